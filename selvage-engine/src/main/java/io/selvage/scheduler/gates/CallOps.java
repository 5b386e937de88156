package io.selvage.scheduler.gates;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.CollectionViews;
import io.selvage.scheduler.jdk.ConcurrentViews;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.SynchronizedWrappers;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.locks.Condition;

/** Calls on objects of the JDK as operations. */
public final class CallOps implements CallGate {
    private static final int NOTHING = 0;
    private static final int LEAVE = 1;
    private static final int UNLOCK = 2;
    private static final int UNLOCK_WRAPPER = 3;

    /** Stands for what fork-join pools keep inside; steps of all of them are taken to depend on one another. */
    private static final Object FORK_JOIN = new Object();

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final PlainContainers plainContainers;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final UnwovenCalls unwoven;
    private final ConcurrentViews concurrentViews = new ConcurrentViews();
    private final CollectionViews collectionViews = new CollectionViews();
    private final SynchronizedWrappers wrappers = new SynchronizedWrappers();

    /** @param plainAccessesArePoints whether calls on containers not made for several threads are scheduling points */
    public CallOps(
            OperationRunner operations, MonitorOps monitors, boolean plainAccessesArePoints, RacyVariables racy) {
        this.operations = operations;
        this.monitors = monitors;
        plainContainers = new PlainContainers(operations, plainAccessesArePoints, racy);
        unwoven = new UnwovenCalls(operations.execution.log, kinds);
    }

