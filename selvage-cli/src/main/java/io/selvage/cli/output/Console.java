package io.selvage.cli.output;

import java.io.PrintWriter;

/** Where a command prints: its answer to {@code out}, everything else to {@code err}. */
record Console(PrintWriter out, PrintWriter err) {
    void answer(String text) {
        out.print(text);
        out.flush();
    }

    void remark(String line) {
        err.println("selvage: " + line);
        err.flush();
    }
}
