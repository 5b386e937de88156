package io.selvage.report;

/** Where reports find the sources of the program. */
public interface ReportSources {
    SourceExcerpts excerpts();

    /**
     * The path of a source file relative to the root of the sources, by its bare name; the name itself if it is
     * unknown.
     */
    String path(String fileName);
}
