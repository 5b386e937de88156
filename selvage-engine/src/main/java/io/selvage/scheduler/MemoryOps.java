package io.selvage.scheduler;

import io.selvage.hooks.MemoryGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;

/** Accesses to variables as operations. */
final class MemoryOps implements MemoryGate {
    /** Stands for the object that static fields are in. */
    static final Object STATICS = new Object();

    private final Conductor conductor;
    private final boolean plainToo;
    private final RacyVariables racy;
    private final HandleTargets handles = new HandleTargets();

    /** @param plainToo whether plain accesses are points, or only those that order memory and those to {@code racy} */
    MemoryOps(Conductor conductor, boolean plainToo, RacyVariables racy) {
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
    public void staticField(int site) {
        access(STATICS, Sites.member(site) + 1, site);
    }

    @Override
    public void element(Object array, int index, int site) {
        if (array != null && index >= 0) {
            access(array, index + 1, site);
        }
    }

    @Override
    public void handle(Object handle, Object owner, int index, int site) {
        HandleTargets.Target target = handles.of(handle);
        switch (target.shape()) {
            case STATIC -> access(STATICS, target.member() + 1, site);
            case FIELD -> {
                if (owner != null) {
                    access(owner, target.member() + 1, site);
                }
            }
            case ELEMENT -> element(owner, index, site);
            case OTHER -> access(handle, 0, site);
        }
    }

    private void access(Object owner, int variable, int number) {
        Site site = Sites.get(number);
        boolean orders = site.isVolatile();
        Strand self = conductor.self();
        self.leavePool();
        boolean writes = site.writes();
        self.pend(writes ? OpKind.WRITE : OpKind.READ, conductor.cell(owner), variable, writes, number);
        self.orders = orders;
        if (orders || (plainToo || racy.contains(owner, variable)) && self.initialising == 0) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
    }
}
