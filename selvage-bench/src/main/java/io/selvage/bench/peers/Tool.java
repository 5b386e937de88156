package io.selvage.bench.peers;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A contender and how its process is started.
 *
 * @param name as it stands in tables
 * @param version of the tool
 * @param contender as {@link CellMain} understands it
 * @param flags of the JVM
 * @param agentFolder jars of an agent that writes beside them, so that each process needs its own copies
 */
record Tool(
        String name,
        String version,
        String contender,
        List<String> flags,
        String classpath,
        Optional<Path> agentFolder) {
    private static final String OURS = "io.selvage.bench.peers.";

    /** Where everything is that was built. */
    record Paths(Path jar, Path bench, Path testbed, Path peers) {
        private String programs() {
            return bench + ":" + testbed;
        }

        private String withPeers() {
            return programs() + ":" + peers.resolve("lib") + "/*";
        }
    }

    Tool {
        flags = List.copyOf(flags);
    }

    static Tool selvage(String strategy, Paths paths) {
        String name = strategy.equals("dpor") ? "selvage" : "selvage " + strategy;
        List<String> flags = List.of("-javaagent:" + paths.jar);
        return new Tool(
                name,
                Versions.selvage(),
                "selvage:" + strategy,
                flags,
                paths.jar + ":" + paths.programs(),
                Optional.empty());
    }

    static Tool stress(Paths paths) {
        return new Tool("stress", "", "stress", List.of(), paths.programs(), Optional.empty());
    }

    /** Those whose parts are there; none without the profile {@code peers}. */
    static List<Tool> peers(Paths paths) {
        List<Tool> tools = new ArrayList<>();
        String lincheck = Versions.ofJar(paths.peers.resolve("lib"), "lincheck");
        if (!lincheck.isEmpty()) {
            List<String> flags = List.of("-XX:+EnableDynamicAgentLoading");
            tools.add(new Tool(
                    "lincheck", lincheck, OURS + "LincheckContender", flags, paths.withPeers(), Optional.empty()));
        }
        String vmlens = Versions.ofJar(paths.peers.resolve("lib"), "api");
        if (!vmlens.isEmpty()) {
            tools.add(new Tool(
                    "vmlens",
                    vmlens,
                    OURS + "VmlensContender",
                    List.of(),
                    paths.withPeers(),
                    Optional.of(paths.peers.resolve("vmlens/agent_lib"))));
        }
        String jcstress = Versions.ofJar(paths.peers.resolve("lib"), "jcstress-core");
        if (!jcstress.isEmpty()) {
            tools.add(new Tool(
                    "jcstress", jcstress, OURS + "JcstressContender", List.of(), paths.withPeers(), Optional.empty()));
        }
        return tools;
    }

    /** What to give it instead of {@code usual}: one that samples a fixed time needs as long as it needs. */
    Duration limit(Duration usual) {
        return isSearching() ? usual : Duration.ofMinutes(1);
    }

    /** Whether it can run programs with any number of threads, and may come to an end of its own. */
    boolean isSearching() {
        return !contender.endsWith("JcstressContender");
    }
}
