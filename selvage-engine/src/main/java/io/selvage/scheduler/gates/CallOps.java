package io.selvage.scheduler.gates;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.hooks.jdk.UnwovenCall;
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
    /** Tells {@link #end} what to do; the rest of a token is for the arguments. */
    private static final int END = 15;
    /** A call of unwoven code. */
    private static final int UNWOVEN = 16;

    /** Stands for what fork-join pools keep inside; steps of all of them are taken to depend on one another. */
    private static final Object FORK_JOIN = new Object();

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final PlainContainers plainContainers;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final UnwovenCalls unwoven;
    private final ReachedObjects reached;
    private final ConcurrentViews concurrentViews = new ConcurrentViews();
    private final CollectionViews collectionViews = new CollectionViews();
    private final SynchronizedWrappers wrappers = new SynchronizedWrappers();

    /** @param plainAccessesArePoints whether calls on containers not made for several threads are scheduling points */
    public CallOps(
            OperationRunner operations, MonitorOps monitors, boolean plainAccessesArePoints, RacyVariables racy) {
        this.operations = operations;
        this.monitors = monitors;
        plainContainers = new PlainContainers(operations, plainAccessesArePoints, racy);
        unwoven = new UnwovenCalls(operations, plainContainers, kinds);
        reached = new ReachedObjects(operations, monitors, unwoven, plainContainers, kinds, collectionViews, wrappers);
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
    public void end(Object receiver, int ended) {
        TestThread self = operations.self();
        int token = ended & END;
        if (token == LEAVE) {
            self.jdk.leaveCall();
        } else if (token == UNLOCK) {
            monitors.exit(receiver, self.pending.site());
        } else if (token == UNLOCK_WRAPPER) {
            monitors.exit(wrappers.mutex(receiver), self.pending.site());
        }
    }

    @Override
    public int beginUnwoven(Object receiver, UnwovenCall call) {
        operations.self().jdk.returnToProgram();
        Callee callee = call.callee(receiver);
        boolean touches = receiver != null && callee.effect().receiver() != Reach.NONE;
        int token = touches ? beginReceiver(receiver, callee, call.site) | UnwovenCalls.AT_POINT : NOTHING;
        return unwoven.accessStatics(callee, call, token) | UNWOVEN;
    }

    private int beginReceiver(Object receiver, Callee callee, int site) {
        boolean isView = collectionViews.ownerOf(receiver) != receiver;
        if (isView || kinds.get(receiver.getClass()) != ReceiverKind.NONE) {
            int token = beginAny(receiver, site);
            unwoven.markContents(receiver, site);
            return token;
        }
        CallEffect effect = callee.effect();
        boolean writes = effect.receiver() == Reach.WRITE;
        if (!callee.isSynchronized()) {
            return unwoven.access(receiver, writes, effect, site, NOTHING) & END;
        }
        monitors.enter(receiver, site);
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(receiver), writes);
        if (effect.isUnknown()) {
            unwoven.note(operations.shadow(receiver), 0, site);
        }
        return UNLOCK;
    }

    @Override
    public int unwovenArgument(Object receiver, Object argument, int index, UnwovenCall call, int token) {
        Callee callee = call.callee(receiver);
        CallEffect effect = callee.effect();
        long bit = 1L << Math.min(index, Long.SIZE - 1);
        boolean writes = (effect.writtenArguments() & bit) != 0;
        boolean touches = writes || (effect.readArguments() & bit) != 0;
        return touches ? reached.access(argument, writes, effect, callee.isShallow(), call.site, token) : token;
    }

    @Override
    public void unknownCode(int site) {
        unwoven.unknownCode(site);
    }

    @Override
    public void extraWrite(Object object) {
        int site = operations.self().pending.site();
        reached.access(object, true, CallEffect.PURE, true, site, UnwovenCalls.AT_POINT);
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
    public void extraUse(Object object) {
        extraAccess(object);
        if (!isConcurrent(object)) {
            int site = operations.self().pending.site();
            reached.access(object, false, CallEffect.PURE, false, site, UnwovenCalls.AT_POINT);
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
