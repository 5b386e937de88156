package io.selvage.scheduler.gates;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
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
    private static final String[] NON_ADVANCING = {
        ".hasNext", ".hasPrevious", ".nextIndex", ".previousIndex", ".hasMoreElements"
    };

    /** Stands for what fork-join pools keep inside; steps of all of them are taken to depend on one another. */
    private static final Object FORK_JOIN = new Object();

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final boolean plainAccessesArePoints;
    private final RacyVariables racy;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final ConcurrentViews aliases = new ConcurrentViews();
    private final CollectionViews backings = new CollectionViews();
    private final SynchronizedWrappers wrappers = new SynchronizedWrappers();
    private final AccessOrderedMaps accessOrder = new AccessOrderedMaps();
    private final UnwovenCode unseen = new UnwovenCode();
    /** Whether it matters what no event tells of. */
    private final boolean tracksUnwoven = Weaving.tellsUnseen();

    public CallOps(OperationRunner operations, MonitorOps monitors, boolean plainToo, RacyVariables racy) {
        this.operations = operations;
        this.monitors = monitors;
        this.plainAccessesArePoints = plainToo;
        this.racy = racy;
    }

    @Override
    public int begin(Object receiver, int site) {
        if (receiver == null) {
            return NOTHING;
        }
        operations.self().jdk.returnToProgram();
        int token = beginAny(receiver, site);
        if (tracksUnwoven && Sites.get(site).isDeep()) {
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
                accessContents(receiver, site);
                yield UNLOCK;
            }
            case PLAIN -> beginPlain(backings.ownerOf(receiver), receiver, site);
        };
    }

    /** A call on an iterator or view is one on what it shows; without that object's lock. */
    private int beginView(Object view, int site) {
        Object backing = backings.ownerOf(view);
        return switch (kinds.get(backing.getClass())) {
            case NONE, WRAPPER, SYNCHRONIZED ->
                isIterator(view) ? beginIterator(view, site) : beginUnknown(backing, site);
            case CONCURRENT, SYNCHRONIZED_CONTAINER -> beginConcurrent(backing, view, site);
            case PLAIN -> beginPlain(backing, view, site);
        };
    }

    private int beginUnknown(Object receiver, int site) {
        if (tracksUnwoven && !UnwovenCode.isImmutable(receiver) && !Sites.get(site).isDeep()) {
            unseen(receiver, true);
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

    private static boolean isAdvancing(int site) {
        String member = Sites.get(site).member();
        for (String look : NON_ADVANCING) {
            if (member.endsWith(look)) {
                return false;
            }
        }
        return true;
    }

    /** Beside what it shows, an iterator has a place of its own, which no lock of its container protects. Part of the running step. */
    private void accessIterator(Object view, int site) {
        TestThread self = operations.self();
        if (!self.jdk.isInAtomicMethod() && isIterator(view)) {
            announcePlain(self, view, isAdvancing(site), site);
            operations.performInStep(self);
        }
    }

    private int beginWrapper(Object wrapper, int site) {
        if (!wrappers.locks(site)) {
            return beginView(wrapper, site);
        }
        monitors.enter(wrappers.mutex(wrapper), site);
        accessContents(backings.ownerOf(wrapper), site);
        return UNLOCK_WRAPPER;
    }

    /** The running step reaches the contents of {@code container}. */
    private void accessContents(Object container, int site) {
        TestThread self = operations.self();
        boolean writes = Sites.get(site).writes();
        switch (kinds.get(container.getClass())) {
            case CONCURRENT, SYNCHRONIZED_CONTAINER ->
                operations.effects.recordExtraAccess(self, operations.shadow(aliases.ownerOf(container)), writes);
            case PLAIN -> {
                announcePlain(self, container, writes, site);
                operations.performInStep(self);
            }
            // The program's own class, or one that nothing is known of: its accesses are seen by themselves or not at
            // all.
            default -> beginUnknown(container, site);
        }
    }

    private int beginConcurrent(Object receiver, Object view, int site) {
        if (receiver instanceof SubmissionPublisher) {
            operations.execution.noteUntracedDependency("submission publishers");
        }
        TestThread self = operations.self();
        ShadowObject shadow = operations.shadow(aliases.ownerOf(receiver));
        int condition = receiver instanceof Condition ? operations.shadow(receiver).id() : 0;
        boolean movesSafely = isOfVector(view);
        boolean writes = Sites.get(site).writes() || movesSafely && isAdvancing(site);
        self.pending.announceCall(shadow, receiver, condition, writes, site);
        operations.performAtPoint(self);
        if (!movesSafely) {
            accessIterator(view, site);
        }
        self.jdk.enterCall(shadow);
        return LEAVE;
    }

    private int beginSynchronized(Object receiver, int site) {
        monitors.enter(receiver, site);
        // The lock alone would not tell that the object is used: two sections of a lock may have nothing to do with
        // each other.
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(receiver), true);
        return UNLOCK;
    }

    private int beginPlain(Object receiver, Object view, int site) {
        TestThread self = operations.self();
        if (self.jdk.isInAtomicMethod()) {
            return NOTHING;
        }
        boolean isAlone = receiver == view && isIterator(view);
        announcePlain(self, receiver, isAlone ? isAdvancing(site) : Sites.get(site).writes(), site);
        boolean isRacy = racy.contains(receiver, 0) || racy.contains(view, 0);
        if ((plainAccessesArePoints || isRacy) && !self.isInInitialiser()) {
            operations.performAtPoint(self);
        } else {
            operations.performInStep(self);
        }
        if (tracksUnwoven && UnwovenCode.isAliased(receiver)) {
            unseen(Sites.get(site).writes());
        }
        if (receiver != view) {
            accessIterator(view, site);
        }
        return NOTHING;
    }

    private void announcePlain(TestThread self, Object container, boolean changes, int site) {
        boolean writes = changes || accessOrder.isChangedBy(container, site);
        self.pending.announceAccess(operations.shadow(container), 0, writes, false, site);
    }

    @Override
    public void enterUnit(Object receiver, int site) {
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
    public void leaveUnit(Object receiver, int site) {
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
    public void unseen(boolean changes) {
        operations.execution.log.markUnwoven(changes);
    }

    @Override
    public void unseen(Object object, boolean changes) {
        if (tracksUnwoven && !unseen.isFullyWoven(object)) {
            unseen(changes);
        }
    }

    @Override
    public void touch(Object object) {
        if (tracksUnwoven) {
            reachUnseen(object);
        }
        if (object instanceof Object[] several) {
            for (Object one : several) {
                touch(one);
            }
        } else if (object != null && kinds.get(object.getClass()) == ReceiverKinds.Kind.CONCURRENT) {
            operations.effects.recordExtraAccess(operations.self(), operations.shadow(aliases.ownerOf(object)), true);
        }
    }

    private void lookInto(Object receiver) {
        boolean isPlain = kinds.get(receiver.getClass()) == ReceiverKinds.Kind.PLAIN || UnwovenCode.isImmutable(receiver);
        if (!isPlain || !unseen.containsOnlyWoven(receiver)) {
            unseen(receiver, false);
        }
    }

    /** Whoever is given an object may ask it for its hash code and the like, or call it if it is a function. */
    private void reachUnseen(Object argument) {
        boolean isEmpty = argument instanceof Object[] several && several.length == 0;
        if (argument != null && !isEmpty) {
            unseen(argument, argument.getClass().isHidden());
        }
    }

    @Override
    public void driver(Object receiver, int site) {
        if (receiver == null || kinds.get(receiver.getClass()) != ReceiverKinds.Kind.CONCURRENT) {
            return;
        }
        TestThread self = operations.self();
        if (self.jdk.isInCall()) {
            inside(receiver, site);
            return;
        }
        ShadowObject shadow = operations.shadow(aliases.ownerOf(receiver));
        self.jdk.forgetPoolCallee();
        self.pending.announceCall(shadow, true, site);
        operations.performAtPoint(self);
        self.jdk.callFromPool(shadow);
    }

    @Override
    public void inside(Object receiver, int site) {
        if (receiver == null || kinds.get(receiver.getClass()) != ReceiverKinds.Kind.CONCURRENT) {
            return;
        }
        TestThread self = operations.self();
        ShadowObject shadow = operations.shadow(aliases.ownerOf(receiver));
        self.jdk.callFromPool(shadow);
        operations.effects.recordExtraAccess(self, shadow, Sites.get(site).writes());
        self.reach(site);
    }

    @Override
    public void reads(Object object) {
        if (object instanceof Object[] several) {
            for (Object one : several) {
                reads(one);
            }
        } else if (object != null && kinds.get(object.getClass()) == ReceiverKinds.Kind.CONCURRENT) {
            operations.effects.recordExtraAccess(operations.self(), operations.shadow(aliases.ownerOf(object)), false);
        }
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
    public void at(int site) {
        TestThread self = operations.self();
        self.jdk.callFrom(site);
        self.jdk.returnToProgram();
    }
}
