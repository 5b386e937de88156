package io.selvage.scheduler.gates;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.hooks.jdk.UnwovenCall;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.callparts.ConfinedCalls;
import io.selvage.scheduler.jdk.CollectionViews;
import io.selvage.scheduler.jdk.ListPlaces;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.StoredArguments;
import io.selvage.scheduler.jdk.StreamParts;
import io.selvage.scheduler.jdk.StreamSources;
import io.selvage.scheduler.jdk.SynchronizedWrappers;
import io.selvage.scheduler.links.EntryOwners;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.locks.Condition;
import java.util.stream.BaseStream;

/** Calls on objects of the JDK as operations. */
public final class CallOps implements CallGate {
    private static final int NOTHING = 0;
    private static final int LEAVE = 1;
    private static final int UNLOCK = 2;
    private static final int UNLOCK_WRAPPER = 3;
    private static final int UNLOCK_STREAM = 4;
    /** Streams around streams are followed so far. */
    private static final int MOST_NESTED = 6;
    /** Tells {@link #end} what to do; the rest of a token is for the arguments. */
    private static final int END = 15;
    /** A call of unwoven code. */
    private static final int UNWOVEN = 16;

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final PlainAccesses accesses;
    private final PlainContainers plainContainers;
    private final ConcurrentObjects objects;
    private final ReceiverKinds kinds;
    private final UnwovenCalls unwoven;
    private final WaitingCalls waiting;
    private final ConfinedCalls confined;
    private final ReachedObjects reached;
    private final CollectionViews collectionViews = new CollectionViews();
    private final SynchronizedWrappers wrappers = new SynchronizedWrappers();
    private final StreamParts streams = new StreamParts();
    private final StoredArguments stored = new StoredArguments();
    private final StreamSources sources = new StreamSources();
    private final EntryOwners entries = new EntryOwners();
    /** The first argument of the call that is about to begin, if that may be a key; else null. */
    private Object key;

    /** @param plainAccessesArePoints whether calls on containers not made for several threads are scheduling points */
    public CallOps(
            OperationRunner operations,
            MonitorOps monitors,
            ConcurrentObjects objects,
            boolean plainAccessesArePoints,
            RacyVariables racy,
            ConfinedCalls confined) {
        this.confined = confined;
        this.operations = operations;
        this.monitors = monitors;
        this.objects = objects;
        kinds = objects.kinds;
        waiting = objects.waiting();
        accesses = new PlainAccesses(operations, plainAccessesArePoints, racy);
        plainContainers = new PlainContainers(operations, accesses);
        unwoven = new UnwovenCalls(operations, accesses, kinds);
        reached = new ReachedObjects(operations, monitors, unwoven, accesses, kinds, collectionViews, wrappers);
    }

    @Override
    public int begin(Object receiver, int site) {
        return beginAt(receiver, ListPlaces.NONE, site);
    }

    @Override
    public int beginWith(Object receiver, Object itsKey, int site) {
        key = itsKey;
        int token = beginAt(receiver, ListPlaces.NONE, site);
        key = null;
        return token;
    }

    @Override
    public int beginAt(Object receiver, int place, int site) {
        if (receiver == null) {
            waiting.arguments().clear();
            return NOTHING;
        }
        operations.self().jdk.runAt(Sites.get(site));
        if (InsideClasses.contains(receiver.getClass())) {
            waiting.arguments().clear();
            return NOTHING;
        }
        int token = beginAny(receiver, site, place);
        waiting.arguments().clear();
        lookInto(receiver, site);
        return token;
    }

    private void lookInto(Object receiver, int site) {
        unwoven.markContents(receiver, site);
        if (Sites.get(site).readsElements() && !operations.self().jdk.isInAtomicMethod()) {
            reached.lookInto(receiver, site);
        }
    }

    @Override
    public void limit(long nanos) {
        waiting.arguments().limit(nanos);
    }

    @Override
    public void amount(int amount) {
        waiting.arguments().amount(amount);
    }

