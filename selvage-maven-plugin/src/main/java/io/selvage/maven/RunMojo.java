package io.selvage.maven;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;

/**
 * Explores a program of the module: {@code mvn selvage:run -Dselvage.main=com.acme.Main}. It is the command {@code run}
 * of the command line, in a JVM of its own, with the class path of the module. A finding fails the build.
 */
@Mojo(
        name = "run",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class RunMojo extends AbstractMojo {
    private static final String COMMAND_LINE = "io.selvage:selvage-cli";

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin.artifactMap}", readonly = true, required = true)
    private Map<String, Artifact> artifacts;

    /** The class with the main method. */
    @Parameter(property = "selvage.main")
    private String main;

    /** Arguments of the program. */
    @Parameter(property = "selvage.arguments")
    private List<String> arguments;

    /** Options of the command line's {@code run}, a word each, as in {@code --keep-going,--time,30s}. */
    @Parameter(property = "selvage.options")
    private List<String> options;

    /** The class path: {@code runtime}, or {@code test} for a program among the test classes. */
    @Parameter(property = "selvage.scope", defaultValue = "runtime")
    private String scope;

    /** Where the schedules of findings go. */
    @Parameter(property = "selvage.out", defaultValue = "${project.build.directory}/selvage-run")
    private File out;

    /** Whether a finding fails the build. */
    @Parameter(property = "selvage.failOnFinding", defaultValue = "true")
    private boolean failOnFinding;

    /** Does nothing. */
    @Parameter(property = "selvage.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("selvage.skip is set: nothing is explored");
            return;
        }
        if (main == null || main.isBlank()) {
            throw new MojoExecutionException(
                    "no program to run: name its main class, as in -Dselvage.main=com.acme.Main"
                            + " or by the parameter <main>");
        }
        end(start(command()));
    }

    private void end(int exit) throws MojoExecutionException, MojoFailureException {
        switch (exit) {
            case 0 -> getLog().info(main + ": no finding");
            case 1 -> {
                String message = main + ": a schedule fails; the report is above, schedules to replay are in " + out;
                if (failOnFinding) {
                    throw new MojoFailureException(message);
                }
                getLog().warn(message);
            }
            default ->
                throw new MojoExecutionException(main + ": nothing was proved (exit code " + exit
                        + "); the message above says why and what to do");
        }
    }

    private List<String> command() throws MojoExecutionException {
        String jar = jar();
        List<String> command = new ArrayList<>(
                List.of(java(), "-XX:+UseSerialGC", "-XX:-PrintWarnings", "-XX:-OmitStackTraceInFastThrow"));
        command.add("-Dselvage.command=java -jar " + jar);
        command.addAll(List.of("-jar", jar, "run"));
        command.addAll(List.of("--classpath", String.join(File.pathSeparator, classpath())));
        command.addAll(List.of("--out", out.getPath()));
        command.addAll(options == null ? List.of() : options);
        command.add(main);
        command.addAll(arguments == null ? List.of() : arguments);
        return command;
    }

    private String jar() throws MojoExecutionException {
        Artifact commandLine = artifacts.get(COMMAND_LINE);
        if (commandLine == null || commandLine.getFile() == null) {
            throw new MojoExecutionException(
                    "the plugin's dependency " + COMMAND_LINE + " was not resolved; run Maven with -U");
        }
        return commandLine.getFile().getAbsolutePath();
    }

    private List<String> classpath() throws MojoExecutionException {
        try {
            return switch (scope) {
                case "runtime" -> project.getRuntimeClasspathElements();
                case "test" -> project.getTestClasspathElements();
                default ->
                    throw new MojoExecutionException("selvage.scope is " + scope + "; it must be runtime or test");
            };
        } catch (DependencyResolutionRequiredException unresolved) {
            throw new MojoExecutionException("the dependencies of " + project + " were not resolved", unresolved);
        }
    }

    private static String java() {
        return new File(System.getProperty("java.home"), "bin/java").getPath();
    }

    private int start(List<String> command) throws MojoExecutionException {
        getLog().debug(String.join(" ", command));
        try {
            return new ProcessBuilder(command)
                    .directory(project.getBasedir())
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException failure) {
            throw new MojoExecutionException(command.get(0) + " cannot be started; check the JDK of Maven", failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", stopped);
        }
    }
}
