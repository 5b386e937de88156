package io.selvage.cli;

import io.selvage.cli.input.BadInput;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the same command in another JVM that has further options. The JVM cannot be given any once it runs, so this one
 * only waits for the other.
 */
final class Relaunch {
    private static final String MARK = "selvage.relaunched";

    private Relaunch() {}

    /** Whether this JVM was started for its options. */
    static boolean isDone() {
        return Boolean.getBoolean(MARK);
    }

    /** The exit code of {@code command}, run in a JVM with {@code arguments}. */
    static int run(List<String> arguments, String[] command) {
        JvmArguments.check(arguments);
        List<String> java = java(arguments);
        try {
            prove(java, arguments);
            java.addAll(program());
            java.addAll(List.of(command));
            return waitFor(new ProcessBuilder(java).inheritIO().start());
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException("cannot run another JVM: " + failure.getMessage(), failure);
        }
    }

    /** As this JVM was started; but a collector that is asked for replaces ours. */
    private static List<String> java(List<String> arguments) {
        List<String> java = new ArrayList<>();
        java.add(System.getProperty("java.home") + "/bin/java");
        java.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        if (arguments.stream().anyMatch(one -> one.matches("-XX:\\+Use\\w+GC"))) {
            java.removeIf(one -> one.matches("-XX:\\+Use\\w+GC"));
        }
        java.addAll(arguments);
        java.add("-D" + MARK + "=true");
        return java;
    }

    private static List<String> program() {
        String classPath = System.getProperty("java.class.path");
        return classPath.endsWith(".jar") && !classPath.contains(System.getProperty("path.separator"))
                ? List.of("-jar", classPath)
                : List.of("-cp", classPath, Main.class.getName());
    }

    /** A JVM that does not start says so in its own words, and by the exit code of a finding. */
    private static void prove(List<String> java, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(java);
        command.add("-version");
        Process trial = new ProcessBuilder(command).redirectErrorStream(true).start();
        String words = new String(trial.getInputStream().readAllBytes(), Charset.defaultCharset());
        if (trial.waitFor() != 0) {
            throw new BadInput(
                    "the JVM does not start with --jvm-arg " + String.join(" ", arguments) + ": "
                            + words.lines().findFirst().orElse("it does not say why"),
                    "correct it, or leave it out");
        }
    }

    private static int waitFor(Process other) throws IOException, InterruptedException {
        try {
            return other.waitFor();
        } catch (InterruptedException stopped) {
            new ProcessBuilder("kill", "-INT", Long.toString(other.pid()))
                    .start()
                    .waitFor();
            return other.waitFor();
        }
    }
}