    private int beginAny(Object receiver, int site, int place) {
        return switch (kinds.get(receiver.getClass())) {
            case NONE -> beginView(receiver, site, place);
            case WRAPPER -> beginWrapper(receiver, site, place);
            case CONCURRENT -> beginConcurrent(receiver, receiver, site, place);
            case SYNCHRONIZED -> beginSynchronized(receiver, site);
            case SYNCHRONIZED_CONTAINER -> {
                boolean isHeld = isHeld(receiver);
                beginSynchronized(receiver, site);
                accessContents(receiver, site, place);
                noteIteration(receiver, receiver, isHeld, site);
                if (receiver instanceof Properties) {
                    unwoven.accessParts(receiver, List.of(), Sites.get(site).writes(), site);
                }
                yield UNLOCK;
            }
            case PLAIN ->
                receiver instanceof Map.Entry
                        ? beginEntry(receiver, site)
                        : beginPlain(collectionViews.ownerOf(receiver), receiver, site, place);
        };
    }

    /** A call on an entry is one on the map that it is in; without that object's lock. */
    private int beginEntry(Object entry, int site) {
        Object shown = collectionViews.ownerOf(entry);
        Object owner = shown == entry ? entries.ownerOf(entry, operations.execution.objects) : shown;
        return kinds.get(owner.getClass()) == ReceiverKind.SYNCHRONIZED_CONTAINER
                ? beginConcurrent(owner, entry, site, ListPlaces.NONE)
                : beginPlain(owner, entry, site, ListPlaces.NONE);
    }

    /** A call on an iterator or view is one on what it shows; without that object's lock. */
    private int beginView(Object view, int site, int place) {
        Object owner = collectionViews.ownerOf(view);
        return switch (kinds.get(owner.getClass())) {
            case NONE, WRAPPER, SYNCHRONIZED ->
                PlainContainers.isIterator(view) ? beginIterator(view, site) : beginUnknown(owner, site);
            case CONCURRENT, SYNCHRONIZED_CONTAINER -> beginConcurrent(owner, view, site, ListPlaces.NONE);
            case PLAIN -> beginPlain(owner, view, site, isOffset(view) ? ListPlaces.NONE : place);
        };
    }

    /** Whether the places of a view are not those of what it shows. */
    private static boolean isOffset(Object view) {
        return !view.getClass().getName().startsWith("java.util.Collections$");
    }

    private int beginUnknown(Object receiver, int site) {
        unwoven.markUnknown(receiver, site);
        return NOTHING;
    }

    private int beginIterator(Object iterator, int site) {
        beginPlain(iterator, iterator, site, ListPlaces.NONE);
        return plainContainers.isOfArray(iterator) ? NOTHING : beginUnknown(iterator, site);
    }

    private int beginWrapper(Object wrapper, int site, int place) {
        if (!wrappers.locks(site)) {
            return beginView(wrapper, site, place);
        }
        boolean isHeld = isHeld(wrappers.mutex(wrapper));
        monitors.enter(wrappers.mutex(wrapper), site);
        accessContents(collectionViews.ownerOf(wrapper), site, place);
        noteIteration(wrapper, collectionViews.ownerOf(wrapper), isHeld, site);
        return UNLOCK_WRAPPER;
    }

    private boolean isHeld(Object lock) {
        return operations.shadow(lock).isLockedBy(operations.self().id);
    }

    /** Others may change what is gone through between two of its elements; that is not explored. */
    private void noteIteration(Object container, Object contents, boolean isHeld, int site) {
        if (!isHeld && ReachedObjects.isIteratedInSteps(container, site)) {
            unwoven.note(operations.shadow(contents), 0, site);
        }
    }

    /** The running step accesses the contents of {@code container}. */
    private void accessContents(Object container, int site, int place) {
        switch (kinds.get(container.getClass())) {
            case CONCURRENT, SYNCHRONIZED_CONTAINER ->
                recordAccess(container, Sites.get(site).writes());
            case PLAIN -> plainContainers.accessInStep(container, site, place);
            // The program's own class, whose accesses are recorded by themselves, or one that nothing is known of.
            default -> beginUnknown(container, site);
        }
    }

