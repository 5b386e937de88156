package io.selvage.bench.peers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A contender and how its process is started.
 *
 * @param name as it stands in tables
 * @param version of the tool
 * @param contender as {@link CellMain} understands it
 * @param flags of the JVM
 * @param usesVmlensAgent whether the agent is to be unpacked into a folder of its own for each process
 */
record Tool(
        String name, String version, String contender, List<String> flags, String classpath, boolean usesVmlensAgent) {
    private static final String OURS = "io.selvage.bench.peers.";

    /** Where everything is that was built. */
    record Places(Path jar, Path bench, Path testbed, Path peers) {
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

    static Tool selvage(String strategy, Places places) {
        String name = strategy.equals("dpor") ? "selvage" : "selvage " + strategy;
        List<String> flags = List.of("-javaagent:" + places.jar);
        return new Tool(
                name, Versions.selvage(), "selvage:" + strategy, flags, places.jar + ":" + places.programs(), false);
    }

    static Tool stress(Places places) {
        return new Tool("stress", "", "stress", List.of(), places.programs(), false);
    }

    /** Those whose parts are there; none without the profile {@code peers}. */
    static List<Tool> peers(Places places) {
        List<Tool> tools = new ArrayList<>();
        String lincheck = Versions.ofJar(places.peers.resolve("lib"), "lincheck");
        if (!lincheck.isEmpty()) {
            List<String> flags = List.of("-XX:+EnableDynamicAgentLoading");
            tools.add(new Tool("lincheck", lincheck, OURS + "LincheckContender", flags, places.withPeers(), false));
        }
        String vmlens = Versions.ofJar(places.peers.resolve("lib"), "api");
        if (!vmlens.isEmpty()) {
            tools.add(new Tool("vmlens", vmlens, OURS + "VmlensContender", List.of(), places.withPeers(), true));
        }
        return tools;
    }
}
