package io.selvage.model;

import java.util.List;

/**
 * A thread that had not ended when its execution did.
 *
 * @param thread its number
 * @param kind what it was about to do, or stuck in
 * @param object the name of what it does that to, or waits for
 * @param objectId its number in the trace
 * @param site where
 * @param enabled whether it could have gone on
 * @param owner the thread that holds what it wants, or that it joins; -1 if there is none or it is unknown
 * @param held names of the locks that it holds itself
 * @param daemon whether the JVM would not have waited for it
 * @param idleWorker whether it is a pool's worker waiting for something to do
 * @param process the position of the process that it belongs to
 * @param awaited what it waits for from other processes; the empty string if it does not
 * @param awaitedFrom the position of the process that it waits for; -1 if that may be any, or if it waits for none
 */
public record UnfinishedThread(
        int thread,
        OpKind kind,
        String object,
        int objectId,
        int site,
        boolean enabled,
        int owner,
        List<String> held,
        boolean daemon,
        boolean idleWorker,
        int process,
        String awaited,
        int awaitedFrom) {
    /** One that waits for nothing from other processes. */
    public UnfinishedThread(
            int thread,
            OpKind kind,
            String object,
            int objectId,
            int site,
            boolean enabled,
            int owner,
            List<String> held,
            boolean daemon,
            boolean idleWorker) {
        this(thread, kind, object, objectId, site, enabled, owner, held, daemon, idleWorker, 0, "", -1);
    }

    /** Whether it waits for what other processes send. */
    public boolean awaitsProcess() {
        return !awaited.isEmpty();
    }
}
