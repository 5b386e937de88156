package io.selvage.cli.output;

import java.io.PrintWriter;

/** Where a command prints: its answer to {@code out}, everything else to {@code err}. */
public record Console(PrintWriter out, PrintWriter err) {
    public void answer(String text) {
        out.print(text);
        out.flush();
    }

    public void remark(String line) {
        err.println("selvage: " + line);
        err.flush();
    }
}
