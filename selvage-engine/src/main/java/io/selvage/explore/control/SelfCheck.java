package io.selvage.explore.control;

import io.selvage.hooks.Weaving;
import io.selvage.model.FinishedExecution;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Proves once per JVM that weaving and control are on, by finding a planted race. */
public final class SelfCheck {
    private static final String PLANTED = "io.selvage.selfcheck.PlantedRace";
    private static final int ENOUGH = 10_000;
    /** Milliseconds within which it is done, with little of a processor. */
    private static final long ON_A_BUSY_MACHINE = 300_000;

    /** What is wrong, or the empty string; null before the check. */
    private static String verdict;

    private SelfCheck() {}

    /** What is wrong, if anything is. */
    public static synchronized Optional<String> run() throws InterruptedException {
        if (!Weaving.isActive()) {
            return Optional.of("the weaving agent is not active in this JVM; start through ./selvage, or add"
                    + " -javaagent:selvage-agent.jar");
        }
        if (verdict == null) {
            Weaving.openTo(SelfCheck.class.getModule());
            String[] answer = {"the self-check did not finish"};
            Thread explorer = ProgramRunner.explorerThread(() -> answer[0] = explore(), "selvage-self-check");
            explorer.start();
            explorer.join(ON_A_BUSY_MACHINE);
            verdict = answer[0];
        }
        return Optional.of(verdict).filter(problem -> !problem.isEmpty());
    }

    private static String explore() {
        Set<String> outputs = new HashSet<>();
        ProgramRunner.Settings settings = new ProgramRunner.Settings(true, 1_000, 0, 0, 0);
        try (ProgramRunner runner = new ProgramRunner(settings)) {
            Runnable main = planted();
            DfsStrategy strategy = new DfsStrategy();
            for (int i = 0; i < ENOUGH && outputs.size() < 2 && strategy.begin(); i++) {
                FinishedExecution seen = runner.run(strategy, main);
                outputs.add(seen.output());
            }
        } catch (ReflectiveOperationException | IOException | RuntimeException | Error e) {
            return "the self-check failed: " + e;
        }
        return outputs.equals(Set.of("1", "2"))
                ? ""
                : "the self-check found " + outputs
                        + " instead of both results of a planted race: control is not complete"
                        + " in this JVM (another agent?)";
    }

    private static Runnable planted() throws ReflectiveOperationException, IOException {
        Class<?> type = Class.forName(PLANTED, false, new PlantedLoader());
        MethodHandle main = MethodHandles.publicLookup()
                .findStatic(type, "main", MethodType.methodType(void.class, String[].class));
        return () -> {
            try {
                main.invokeExact(new String[0]);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /** Defines the planted program anew, so that it is woven like a class of the user's. */
    private static final class PlantedLoader extends ClassLoader {
        private final byte[] bytes;

        PlantedLoader() throws IOException {
            super("self-check", ClassLoader.getPlatformClassLoader());
            try (InputStream in = SelfCheck.class.getResourceAsStream("/" + PLANTED.replace('.', '/') + ".class")) {
                bytes = in.readAllBytes();
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.equals(PLANTED)) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
