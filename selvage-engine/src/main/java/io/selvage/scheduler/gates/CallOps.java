package io.selvage.scheduler.gates;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.AccessOrderedMaps;
import io.selvage.scheduler.jdk.CollectionViews;
import io.selvage.scheduler.jdk.ConcurrentViews;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.SynchronizedWrappers;
import io.selvage.scheduler.jdk.UnwovenCode;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Vector;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.locks.Condition;

/** Calls on objects of the JDK as operations. */
public final class CallOps implements CallGate {
    private static final int NOTHING = 0;
    private static final int LEAVE = 1;
    private static final int UNLOCK = 2;
    private static final int UNLOCK_WRAPPER = 3;

    /** What an iterator answers without moving on. */
    private static final String[] LOOKS = {
        ".hasNext", ".hasPrevious", ".nextIndex", ".previousIndex", ".hasMoreElements"
    };

    /** Stands for what fork-join pools keep inside; steps of all of them are taken to depend on one another. */
    private static final Object FORK_JOIN = new Object();

    private final ThreadController conductor;
    private final MonitorOps monitors;
    private final boolean plainToo;
    private final RacyVariables racy;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final ConcurrentViews aliases = new ConcurrentViews();
    private final CollectionViews backings = new CollectionViews();
    private final SynchronizedWrappers wrappers = new SynchronizedWrappers();
    private final AccessOrderedMaps accessOrder = new AccessOrderedMaps();
    private final UnwovenCode unseen = new UnwovenCode();
    /** Whether it matters what no event tells of. */
    private final boolean reportsUnwovenCalls = Weaving.reportsUnwovenCalls();

    public CallOps(ThreadController conductor, MonitorOps monitors, boolean plainToo, RacyVariables racy) {
        this.conductor = conductor;
        this.monitors = monitors;
        this.plainToo = plainToo;
        this.racy = racy;
    }

    @Override
    public int begin(Object receiver, int site) {
        if (receiver == null) {
            return NOTHING;
        }
        conductor.self().leavePool();
        int token = beginAny(receiver, site);
        if (reportsUnwovenCalls && Sites.get(site).readsElements()) {
            lookInto(receiver);
        }
        return token;
    }

    private int beginAny(Object receiver, int site) {
        return switch (kinds.get(receiver.getClass())) {
            case NONE -> beginView(receiver, site);
            case WRAPPER -> beginWrapper(receiver, site);
            case CONCURRENT -> beginConcurrent(receiver, receiver, site);
            case SYNCHRONIZED -> beginSynchronized(receiver, site);
            case SYNCHRONIZED_CONTAINER -> {
                beginSynchronized(receiver, site);
                reach(receiver, site);
                yield UNLOCK;
            }
            case PLAIN -> beginPlain(backings.resolve(receiver), receiver, site);
        };
    }

    /** A call on an iterator or view is one on what it shows; without that object's lock. */
    private int beginView(Object view, int site) {
        Object backing = backings.resolve(view);
        return switch (kinds.get(backing.getClass())) {
            case NONE, WRAPPER, SYNCHRONIZED ->
                isIterator(view) ? beginIterator(view, site) : beginUnknown(backing, site);
            case CONCURRENT, SYNCHRONIZED_CONTAINER -> beginConcurrent(backing, view, site);
            case PLAIN -> beginPlain(backing, view, site);
        };
    }

    private int beginUnknown(Object receiver, int site) {
        if (reportsUnwovenCalls
                && !UnwovenCode.isImmutable(receiver)
                && !Sites.get(site).readsElements()) {
            unwovenCall(receiver, true);
        }
        return NOTHING;
    }

    private int beginIterator(Object iterator, int site) {
        beginPlain(iterator, iterator, site);
        return beginUnknown(iterator, site);
    }

    /** Of the JDK; the program's own are seen by themselves. */
    private static boolean isIterator(Object view) {
        return (view instanceof Iterator || view instanceof Enumeration)
                && view.getClass().getClassLoader() == null;
    }

    /** Iterators and enumerations of a vector itself move with its lock in hand. */
    private static boolean isOfVector(Object view) {
        return isIterator(view) && view.getClass().getNestHost() == Vector.class;
    }

    private static boolean moves(int site) {
        String member = Sites.get(site).member();
        for (String look : LOOKS) {
            if (member.endsWith(look)) {
                return false;
            }
        }
        return true;
    }

    /** Beside what it shows, an iterator has a place of its own, which no lock of its container protects. Part of the running step. */
    private void move(Object view, int site) {
        TestThread self = conductor.self();
        if (self.units == 0 && isIterator(view)) {
            pendPlain(self, view, moves(site), site);
            conductor.performNow(self);
        }
    }

    private int beginWrapper(Object wrapper, int site) {
        if (!wrappers.locks(site)) {
            return beginView(wrapper, site);
        }
        monitors.enter(wrappers.mutex(wrapper), site);
        reach(backings.resolve(wrapper), site);
        return UNLOCK_WRAPPER;
    }

    /** The running step reaches the contents of {@code container}. */
    private void reach(Object container, int site) {
        TestThread self = conductor.self();
        boolean writes = Sites.get(site).writes();
        switch (kinds.get(container.getClass())) {
            case CONCURRENT, SYNCHRONIZED_CONTAINER ->
                conductor.effects.touch(self, conductor.cell(aliases.resolve(container)), writes);
            case PLAIN -> {
                pendPlain(self, container, writes, site);
                conductor.performNow(self);
            }
            // The program's own class, or one that nothing is known of: its accesses are seen by themselves or not at
            // all.
            default -> beginUnknown(container, site);
        }
    }

