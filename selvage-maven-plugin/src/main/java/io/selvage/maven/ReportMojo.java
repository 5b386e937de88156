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
import org.apache.maven.project.MavenProject;

/**
 * Gathers what the tests of a module came to on one page. In a build of several modules the last one also writes a page
 * for all of them, below the folder that Maven was started in.
 */
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

    @Parameter(defaultValue = "${reactorProjects}", readonly = true)
    private List<MavenProject> modules;

    @Parameter(defaultValue = "${session.executionRootDirectory}", readonly = true)
    private File root;

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    @Parameter(property = "selvage.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public void execute() throws MojoExecutionException {
        if (skip) {
            getLog().info("selvage.skip is set: no report");
            return;
        }
        List<Result> read = read(results.toPath());
        if (read.isEmpty()) {
            getLog().info("no results in " + results + ", so no report");
        } else {
            write(read, report.toPath(), title, List.of(classes.toPath(), testClasses.toPath()));
        }
        if (modules != null
                && modules.size() > 1
                && modules.get(modules.size() - 1).equals(project)) {
            writeAll();
        }
    }

    private void writeAll() throws MojoExecutionException {
        List<Result> all = new ArrayList<>();
        List<Path> folders = new ArrayList<>();
        for (MavenProject module : modules) {
            all.addAll(read(Path.of(module.getBuild().getDirectory(), "selvage")));
            folders.add(Path.of(module.getBuild().getOutputDirectory()));
            folders.add(Path.of(module.getBuild().getTestOutputDirectory()));
        }
        Path page = root.toPath().resolve(Path.of("target", "selvage", "all-modules.html"));
        if (!all.isEmpty()) {
            write(all, page, "all modules", folders);
        }
    }

    private static List<Result> read(Path folder) throws MojoExecutionException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = all.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
            List<Result> read = new ArrayList<>();
            for (Path file : files) {
                read.add(readResult(file));
            }
            return read;
        } catch (IOException e) {
            throw new MojoExecutionException(folder + " cannot be read; check its permissions", e);
        }
    }

    private static Result readResult(Path file) throws MojoExecutionException {
        try {
            return ResultReader.read(Files.readString(file));
        } catch (IOException | IllegalArgumentException e) {
            throw new MojoExecutionException(file + " is no result of a test (" + e.getMessage() + "); delete it", e);
        }
    }

    private void write(List<Result> read, Path page, String name, List<Path> folders) throws MojoExecutionException {
        List<PageSection> chapters = read.stream().map(PageSection::of).toList();
        try {
            Files.createDirectories(page.toAbsolutePath().getParent());
            Files.writeString(page, HtmlReport.of(name, chapters, SourceExcerpts.of(folders)));
        } catch (IOException e) {
            throw new MojoExecutionException(page + " cannot be written; choose another selvage.report", e);
        }
        long failed = read.stream().filter(ReportMojo::isBad).count();
        getLog().info(read.size() + " results, " + failed + " of them bad: " + page);
    }

    private static boolean isBad(Result result) {
        return result.verdict() != Verdict.PASSED && result.verdict() != Verdict.NOT_FOUND;
    }
}
