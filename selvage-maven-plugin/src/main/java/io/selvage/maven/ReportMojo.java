package io.selvage.maven;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.HtmlReport;
import io.selvage.report.PageSection;
import io.selvage.report.ResultReader;
import io.selvage.report.SourceExcerpts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Gathers what the tests of a module came to on one page. */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends AbstractMojo {
    /** Where the tests have left their results. */
    @Parameter(property = "selvage.results", defaultValue = "${project.build.directory}/selvage")
    private File results;

    /** The page. */
    @Parameter(property = "selvage.report", defaultValue = "${project.build.directory}/selvage/index.html")
    private File report;

    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
    private File classes;

    @Parameter(defaultValue = "${project.build.testOutputDirectory}", readonly = true)
    private File testClasses;

    @Parameter(defaultValue = "${project.name}", readonly = true)
    private String title;

    @Parameter(property = "selvage.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public void execute() throws MojoExecutionException {
        List<Path> files = skip ? List.of() : files();
        if (files.isEmpty()) {
            getLog().info(skip ? "selvage.skip is set: no report" : "no results in " + results + ", so no report");
            return;
        }
        List<Result> read = new ArrayList<>();
        for (Path file : files) {
            read.add(read(file));
        }
        write(read);
        long failed = read.stream().filter(ReportMojo::isBad).count();
        getLog().info(read.size() + " results, " + failed + " of them bad: " + report);
    }

    private List<Path> files() throws MojoExecutionException {
        if (!results.isDirectory()) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(results.toPath())) {
            return all.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new MojoExecutionException(results + " cannot be read; check its permissions", e);
        }
    }

    private static Result read(Path file) throws MojoExecutionException {
        try {
            return ResultReader.read(Files.readString(file));
        } catch (IOException | IllegalArgumentException e) {
            throw new MojoExecutionException(file + " is no result of a test (" + e.getMessage() + "); delete it", e);
        }
    }

    private void write(List<Result> read) throws MojoExecutionException {
        List<PageSection> chapters = read.stream().map(PageSection::of).toList();
        SourceExcerpts sources = SourceExcerpts.of(List.of(classes.toPath(), testClasses.toPath()));
        try {
            Files.createDirectories(report.getAbsoluteFile().toPath().getParent());
            Files.writeString(report.toPath(), HtmlReport.of(title, chapters, sources));
        } catch (IOException e) {
            throw new MojoExecutionException(report + " cannot be written; choose another selvage.report", e);
        }
    }

    private static boolean isBad(Result result) {
        return result.verdict() != Verdict.PASSED && result.verdict() != Verdict.NOT_FOUND;
    }
}