    private int beginConcurrent(Object receiver, Object view, int site) {
        if (receiver instanceof SubmissionPublisher) {
            conductor.execution.obscure = "submission publishers";
        }
        TestThread self = conductor.self();
        ShadowObject cell = conductor.cell(aliases.resolve(receiver));
        self.receiver = receiver instanceof Condition ? conductor.cell(receiver).id : 0;
        self.callee = receiver;
        boolean movesSafely = isOfVector(view);
        operate(self, cell, Sites.get(site).writes() || movesSafely && moves(site), site);
        if (!movesSafely) {
            move(view, site);
        }
        self.calls.push(cell);
        return LEAVE;
    }

    private void operate(TestThread self, ShadowObject cell, boolean writes, int site) {
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

    private int beginPlain(Object receiver, Object view, int site) {
        TestThread self = conductor.self();
        if (self.units > 0) {
            return NOTHING;
        }
        boolean isAlone = receiver == view && isIterator(view);
        pendPlain(self, receiver, isAlone ? moves(site) : Sites.get(site).writes(), site);
        boolean isRacy = racy.contains(receiver, 0) || racy.contains(view, 0);
        if ((plainToo || isRacy) && self.initialising == 0) {
            conductor.perform(self);
        } else {
            conductor.performNow(self);
        }
        if (reportsUnwovenCalls && UnwovenCode.isShown(receiver)) {
            unwovenCall(Sites.get(site).writes());
        }
        if (receiver != view) {
            move(view, site);
        }
        return NOTHING;
    }

    private void pendPlain(TestThread self, Object container, boolean changes, int site) {
        boolean writes = changes || accessOrder.isChangedBy(container, site);
        self.pend(writes ? OpKind.WRITE : OpKind.READ, conductor.cell(container), 0, writes, site);
        self.orders = false;
    }

    @Override
    public void enterAtomicMethod(Object receiver, int site) {
        TestThread self = conductor.self();
        ShadowObject cell = conductor.cell(receiver);
        if (self.units == 0) {
            operate(self, cell, true, site);
        } else {
            conductor.effects.touch(self, cell, true);
        }
        self.units++;
    }

    @Override
    public void leaveAtomicMethod(Object receiver, int site) {
        conductor.self().units--;
    }

    @Override
    public void end(Object receiver, int token) {
        TestThread self = conductor.self();
        if (token == LEAVE) {
            self.calls.pop();
        } else if (token == UNLOCK) {
            monitors.exit(receiver, self.site);
        } else if (token == UNLOCK_WRAPPER) {
            monitors.exit(wrappers.mutex(receiver), self.site);
        }
    }

    @Override
    public void unwovenCall(boolean changes) {
        conductor.execution.log.unseen(changes);
    }

    @Override
    public void unwovenCall(Object object, boolean changes) {
        if (reportsUnwovenCalls && !unseen.isSeen(object)) {
            unwovenCall(changes);
        }
    }

    @Override
    public void extraAccess(Object object) {
        if (reportsUnwovenCalls) {
            reachUnseen(object);
        }
        if (object instanceof Object[] several) {
            for (Object one : several) {
                extraAccess(one);
            }
        } else if (object != null && kinds.get(object.getClass()) == ReceiverKind.CONCURRENT) {
            conductor.effects.touch(conductor.self(), conductor.cell(aliases.resolve(object)), true);
        }
    }

    private void lookInto(Object receiver) {
        boolean isPlain = kinds.get(receiver.getClass()) == ReceiverKind.PLAIN || UnwovenCode.isImmutable(receiver);
        if (!isPlain || !unseen.holdsOnlySeen(receiver)) {
            unwovenCall(receiver, false);
        }
    }

    /** Whoever is given an object may ask it for its hash code and the like, or call it if it is a function. */
    private void reachUnseen(Object argument) {
        boolean isEmpty = argument instanceof Object[] several && several.length == 0;
        if (argument != null && !isEmpty) {
            unwovenCall(argument, argument.getClass().isHidden());
        }
    }

    @Override
    public void taskStep(Object receiver, int site) {
        if (receiver == null || kinds.get(receiver.getClass()) != ReceiverKind.CONCURRENT) {
            return;
        }
        TestThread self = conductor.self();
        if (self.calls.isEmpty()) {
            ShadowObject cell = conductor.cell(aliases.resolve(receiver));
            self.driven = null;
            self.receiver = 0;
            operate(self, cell, true, site);
            self.driven = cell;
        } else {
            taskAccess(receiver, site);
        }
    }

    @Override
    public void taskAccess(Object receiver, int site) {
        if (receiver == null || kinds.get(receiver.getClass()) != ReceiverKind.CONCURRENT) {
            return;
        }
        TestThread self = conductor.self();
        self.driven = conductor.cell(aliases.resolve(receiver));
        conductor.effects.touch(self, self.driven, Sites.get(site).writes());
        if (self.calls.isEmpty()) {
            self.site = site;
        }
    }

    @Override
    public void extraRead(Object object) {
        if (object instanceof Object[] several) {
            for (Object one : several) {
                extraRead(one);
            }
        } else if (object != null && kinds.get(object.getClass()) == ReceiverKind.CONCURRENT) {
            conductor.effects.touch(conductor.self(), conductor.cell(aliases.resolve(object)), false);
        }
    }

    @Override
    public void forkJoin(int site) {
        TestThread self = conductor.self();
        if (self.calls.isEmpty()) {
            self.site = site;
        }
        self.pool = conductor.cell(FORK_JOIN);
        if (self.pooledStep != conductor.execution.log.steps()) {
            self.pooledStep = conductor.execution.log.steps();
            conductor.effects.touch(self, self.pool, true);
        }
    }

    @Override
    public void atSite(int site) {
        TestThread self = conductor.self();
        self.calledFrom = site;
        self.leavePool();
    }
}
