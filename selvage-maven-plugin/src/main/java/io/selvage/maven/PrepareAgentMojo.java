package io.selvage.maven;

import java.io.File;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Puts the weaving agent on the command line of test JVMs, by the property that Surefire reads. */
@Mojo(name = "prepare-agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class PrepareAgentMojo extends AbstractMojo {
    private static final String AGENT = "io.selvage:selvage-agent";

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin.artifactMap}", readonly = true, required = true)
    private Map<String, Artifact> artifacts;

    /** The property to add to. */
    @Parameter(property = "selvage.propertyName", defaultValue = "argLine")
    private String propertyName;

    /** Leaves everything as it is. */
    @Parameter(property = "selvage.skip", defaultValue = "false")
    private boolean skip;

    /** Classes within which data races are not reported, in all tests; a {@code *} stands for any characters. */
    @Parameter(property = "selvage.ignoreRaces")
    private List<String> ignoreRaces;

    /** Classes of java.util.concurrent to interleave within, in all tests; a {@code *} stands for any characters. */
    @Parameter(property = "selvage.inside")
    private List<String> inside;

    /** Which time limits may run out at any moment, in tests that do not say so: any, idle, or a duration as in 1s. */
    @Parameter(property = "selvage.timeouts")
    private String timeouts;

    /** What becomes of tests whose search does not come to its end, if they do not say so: pass, warn or fail. */
    @Parameter(property = "selvage.unfinished")
    private String unfinished;

    @Override
    public void execute() throws MojoExecutionException {
        if (skip) {
            getLog().info("selvage.skip is set: tests run without the agent");
            return;
        }
        Artifact agent = artifacts.get(AGENT);
        if (agent == null || agent.getFile() == null) {
            throw new MojoExecutionException(
                    "the plugin's dependency " + AGENT + " was not resolved; run Maven with -U");
        }
        String before = project.getProperties().getProperty(propertyName, "");
        String after = (before + " " + flag(agent.getFile()) + property("ignoreRaces", ignoreRaces)
                        + property("inside", inside)
                        + property("timeouts", timeouts == null ? List.of() : List.of(timeouts))
                        + property("unfinished", unfinished == null ? List.of() : List.of(unfinished)))
                .trim();
        project.getProperties().setProperty(propertyName, after);
        getLog().info(propertyName + " set to " + after);
    }

    private static String property(String name, List<String> patterns) {
        return patterns == null || patterns.isEmpty()
                ? ""
                : " \"-Dselvage." + name + "=" + String.join(",", patterns) + '"';
    }

    private static String flag(File jar) {
        String flag = "-javaagent:" + jar.getAbsolutePath() + "=isolated";
        return flag.contains(" ") ? '"' + flag + '"' : flag;
    }
}
