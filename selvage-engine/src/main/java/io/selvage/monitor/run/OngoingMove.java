package io.selvage.monitor.run;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The move that is being performed. Written by the thread that drives an execution, read by one that finds it stuck.
 */
public final class OngoingMove {
    private volatile Supplier<String> text;

    /** @param sequence the moves up to the one that begins, as text */
    void begin(Supplier<String> sequence) {
        text = sequence;
    }

    void end() {
        text = null;
    }

    /** The moves up to the one that is being performed, as text; empty if none is. */
    public Optional<String> sequence() {
        return Optional.ofNullable(text).map(Supplier::get);
    }
}
