package io.selvage.junit.loading;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Makes sure that the weaving agent is in this JVM. Must not touch anything that links to the hooks before it is. */
public final class AgentAttachment {
    private static final int FIRST_THAT_WARNS = 21;
    private static final long PATIENCE_SECONDS = 60;
    private static final String ALLOWED = "-XX:+EnableDynamicAgentLoading";
    /**
     * Held during an exploration: what is woven, and what executions share, is the same for the whole JVM. JUnit may
     * run tests in parallel.
     */
    public static final Object ONE_AT_A_TIME = new Object();

    private static String objection;

    private AgentAttachment() {}

    /** What is wrong, or the empty string. Tries once per JVM. */
    public static synchronized String ensure() {
        if (objection == null) {
            objection = isActive() ? "" : attach();
        }
        return objection;
    }

    /** The agent defines the hooks into the bootstrap loader, where the class path's copy of them never is. */
    private static boolean isActive() {
        try {
            Class.forName("io.selvage.hooks.Weaving", false, null);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static String attach() {
        try {
            Path jar = Path.of(Class.forName("io.selvage.agent.Agent", false, AgentAttachment.class.getClassLoader())
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (!jar.toFile().isFile()) {
                return advice("the agent is not in a jar but in " + jar);
            }
            if (Runtime.version().feature() >= FIRST_THAT_WARNS && !isAllowed()) {
                System.err.println(
                        "selvage: attaching to the running JVM, about which the JDK warns; the flag -javaagent:"
                                + jar.getFileName()
                                + "=isolated (set by selvage-maven-plugin's prepare-agent) or"
                                + " " + ALLOWED + " avoids it");
            }
            return attach(jar);
        } catch (ClassNotFoundException | URISyntaxException e) {
            return advice("the agent is not on the class path");
        } catch (IOException e) {
            return advice("cannot attach (" + e.getMessage() + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return advice("interrupted while attaching");
        }
    }

    /** Whether the user has said that agents may be loaded, so that the JDK does not warn. */
    private static boolean isAllowed() {
        String[] arguments = ProcessHandle.current().info().arguments().orElse(new String[0]);
        String variables = System.getenv().getOrDefault("JDK_JAVA_OPTIONS", "") + " "
                + System.getenv().getOrDefault("JAVA_TOOL_OPTIONS", "");
        return Arrays.asList(arguments).contains(ALLOWED) || variables.contains(ALLOWED);
    }

    /** A JVM may not attach to itself, so another one does it. */
    private static String attach(Path jar) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String pid = Long.toString(ProcessHandle.current().pid());
        Process helper = new ProcessBuilder(
                        java,
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        jar.toString(),
                        "io.selvage.agent.Attach",
                        pid,
                        jar.toString(),
                        "isolated")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!helper.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            helper.destroyForcibly();
            return advice("attaching did not end within " + PATIENCE_SECONDS + " s");
        }
        return isActive() ? "" : advice("attaching failed, exit code " + helper.exitValue());
    }

    private static String advice(String what) {
        return "TOOL FAULT: " + what
                + ": nothing can be tested without the weaving agent; start the JVM with"
                + " -javaagent:selvage-agent.jar=isolated"
                + " (selvage-maven-plugin's prepare-agent does), on a JDK with the module jdk.attach";
    }
}
