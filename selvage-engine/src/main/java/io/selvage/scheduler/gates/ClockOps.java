package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.hooks.threads.ClockReading;
import io.selvage.scheduler.ClockUse;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.CallOrigin;

/**
 * Readings of the clock. One that others may get to know, and compare with theirs, is ordered among all of these: it is
 * an operation. One by which its thread alone decides depends on who moves the clock, and is an operation if another
 * thread does. Others are none.
 */
final class ClockOps {
    /** Stands for the order of readings. */
    private static final int ORDER = Sites.memberNumber("the order of readings of the clock") + 1;

    private static final int NOT_ANNOUNCED = -1;

    private final OperationRunner operations;
    private final RacyVariables shared;
    /** The thread that is about to read the clock, and what for. */
    private TestThread announced;

    private int use;

    ClockOps(OperationRunner operations, RacyVariables shared) {
        this.operations = operations;
        this.shared = shared;
    }

    void reset() {
        announced = null;
        operations.execution.clockUse.trace(shared.contains(ShadowObjectTable.STATIC_FIELDS, ClockUse.TIME));
    }

    /** The program is about to read the clock. */
    void announce(TestThread self, int newUse, int site) {
        boolean isShared = newUse == ClockReading.SHARED;
        boolean isTraced = newUse != ClockReading.IDLE && operations.execution.clockUse.isTraced();
        if ((isShared || isTraced) && !self.isInInitialiser() && !self.jdk.isInAtomicMethod()) {
            ShadowObject statics = operations.shadowOfSystem(ShadowObjectTable.STATIC_FIELDS);
            self.pending.announceSilent(statics, isShared ? ORDER : ClockUse.TIME, isShared, site);
            operations.performAtPoint(self);
        } else if (isShared) {
            recordOrder(self);
        }
        announced = self;
        use = newUse;
    }

    private void recordOrder(TestThread self) {
        ShadowObject statics = operations.shadowOfSystem(ShadowObjectTable.STATIC_FIELDS);
        operations.effects.recordSilentAccess(self, statics, ORDER, true);
    }

    long read(TestThread self) {
        int known = announced == self ? use : NOT_ANNOUNCED;
        announced = null;
        int found = known == NOT_ANNOUNCED ? unannounced(self) : known;
        ClockUse clock = operations.execution.clockUse;
        clock.readBy(self, found != ClockReading.IDLE);
        if (known != NOT_ANNOUNCED && known != ClockReading.IDLE) {
            clock.decideInProgram();
        }
        long before = operations.execution.time.now();
        long time = found == ClockReading.SHARED
                ? operations.execution.time.readForAll(self.clockReadings())
                : operations.execution.time.read(self.clockReadings());
        boolean moved = found != ClockReading.SHARED && operations.execution.time.now() != before;
        if (moved) {
            clock.movedBy(self);
        }
        if (clock.isTraced() && (moved || found != ClockReading.IDLE)) {
            operations.effects.recordClockAccess(self, moved);
        }
        return time;
    }

    /** What a reading is for that nobody has looked at: the JDK's own, or one of code that is not woven. */
    private int unannounced(TestThread self) {
        if (CallOrigin.isCalledByProgram()) {
            operations.execution.clockUse.decideInProgram();
            if (self.jdk.isInCall()) {
                return ClockReading.LOCAL;
            }
            recordOrder(self);
            return ClockReading.SHARED;
        }
        return ClockReaders.dependsOnReading(self) ? ClockReading.LOCAL : ClockReading.IDLE;
    }
}
