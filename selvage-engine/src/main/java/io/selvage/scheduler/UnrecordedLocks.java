package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import java.util.Arrays;

/**
 * Locks that a thread has taken inside of a call on a JDK object, as part of the call's step. Nobody can notice them before the thread's
 * next point; those still held then are told of.
 */
public final class UnrecordedLocks {
    private ShadowObject[] locks = new ShadowObject[2];
    private int held;
    private int told;

    public void push(ShadowObject lock) {
        if (held == locks.length) {
            locks = Arrays.copyOf(locks, held * 2);
        }
        locks[held++] = lock;
    }

    public boolean contains(ShadowObject lock) {
        return held > 0 && find(lock) >= 0;
    }

    private int find(ShadowObject lock) {
        int at = held - 1;
        while (at >= 0 && locks[at] != lock) {
            at--;
        }
        return at;
    }

    /** The thread gives back {@code lock}, which is one of them, for good; true if others have been told of it. */
    public boolean pop(ShadowObject lock) {
        int at = find(lock);
        System.arraycopy(locks, at + 1, locks, at, --held - at);
        locks[held] = null;
        boolean wasTold = at < told;
        told -= wasTold ? 1 : 0;
        return wasTold;
    }

    /** {@code strand} is at a point. */
    public void tell(TestThread strand, Effects effects) {
        while (told < held) {
            effects.touch(strand, locks[told++].numberedBy(strand), ExtraAccess.HELD_ACROSS_STEPS, true);
        }
    }
}