    private void recordAccess(Object concurrent, boolean writes) {
        operations.effects.recordExtraAccess(operations.self(), objects.ownerOf(concurrent), writes);
    }

    private int beginConcurrent(Object receiver, Object view, int site, int place) {
        if (waiting.isConstant(receiver, site)) {
            return NOTHING;
        }
        if (receiver instanceof SubmissionPublisher) {
            operations.execution.noteUntracedDependency("submission publishers");
        }
        TestThread self = operations.self();
        ShadowObject owner = objects.ownerOf(receiver);
        int condition =
                receiver instanceof Condition ? operations.shadow(receiver).id() : 0;
        boolean movesLocked = PlainContainers.isOfVector(view);
        boolean changes = waiting.changes(owner, site);
        boolean writes = changes && (Sites.get(site).writes() || waiting.joinsWaiters(receiver, owner, site))
                || movesLocked && PlainContainers.isAdvancing(site);
        announce(self, receiver, view, owner, condition, writes, site, place);
        waiting.announce(self, receiver, owner, site);
        operations.performAtPoint(self);
        if (!movesLocked) {
            plainContainers.accessIterator(view, site);
        }
        self.jdk.beginAt(operations.execution.time.now());
        self.jdk.enterCall(owner, changes);
        waiting.enter(self, receiver, owner, site);
        return LEAVE;
    }

    /** Where waiting is an event, nothing is known of what calls mean. */
    private void announce(
            TestThread self,
            Object receiver,
            Object view,
            ShadowObject owner,
            int condition,
            boolean writes,
            int site,
            int place) {
        if (receiver != view || waiting.isEvent(owner)) {
            self.pending.announceCall(owner, ConfinedCalls.reading(receiver), condition, writes, site);
            self.pending.isAbout(key);
            return;
        }
        int part = confined.announce(receiver, key, place, site);
        self.pending.announceCall(owner, part, condition, writes, site);
        self.pending.isAbout(key);
        if (confined.isOpen(receiver, site)) {
            self.pending.settleLater(receiver, key);
        }
    }

