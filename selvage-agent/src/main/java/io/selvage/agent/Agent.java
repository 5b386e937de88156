package io.selvage.agent;

import java.lang.instrument.Instrumentation;

/**
 * Entry of the agent, by {@code -javaagent}, {@code Launcher-Agent-Class} or attach. Names no hook: the hooks must be
 * known to the bootstrap loader before anything links to them.
 */
public final class Agent {
    /** Argument: weave only what the engine loads for itself, and leave the rest of the JVM as it is. */
    private static final String ISOLATED = "isolated";

    private static final int FIRST_WITH_FIBERS = 21;
    private static boolean started;

    private Agent() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        boolean first = !started;
        start(arguments, instrumentation);
        if (first && !ISOLATED.equals(arguments)) {
            Installation.coversAll();
        }
    }

    public static void agentmain(String arguments, Instrumentation instrumentation) {
        start(arguments, instrumentation);
    }

    /** Never throws: without the agent the engine refuses to run and says so, which is better than a dead JVM. */
    private static synchronized void start(String arguments, Instrumentation instrumentation) {
        if (started) {
            return;
        }
        started = true;
        try {
            ModuleOpener.openToAgent(instrumentation);
            boolean fibers = Runtime.version().feature() >= FIRST_WITH_FIBERS;
            if (fibers) {
                ThreadSwitchGenerator.define();
            }
            BootstrapHooks.define(fibers);
            Installation.install(instrumentation, fibers, ISOLATED.equals(arguments));
        } catch (Throwable failure) {
            System.err.println("selvage: the agent could not start, nothing will be woven: " + failure);
            if (Boolean.getBoolean("selvage.debug")) {
                failure.printStackTrace();
            }
        }
    }
}
