package io.selvage.cli.output;

import io.selvage.options.Options;
import io.selvage.report.ReportSources;
import io.selvage.report.SourceExcerpts;

/** Sources beside the classes of the class path, and below the current folder. */
final class CommandSources implements ReportSources {
    private final Options options;
    private SourcePaths paths;

    CommandSources(Options options) {
        this.options = options;
    }

    @Override
    public SourceExcerpts excerpts() {
        return SourceExcerpts.of(options.classpath());
    }

    @Override
    public String path(String fileName) {
        if (paths == null) {
            paths = SourcePaths.here();
        }
        return paths.of(fileName);
    }
}
