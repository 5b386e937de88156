package io.selvage.cli.output;

import io.selvage.options.FrontEnd;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.PrintWriter;

/** Where a command prints: its answer to {@code out}, everything else to {@code err}. */
public record Console(PrintWriter out, PrintWriter err) {
    public void print(String text) {
        out.print(text);
        out.flush();
    }

    /**
     * Says of each option that was given and that {@code frontEnd} does not use that it does nothing for {@code what}.
     */
    public void remarkUnused(Options given, FrontEnd frontEnd, String what) {
        for (Option<?> option : OptionList.all()) {
            if (given.isGiven(option) && !option.isFor(frontEnd)) {
                remark(option + " has no effect on " + what);
            }
        }
    }

    public void remark(String line) {
        err.println("selvage: " + line);
        err.flush();
    }
}
