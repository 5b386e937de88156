package io.selvage.monitor.run;

import java.util.Optional;

/** The move that is being performed. Written by the thread that drives an execution, read by one that finds it stuck. */
public final class OngoingMove {
    private volatile MonitorSession<?> session;

    void begin(MonitorSession<?> moving) {
        session = moving;
    }

    void end() {
        session = null;
    }

    /** The moves up to the one that is being performed, as text; empty if none is. */
    public Optional<String> sequence() {
        return Optional.ofNullable(session).map(MonitorSession::sequenceText);
    }
}
