package io.selvage.bench.peers;

import java.time.Duration;

/** A tool that looks for the fault of a program. Each is made once in a process and may be asked several times. */
public interface Contender {
    /**
     * Runs {@code work} until it is seen to fail or hang, the tool has tried all that it wants to try, or {@code limit}
     * is over. May
     * also never come back: the process is ended then, and what {@code count} shows is taken for a search without
     * success.
     */
    AttemptResult attempt(Work work, Duration limit, ExecutionCounter count) throws Exception;
}
