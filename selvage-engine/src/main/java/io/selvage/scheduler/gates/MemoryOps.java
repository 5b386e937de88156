package io.selvage.scheduler.gates;

import io.selvage.hooks.MemoryGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.HandleTargets;
import java.lang.reflect.Array;

/** Accesses to variables as operations. */
public final class MemoryOps implements MemoryGate {
    /** Of larger ranges only so many elements are recorded. */
    private static final int MOST_ELEMENTS = 1 << 10;

    private final OperationRunner operations;
    private final boolean plainAccessesArePoints;
    private final RacyVariables racy;
    private final HandleTargets handles = new HandleTargets();

    /** @param plainToo whether plain accesses are points, or only those that order memory and those to {@code racy} */
    public MemoryOps(OperationRunner operations, boolean plainToo, RacyVariables racy) {
        this.operations = operations;
        this.plainAccessesArePoints = plainToo;
        this.racy = racy;
    }

    @Override
    public void field(Object owner, int site) {
        if (owner != null) {
            access(owner, Sites.member(site) + 1, site);
        }
    }

    @Override
    public void wholeObject(Object owner, int site) {
        if (owner != null) {
            access(owner, 0, site);
        }
    }

    @Override
    public void staticField(int site) {
        access(ShadowObjectTable.STATIC_FIELDS, Sites.member(site) + 1, site);
    }

    @Override
    public void element(Object array, int index, int site) {
        if (array != null && index >= 0) {
            access(array, index + 1, site);
        }
    }

    /** One operation: the first racy element, or the first one, decides whether it is a scheduling point. */
    @Override
    public void elements(Object array, int from, int to, int site) {
        if (array == null || !array.getClass().isArray() || from < 0) {
            return;
        }
        int last = Math.min(to, Array.getLength(array));
        int end = Math.min(last, from + MOST_ELEMENTS);
        if (from >= end || operations.self().jdk.isInAtomicMethod()) {
            return;
        }
        int first = from;
        while (first < end && !racy.contains(array, first + 1)) {
            first++;
        }
        first = first == end ? from : first;
        access(array, first + 1, site);
        boolean writes = Sites.get(site).writes();
        for (int index = from; index < end; index++) {
            if (index != first) {
                TestThread self = operations.self();
                self.pending.announceAccess(operations.shadow(array), index + 1, writes, false, site);
                operations.performInStep(self);
            }
        }
        if (end < last) {
            markUnseen(array, site);
        }
    }

    @Override
    public void varHandle(Object handle, Object owner, int index, int site) {
        HandleTargets.Target target = handles.of(handle);
        switch (target.shape()) {
            case STATIC -> access(ShadowObjectTable.STATIC_FIELDS, target.member() + 1, site);
            case FIELD -> {
                if (owner != null) {
                    access(owner, target.member() + 1, site);
                }
            }
            case ELEMENT -> element(owner, index, site);
            case OTHER -> {
                access(handle, 0, site);
                markUnseen(handle, site);
            }
        }
    }

    /** The access at {@code site} reaches more than was recorded. */
    private void markUnseen(Object object, int site) {
        operations.execution.log.markUnwoven(Sites.get(site).writes());
        operations.execution.unseen.add(
                operations.self(), operations.shadow(object), 0, site, operations.execution.log.length() - 1);
    }

    private void access(Object owner, int variable, int number) {
        Site site = Sites.get(number);
        boolean synchronizes = site.isVolatile();
        TestThread self = operations.self();
        if (!synchronizes && self.jdk.isInAtomicMethod()) {
            return;
        }
        self.jdk.returnToProgram();
        self.pending.announceAccess(operations.shadow(owner), variable, site.writes(), synchronizes, number);
        boolean point =
                synchronizes || (plainAccessesArePoints || racy.contains(owner, variable)) && !self.isInInitialiser();
        if (point && !site.isThreadConfined() || self.isSpinningIdle()) {
            operations.performAtPoint(self);
        } else {
            operations.performInStep(self);
        }
    }
}
