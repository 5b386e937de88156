package io.selvage.testbed;

import io.selvage.cli.Main;
import io.selvage.cli.output.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command line as a user does, in a process of its own; or in this JVM, where that makes no difference. */
public final class SelvageProcess {
    /** Lest a busy machine is taken for a program that is stuck, or for a search that takes too long. */
    public static final String PATIENT = "-Dselvage.patience=20";

    /** A process that lives for a moment spends half of its time in the optimising compiler, for nothing. */
    private static final String BRIEF = "-XX:TieredStopAtLevel=1";

    /** What a process printed and how it ended. */
    public record Run(int exit, String out, String err) {}

    private SelvageProcess() {}

    /** The corpus as a class path. */
    public static String corpus() {
        return place(Corpus.class);
    }

    /** The programs beside these tests as a class path. */
    public static String tests() {
        return place(SelvageProcess.class);
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The same command line without a process: for whatever depends neither on how a JVM starts nor on what one keeps.
     * Names of files must be absolute.
     *
     * @param folder for what it writes, unless {@code --out} says otherwise
     */
    public static Run here(Path folder, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        if (!all.contains("--out")) {
            all.addAll(1, List.of("--out", folder.resolve("out").toString()));
        }
        return hereWithoutOut(all.toArray(String[]::new));
    }

    /** The same of a command that has no {@code --out}. */
    public static Run hereWithoutOut(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new Console(new PrintWriter(out), new PrintWriter(err)), arguments);
        return new Run(exit, out.toString(), err.toString());
    }

    /** Standard input stays open and empty, as on a terminal where nobody types. */
    public static Run selvage(Path folder, String... arguments) {
        return selvage(folder, List.of(), List.of(arguments));
    }

    /** What starts such a process. */
    public static List<String> command(List<String> settings, List<String> arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-XX:+UseSerialGC", BRIEF, PATIENT));
        command.addAll(settings);
        command.addAll(List.of("-jar", System.getProperty("selvage.jar")));
        command.addAll(arguments);
        return command;
    }

    /** @param settings of the JVM that it runs in, stronger than {@link #PATIENT} */
    public static Run selvage(Path folder, List<String> settings, List<String> arguments) {
        List<String> command = command(settings, arguments);
        try {
            Path out = Files.createTempFile(folder, "out", ".txt");
            Path err = Files.createTempFile(folder, "err", ".txt");
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(10, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IllegalStateException("no answer within ten minutes: " + command);
            }
            return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
