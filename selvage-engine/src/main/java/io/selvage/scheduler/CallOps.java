package io.selvage.scheduler;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;

/** Calls on objects of the JDK as operations. */
final class CallOps implements CallGate {
    private static final int NOTHING = 0;
    private static final int LEAVE = 1;
    private static final int UNLOCK = 2;

    private final Conductor conductor;
    private final MonitorOps monitors;
    private final boolean plainToo;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final Aliases aliases = new Aliases();

    CallOps(Conductor conductor, MonitorOps monitors, boolean plainToo) {
        this.conductor = conductor;
        this.monitors = monitors;
        this.plainToo = plainToo;
    }

    @Override
    public int begin(Object receiver, int site) {
        if (receiver == null) {
            return NOTHING;
        }
        conductor.self().driven = null;
        return switch (kinds.get(receiver.getClass())) {
            case NONE -> NOTHING;
            case WRAPPER -> {
                conductor.execution.obscure = "synchronized collections";
                yield NOTHING;
            }
            case CONCURRENT -> beginConcurrent(receiver, site);
            case SYNCHRONIZED -> beginSynchronized(receiver, site);
            case PLAIN -> beginPlain(receiver, site);
        };
    }

    private int beginConcurrent(Object receiver, int site) {
        Strand self = conductor.self();
        Cell cell = conductor.cell(aliases.resolve(receiver));
        self.callee = receiver;
        operate(self, cell, Sites.get(site).writes(), site);
        self.calls.push(cell);
        return LEAVE;
    }

    private void operate(Strand self, Cell cell, boolean writes, int site) {
        self.pend(OpKind.CALL, cell, 0, writes, site);
        conductor.perform(self);
    }

    private int beginSynchronized(Object receiver, int site) {
        monitors.enter(receiver, site);
        // The lock alone would not tell that the object is used: two sections of a lock may have nothing to do with
        // each other.
        conductor.effects.touch(conductor.self(), conductor.cell(receiver), true);
        return UNLOCK;
    }

    private int beginPlain(Object receiver, int site) {
        Strand self = conductor.self();
        if (self.initialising > 0 || self.units > 0) {
            return NOTHING;
        }
        Site where = Sites.get(site);
        self.pend(where.writes() ? OpKind.WRITE : OpKind.READ, conductor.cell(receiver), 0, where.writes(), site);
        self.orders = false;
        if (plainToo) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
        return NOTHING;
    }

    @Override
    public void enterUnit(Object receiver, int site) {
        Strand self = conductor.self();
        Cell cell = conductor.cell(receiver);
        if (self.units == 0) {
            operate(self, cell, true, site);
        } else {
            conductor.effects.touch(self, cell, true);
        }
        self.units++;
    }

    @Override
    public void leaveUnit(Object receiver) {
        conductor.self().units--;
    }

    @Override
    public void end(Object receiver, int token) {
        Strand self = conductor.self();
        if (token == LEAVE) {
            self.calls.pop();
        } else if (token == UNLOCK) {
            monitors.exit(receiver, self.site);
        }
    }

    @Override
    public void touch(Object object) {
        if (object != null && kinds.get(object.getClass()) == ReceiverKinds.Kind.CONCURRENT) {
            conductor.effects.touch(conductor.self(), conductor.cell(aliases.resolve(object)), true);
        }
    }

    @Override
    public void driver(Object receiver, int site) {
        if (receiver == null || kinds.get(receiver.getClass()) != ReceiverKinds.Kind.CONCURRENT) {
            return;
        }
        Strand self = conductor.self();
        if (self.calls.isEmpty()) {
            conductor.execution.obscure = "thread pools";
            Cell cell = conductor.cell(aliases.resolve(receiver));
            self.driven = null;
            operate(self, cell, true, site);
            self.driven = cell;
        } else {
            touch(receiver);
        }
    }

    @Override
    public void at(int site) {
        Strand self = conductor.self();
        self.calledFrom = site;
        self.driven = null;
    }
}
