package io.selvage.scheduler.gates;

import io.selvage.scheduler.TestThread;

/** Reads and writes of what is not made for several threads, of which no field says so: objects of the JDK, arrays. */
final class PlainAccesses {
    /** Of larger arrays, nothing more is recorded: what happens to the rest is not known. */
    static final int MOST_ELEMENTS = 1 << 10;

    private final OperationRunner operations;
    private final boolean plainAccessesArePoints;
    private final RacyVariables racy;

    PlainAccesses(OperationRunner operations, boolean plainAccessesArePoints, RacyVariables racy) {
        this.operations = operations;
        this.plainAccessesArePoints = plainAccessesArePoints;
        this.racy = racy;
    }

    /**
     * The running thread reads or writes a variable of {@code object}.
     *
     * @param variable 0 for its contents, else one more than the number of an element
     * @param atPoint whether this may be a scheduling point; if not, it is part of the running step
     */
    void variable(Object object, int variable, boolean writes, int site, boolean atPoint) {
        TestThread self = operations.self();
        self.pending.announceAccess(operations.shadow(object), variable, writes, false, site);
        boolean isPoint = atPoint && (plainAccessesArePoints || racy.contains(object, variable));
        if (isPoint && !self.isInInitialiser()) {
            operations.performAtPoint(self);
        } else {
            operations.performInStep(self);
        }
    }

    /** The same for all elements of {@code array}; the first of them may be a scheduling point. */
    void elements(Object array, int length, boolean writes, int site, boolean atPoint) {
        int end = Math.min(length, MOST_ELEMENTS);
        for (int index = 0; index < end; index++) {
            variable(array, index + 1, writes, site, atPoint && index == 0);
        }
        if (end < length) {
            operations.execution.log.markUnwoven(writes);
            operations.execution.unseen.add(
                    operations.self(), operations.shadow(array), 0, site, operations.execution.log.length() - 1);
        }
    }
}
