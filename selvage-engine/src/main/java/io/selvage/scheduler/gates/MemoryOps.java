package io.selvage.scheduler.gates;

import io.selvage.hooks.MemoryGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.HandleTargets;
import java.lang.reflect.Array;

/** Accesses to variables as operations. */
public final class MemoryOps implements MemoryGate {
    /** Stands for the object that static fields are in. */
    public static final Object STATICS = new Object();

    /** Of larger ranges only so many elements are told. */
    private static final int MOST_ELEMENTS = 1 << 10;

    private final ThreadController conductor;
    private final boolean plainToo;
    private final RacyVariables racy;
    private final HandleTargets handles = new HandleTargets();

    /** @param plainToo whether plain accesses are points, or only those that order memory and those to {@code racy} */
    public MemoryOps(ThreadController conductor, boolean plainToo, RacyVariables racy) {
        this.conductor = conductor;
        this.plainToo = plainToo;
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
        access(STATICS, Sites.member(site) + 1, site);
    }

    @Override
    public void element(Object array, int index, int site) {
        if (array != null && index >= 0) {
            access(array, index + 1, site);
        }
    }

    /** One operation: the first element that others race on, or the first one, decides whether it is a point. */
    @Override
    public void elements(Object array, int from, int to, int site) {
        if (array == null || !array.getClass().isArray() || from < 0) {
            return;
        }
        int last = Math.min(to, Array.getLength(array));
        int end = Math.min(last, from + MOST_ELEMENTS);
        if (from >= end || conductor.self().units > 0) {
            return;
        }
        int first = from;
        while (first < end && !racy.contains(array, first + 1)) {
            first++;
        }
        first = first == end ? from : first;
        access(array, first + 1, site);
        for (int index = from; index < end; index++) {
            if (index != first) {
                TestThread self = conductor.self();
                pend(self, array, index + 1, site);
                conductor.performNow(self);
            }
        }
        if (end < last) {
            unseen(site);
        }
    }

    @Override
    public void varHandle(Object handle, Object owner, int index, int site) {
        HandleTargets.Target target = handles.of(handle);
        switch (target.shape()) {
            case STATIC -> access(STATICS, target.member() + 1, site);
            case FIELD -> {
                if (owner != null) {
                    access(owner, target.member() + 1, site);
                }
            }
            case ELEMENT -> element(owner, index, site);
            case OTHER -> {
                access(handle, 0, site);
                unseen(site);
            }
        }
    }

    /** The access at {@code site} reaches more than was told. */
    private void unseen(int site) {
        conductor.execution.log.unseen(Sites.get(site).writes());
    }

    private void access(Object owner, int variable, int number) {
        Site site = Sites.get(number);
        boolean orders = site.isVolatile();
        TestThread self = conductor.self();
        if (self.units > 0 && !orders) {
            return;
        }
        self.leavePool();
        pend(self, owner, variable, number);
        self.orders = orders;
        boolean point = orders || (plainToo || racy.contains(owner, variable)) && self.initialising == 0;
        if (point && !site.isThreadConfined() || self.isHeldBack()) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
    }

    private void pend(TestThread self, Object owner, int variable, int site) {
        boolean writes = Sites.get(site).writes();
        self.pend(writes ? OpKind.WRITE : OpKind.READ, conductor.cell(owner), variable, writes, site);
        self.orders = false;
    }
}
