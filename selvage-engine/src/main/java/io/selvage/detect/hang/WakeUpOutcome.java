package io.selvage.detect.hang;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import io.selvage.tracestate.JdkLockCall;

/** What a thread that waits for ever would do if it were woken. */
public enum WakeUpOutcome {
    /** It would look, and find that it can go on: it was owed a notification. */
    PROCEEDS,
    /** It would look, and wait again. */
    WAITS_AGAIN,
    /** It was not woken, it reads nothing, or it was blocked before it could read. */
    UNKNOWN;

    /**
     * Judges an execution in which {@code thread} was woken when no thread was enabled any more.
     *
     * @param from the event by which it was woken
     */
    public static WakeUpOutcome of(FinishedExecution woken, int from, int thread) {
        Trace trace = woken.trace();
        boolean looked = false;
        for (int i = from + 1; i < trace.length(); i++) {
            if (trace.thread(i) == thread) {
                if (isWait(woken, i)) {
                    return WAITS_AGAIN;
                }
                if (looksAt(trace, i)) {
                    looked = true;
                } else if (isProgress(trace.kind(i))) {
                    return looked ? PROCEEDS : UNKNOWN;
                }
            }
        }
        return from < trace.length() && isParkedAgain(woken, trace.site(from), thread) ? WAITS_AGAIN : UNKNOWN;
    }

    private static boolean isWait(FinishedExecution woken, int event) {
        OpKind kind = woken.trace().kind(event);
        return kind == OpKind.WAIT
                || kind == OpKind.CALL
                        && JdkLockCall.of(woken.member(woken.trace().site(event))) == JdkLockCall.AWAIT;
    }

    private static boolean looksAt(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        return kind == OpKind.READ || kind == OpKind.CALL && !trace.writes(event);
    }

    private static boolean isProgress(OpKind kind) {
        return switch (kind) {
            case WRITE, CALL, END, UNLOCK, NOTIFY, NOTIFY_ALL, START, UNPARK -> true;
            default -> false;
        };
    }

    private static boolean isParkedAgain(FinishedExecution woken, int site, int thread) {
        for (UnfinishedThread other : woken.unfinished()) {
            if (other.thread() == thread) {
                return other.kind() == OpKind.PARK && other.site() == site;
            }
        }
        return false;
    }
}
