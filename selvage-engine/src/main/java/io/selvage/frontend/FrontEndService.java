package io.selvage.frontend;

import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import java.util.function.Consumer;

/** A front end of a module that need not be there. Found by {@link java.util.ServiceLoader}. */
public interface FrontEndService {
    /** The word of the command line that asks for it. */
    String command();

    /**
     * Does what {@code options} ask for; blocks until there is a verdict.
     *
     * @param progress receives a line now and then about what is done just now
     */
    ReportContent run(Options options, Consumer<String> progress);
}