    @Override
    public int begin(Object receiver, int site) {
        if (receiver == null) {
            return NOTHING;
        }
        operations.self().jdk.returnToProgram();
        int token = beginAny(receiver, site);
        unwoven.markContents(receiver, site);
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
                accessContents(receiver, site);
                yield UNLOCK;
            }
            case PLAIN -> beginPlain(collectionViews.ownerOf(receiver), receiver, site);
        };
    }

    /** A call on an iterator or view is one on what it shows; without that object's lock. */
    private int beginView(Object view, int site) {
        Object owner = collectionViews.ownerOf(view);
        return switch (kinds.get(owner.getClass())) {
            case NONE, WRAPPER, SYNCHRONIZED ->
                PlainContainers.isIterator(view) ? beginIterator(view, site) : beginUnknown(owner, site);
            case CONCURRENT, SYNCHRONIZED_CONTAINER -> beginConcurrent(owner, view, site);
            case PLAIN -> beginPlain(owner, view, site);
        };
    }

    private int beginUnknown(Object receiver, int site) {
        unwoven.markUnknown(receiver, site);
        return NOTHING;
    }

    private int beginIterator(Object iterator, int site) {
        beginPlain(iterator, iterator, site);
        return beginUnknown(iterator, site);
    }

    private int beginWrapper(Object wrapper, int site) {
        if (!wrappers.locks(site)) {
            return beginView(wrapper, site);
        }
        monitors.enter(wrappers.mutex(wrapper), site);
        accessContents(collectionViews.ownerOf(wrapper), site);
        return UNLOCK_WRAPPER;
    }

    /** The running step accesses the contents of {@code container}. */
    private void accessContents(Object container, int site) {
        boolean writes = Sites.get(site).writes();
        switch (kinds.get(container.getClass())) {
            case CONCURRENT, SYNCHRONIZED_CONTAINER -> recordAccess(container, writes);
            case PLAIN -> plainContainers.accessInStep(container, writes, site);
            // The program's own class, whose accesses are recorded by themselves, or one that nothing is known of.
            default -> beginUnknown(container, site);
        }
    }

    /** What is known of the object that stands for a concurrent object and all its views. */
    private ShadowObject ownerOf(Object concurrent) {
        return operations.shadow(concurrentViews.ownerOf(concurrent));
    }

    private void recordAccess(Object concurrent, boolean writes) {
        operations.effects.recordExtraAccess(operations.self(), ownerOf(concurrent), writes);
    }

    private int beginConcurrent(Object receiver, Object view, int site) {
        if (receiver instanceof SubmissionPublisher) {
            operations.execution.noteUntracedDependency("submission publishers");
        }
        TestThread self = operations.self();
        ShadowObject owner = ownerOf(receiver);
        int condition =
                receiver instanceof Condition ? operations.shadow(receiver).id() : 0;
        boolean movesLocked = PlainContainers.isOfVector(view);
        boolean writes = Sites.get(site).writes() || movesLocked && PlainContainers.isAdvancing(site);
        self.pending.announceCall(owner, receiver, condition, writes, site);
        operations.performAtPoint(self);
        if (!movesLocked) {
            plainContainers.accessIterator(view, site);
        }
        self.jdk.enterCall(owner);
        return LEAVE;
    }

    private int beginSynchronized(Object receiver, int site) {
        monitors.enter(receiver, site);
        // The lock alone does not say that the object is used: two sections of a lock may be independent.
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(receiver), true);
        return UNLOCK;
    }

    private int beginPlain(Object container, Object view, int site) {
        if (operations.self().jdk.isInAtomicMethod()) {
            return NOTHING;
        }
        plainContainers.access(container, view, site);
        unwoven.markAliased(container, site);
        if (container != view) {
            plainContainers.accessIterator(view, site);
        }
        return NOTHING;
    }

    @Override
    public void enterAtomicMethod(Object receiver, int site) {
        TestThread self = operations.self();
        ShadowObject shadow = operations.shadow(receiver);
        if (self.jdk.isInAtomicMethod()) {
            operations.effects.recordExtraAccess(self, shadow, true);
        } else {
            self.pending.announceCall(shadow, true, site);
            operations.performAtPoint(self);
        }
        self.jdk.enterAtomicMethod();
    }

    @Override
    public void leaveAtomicMethod(Object receiver, int site) {
        operations.self().jdk.leaveAtomicMethod();
    }

    @Override
    public void end(Object receiver, int token) {
        TestThread self = operations.self();
        if (token == LEAVE) {
            self.jdk.leaveCall();
        } else if (token == UNLOCK) {
            monitors.exit(receiver, self.pending.site());
        } else if (token == UNLOCK_WRAPPER) {
            monitors.exit(wrappers.mutex(receiver), self.pending.site());
        }
    }

    @Override
    public void unwovenCall(boolean changes) {
        unwoven.mark(changes);
    }

    @Override
    public void unwovenCall(Object object, boolean changes) {
        unwoven.mark(object, changes);
    }

    @Override
    public void extraAccess(Object object) {
        unwoven.markArgument(object);
        if (object instanceof Object[] several) {
            for (Object one : several) {
                extraAccess(one);
            }
        } else if (isConcurrent(object)) {
            recordAccess(object, true);
        }
    }

    @Override
    public void extraRead(Object object) {
        if (object instanceof Object[] several) {
            for (Object one : several) {
                extraRead(one);
            }
        } else if (isConcurrent(object)) {
            recordAccess(object, false);
        }
    }

    private boolean isConcurrent(Object object) {
        return object != null && kinds.get(object.getClass()) == ReceiverKind.CONCURRENT;
    }

    @Override
    public void taskStep(Object receiver, int site) {
        if (!isConcurrent(receiver)) {
            return;
        }
        TestThread self = operations.self();
        if (self.jdk.isInCall()) {
            taskAccess(receiver, site);
            return;
        }
        ShadowObject owner = ownerOf(receiver);
        self.jdk.forgetPoolCallee();
        self.pending.announceCall(owner, true, site);
        operations.performAtPoint(self);
        self.jdk.callFromPool(owner);
    }

    @Override
    public void taskAccess(Object receiver, int site) {
        if (!isConcurrent(receiver)) {
            return;
        }
        TestThread self = operations.self();
        ShadowObject owner = ownerOf(receiver);
        self.jdk.callFromPool(owner);
        operations.effects.recordExtraAccess(self, owner, Sites.get(site).writes());
        self.reach(site);
    }

    @Override
    public void forkJoin(int site) {
        TestThread self = operations.self();
        self.reach(site);
        ShadowObject pool = operations.shadow(FORK_JOIN);
        if (self.jdk.enterPoolCode(pool, operations.execution.log.steps())) {
            operations.effects.recordExtraAccess(self, pool, true);
        }
    }

    @Override
    public void atSite(int site) {
        TestThread self = operations.self();
        self.jdk.callFrom(site);
        self.jdk.returnToProgram();
    }
}
