package io.selvage.cli;

import io.selvage.cli.command.Engine;
import io.selvage.cli.output.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Entry of the executable jar. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        InterruptGuard interruption = InterruptGuard.guard(Thread.currentThread());
        int code = new CommandTree(console(), Engine.REAL, interruption::isStopping).execute(args);
        interruption.done();
        System.exit(code);
    }

    /** Does what {@code args} say; answers with the exit code, never throws. For callers that stay alive. */
    public static int run(Console console, String... args) {
        return new CommandTree(console, Engine.REAL, () -> false).execute(args);
    }

    /** On the process's own streams: {@code System.out} may be the tested program's by the time we print. */
    private static Console console() {
        return new Console(writer(FileDescriptor.out), writer(FileDescriptor.err));
    }

    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(new FileOutputStream(to), true, StandardCharsets.UTF_8);
    }
}