    private int beginSynchronized(Object receiver, int site) {
        monitors.enter(receiver, site);
        // The lock alone does not say that the object is used: two sections of a lock may be independent.
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(receiver), true);
        if (receiver.getClass() == PrintStream.class) {
            accessParts(receiver, true, site, MOST_NESTED);
        }
        return UNLOCK;
    }

    private int beginPlain(Object container, Object view, int site, int place) {
        if (operations.self().jdk.isInAtomicMethod()) {
            return NOTHING;
        }
        plainContainers.access(container, view, site, place);
        unwoven.accessContainer(container, Sites.get(site).writes(), site);
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
        } else if (token == UNLOCK_STREAM) {
            monitors.exit(streams.lockOf(receiver), self.pending.site());
        }
    }

    @Override
    public int beginUnwoven(Object receiver, UnwovenCall call) {
        operations.self().jdk.runAt(Sites.get(call.site));
        operations.self().jdk.calledAt(call.site);
        Callee callee = call.callee(receiver);
        boolean touches = receiver != null && callee.effect().receiver() != Reach.NONE;
        int token = touches ? beginReceiver(receiver, callee, call.site) | UnwovenCalls.AT_POINT : NOTHING;
        return unwoven.accessStatics(callee, call, token) | UNWOVEN;
    }

    private int beginReceiver(Object receiver, Callee callee, int site) {
        boolean isView = collectionViews.ownerOf(receiver) != receiver;
        if (isView || kinds.get(receiver.getClass()) != ReceiverKind.NONE) {
            int token = beginAny(receiver, site, ListPlaces.NONE);
            lookInto(receiver, site);
            return token;
        }
        CallEffect effect = callee.effect();
        if (receiver instanceof BaseStream) {
            Object source = sources.of(receiver, operations.execution.objects);
            if (source == StreamSources.UNKNOWN) {
                unwoven.useAnything(site);
                return NOTHING;
            }
            return source == null ? NOTHING : runStream(source, site);
        }
        boolean writes = effect.receiver() == Reach.WRITE;
        int token = NOTHING;
        Object lock = callee.isSynchronized() ? receiver : streams.lockOf(receiver);
        if (lock == null) {
            unwoven.access(receiver, writes, effect, site, NOTHING);
            unwoven.accessAsIfLocked(receiver, writes);
        } else {
            monitors.enter(lock, site);
            unwoven.accessUnderLock(receiver, writes, effect, site);
            token = lock == receiver ? UNLOCK : UNLOCK_STREAM;
        }
        accessParts(receiver, writes, site, MOST_NESTED);
        unwoven.accessParts(receiver, streams.of(receiver), writes, site);
        unwoven.accessMemory(receiver, writes, site);
        lookInto(receiver, site);
        return token;
    }

    /** A stream goes through its source without the lock of that. */
    private int runStream(Object source, int site) {
        Object owner = collectionViews.ownerOf(source);
        boolean isHeld = isHeld(owner);
        int token = reached.access(source, false, CallEffect.PURE, true, site, NOTHING);
        if (!isHeld && kinds.get(owner.getClass()) == ReceiverKind.SYNCHRONIZED_CONTAINER) {
            unwoven.note(operations.shadow(owner), 0, site);
        }
        return token;
    }

    /** A stream that works on another one accesses that, too. */
    private void accessParts(Object whole, boolean writes, int site, int depth) {
        if (depth == 0) {
            unwoven.unknownCode(site);
            return;
        }
        for (Object part : streams.of(whole)) {
            reached.accessPart(part, writes, site);
            accessParts(part, writes, site, depth - 1);
        }
    }

    @Override
    public int unwovenArgument(Object receiver, Object argument, int index, UnwovenCall call, int token) {
        Callee callee = call.callee(receiver);
        CallEffect effect = callee.effect();
        long bit = 1L << Math.min(index, Long.SIZE - 1);
        boolean writes = (effect.writtenArguments() & bit) != 0;
        boolean touches = writes || (effect.readArguments() & bit) != 0;
        int done = touches ? reached.access(argument, writes, effect, callee.isShallow(), call.site, token) : token;
        if (touches && Sites.get(call.site).looksIntoArguments()) {
            reached.lookInto(argument, call.site);
        }
        return done;
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
        } else if (objects.isConcurrent(object)
                && (waiting.areAllEvents()
                        || !stored.isOnlyStored(
                                object, operations.self().pending.site()))) {
            recordAccess(object, true);
        }
    }

    @Override
    public void internalAccess(Object object) {
        if (objects.isConcurrent(object)) {
            recordAccess(object, true);
        }
    }

    @Override
    public void extraUse(Object object) {
        extraAccess(object);
        if (!objects.isConcurrent(object)) {
            int site = operations.self().pending.site();
            reached.access(object, false, CallEffect.PURE, false, site, UnwovenCalls.AT_POINT);
        }
        if (object != null) {
            reached.lookInto(object, operations.self().pending.site());
        }
    }

    @Override
    public void extraComparison(Object receiver, Object object) {
        extraAccess(object);
        if (object != null) {
            reached.compare(receiver, object, operations.self().pending.site());
        }
    }

    @Override
    public void extraRead(Object object) {
        if (object instanceof Object[] several) {
            for (Object one : several) {
                extraRead(one);
            }
        } else if (objects.isConcurrent(object)) {
            recordAccess(object, false);
        }
    }

    /** A new execution begins. */
    public void reset() {
        unwoven.reset();
    }

    @Override
    public void atSite(int site) {
        TestThread self = operations.self();
        self.jdk.callFrom(site);
        self.jdk.runAt(Sites.get(site));
    }
}
