package io.selvage.agent;

import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Opens the packages of {@code java.base} that the agent, the hooks, the fibers and the engine reach into. */
final class ModuleOpener {
    private static final List<String> PACKAGES = List.of(
            "java.io",
            "java.lang",
            "java.lang.invoke",
            "java.net",
            "java.nio",
            "java.text",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "java.util.regex",
            "java.util.stream",
            "sun.nio.cs",
            "jdk.internal.vm",
            "jdk.internal.vm.annotation",
            "jdk.internal.misc",
            "jdk.internal.access");

    private ModuleOpener() {}

    static void openToAgent(Instrumentation instrumentation) {
        open(instrumentation, ModuleOpener.class.getModule());
    }

    /** Once more is no harm. */
    static void open(Instrumentation instrumentation, Module user) {
        Module base = Object.class.getModule();
        Map<String, Set<Module>> openings = new HashMap<>();
        for (String name : PACKAGES) {
            if (base.getPackages().contains(name)) {
                openings.put(name, Set.of(user));
            }
        }
        instrumentation.redefineModule(base, Set.of(), openings, openings, Set.of(), Map.of());
    }
}
