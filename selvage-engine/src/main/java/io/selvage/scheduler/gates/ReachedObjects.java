package io.selvage.scheduler.gates;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.jdk.CollectionViews;
import io.selvage.scheduler.jdk.JdkState;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.SynchronizedWrappers;
import io.selvage.scheduler.links.HeldElements;
import io.selvage.scheduler.links.Questions;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;

/** Accesses of unwoven code to objects that it is given: arguments, elements of arrays. */
final class ReachedObjects {
    /** Methods that go through what they are given. */
    private static final Set<String> ITERATES = Set.of(
            "putAll",
            "new",
            "<init>",
            "addAll",
            "max",
            "min",
            "join",
            "copyOf",
            "removeAll",
            "retainAll",
            "containsAll",
            "frequency",
            "disjoint");

    /** Classes that ask what they copy for an array. */
    private static final Set<String> COPIES_AT_ONCE = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.List",
            "java.util.Vector",
            "java.util.concurrent.CopyOnWriteArrayList");

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final UnwovenCalls calls;
    private final PlainAccesses plain;
    private final ReceiverKinds kinds;
    private final CollectionViews views;
    private final SynchronizedWrappers wrappers;
    private final JdkState states = new JdkState();
    private final HeldElements elements = new HeldElements();
    private final Questions questions = new Questions();

    ReachedObjects(
            OperationRunner operations,
            MonitorOps monitors,
            UnwovenCalls calls,
            PlainAccesses plain,
            ReceiverKinds kinds,
            CollectionViews views,
            SynchronizedWrappers wrappers) {
        this.operations = operations;
        this.monitors = monitors;
        this.calls = calls;
        this.plain = plain;
        this.kinds = kinds;
        this.views = views;
        this.wrappers = wrappers;
    }

    /** The running step works on {@code part}, a stream or text that another one is made of. */
    void accessPart(Object part, boolean writes, int site) {
        boolean isKnown = states.isKnown(part.getClass()) || kinds.get(part.getClass()) != ReceiverKind.NONE;
        accessItself(part, writes, isKnown ? CallEffect.PURE : CallEffect.UNKNOWN, site, UnwovenCalls.AT_POINT);
        if (!isKnown && states.get(part.getClass()) != JdkState.Kind.NONE) {
            calls.unknownCode(site);
        }
    }

    /** Returns the token to go on with. */
    int access(Object object, boolean writes, CallEffect effect, boolean isShallow, int site, int token) {
        if (object.getClass().isArray()) {
            return accessArray(object, writes, effect, isShallow, site, token);
        }
        if (states.get(object.getClass()) == JdkState.Kind.NONE) {
            return token;
        }
        int done = accessItself(object, writes, effect, site, token);
        if (kinds.get(object.getClass()) == ReceiverKind.NONE) {
            calls.accessParts(object, List.of(), writes, site);
        }
        return done;
    }

    /** No array; without its parts. */
    private int accessItself(Object object, boolean writes, CallEffect effect, int site, int token) {
        JdkState.Kind state = states.get(object.getClass());
        if (state == JdkState.Kind.NONE) {
            return token;
        }
        int done = accessUnderLock(object, state, writes, effect, site, token);
        calls.accessMemory(object, writes, site);
        return done;
    }

    private int accessUnderLock(
            Object object, JdkState.Kind state, boolean writes, CallEffect effect, int site, int token) {
        Object owner = views.ownerOf(object);
        ReceiverKind kind = kinds.get(owner.getClass());
        Object lock = effect.isUnknown() ? null : lock(object, owner, state, site);
        if (lock == null) {
            return accessOwner(owner, kind, state, writes, effect, site, token);
        }
        boolean isHeld = operations.shadow(lock).isLockedBy(operations.self().id);
        monitors.enter(lock, site);
        int done = accessOwner(owner, kind, state, writes, effect, site, token | UnwovenCalls.AT_POINT);
        if (!isHeld && isIteratedInSteps(object, site)) {
            calls.note(operations.shadow(owner), 0, site);
        }
        monitors.exit(lock, site);
        return done;
    }

    /** What methods of {@code object} lock that others call on it; null if they lock nothing. */
    private Object lock(Object object, Object owner, JdkState.Kind state, int site) {
        return switch (kinds.get(object.getClass())) {
            case WRAPPER -> isIterated(object, site) ? null : wrappers.mutex(object);
            case SYNCHRONIZED, SYNCHRONIZED_CONTAINER -> owner;
            case NONE -> state == JdkState.Kind.SYNCHRONIZED ? owner : null;
            case CONCURRENT, PLAIN -> null;
        };
    }

    /** Iterators of wrappers take no lock. */
    private static boolean isIterated(Object wrapper, int site) {
        String member = Sites.get(site).member();
        return !(wrapper instanceof Map) && (member.endsWith(".equals") || member.endsWith(".containsAll"));
    }

    /** Whether the call goes through a container that protects itself without keeping its lock meanwhile. */
    static boolean isIteratedInSteps(Object container, int site) {
        String member = Sites.get(site).member();
        String type = member.substring(0, member.lastIndexOf('.'));
        boolean isCopiedAtOnce = container instanceof Collection && COPIES_AT_ONCE.contains(type);
        boolean isContainer = container instanceof Map || container instanceof Collection;
        boolean isGiven = !Sites.get(site).writes() || (Sites.get(site).flags() & Site.KNOWN_CALL) == 0;
        return isContainer && isGiven && ITERATES.contains(member.substring(type.length() + 1)) && !isCopiedAtOnce;
    }

    private int accessOwner(
            Object owner,
            ReceiverKind kind,
            JdkState.Kind state,
            boolean writes,
            CallEffect effect,
            int site,
            int token) {
        boolean isOrdered = kind != ReceiverKind.PLAIN && state != JdkState.Kind.PLAIN;
        CallEffect how =
                new CallEffect(CallEffect.Reach.NONE, 0, 0, CallEffect.Reach.NONE, isOrdered, effect.isUnknown());
        return calls.access(owner, writes, how, site, token);
    }

    private int accessArray(Object array, boolean writes, CallEffect effect, boolean isShallow, int site, int token) {
        int length = Array.getLength(array);
        plain.elements(array, length, writes, site, (token & UnwovenCalls.AT_POINT) == 0);
        int done = length > 0 ? token | UnwovenCalls.AT_POINT : token;
        if (effect.isUnknown() && length > 0) {
            calls.note(operations.shadow(array), 0, site);
        }
        if (!isShallow && array instanceof Object[] objects) {
            for (int index = 0; index < Math.min(length, PlainAccesses.MOST_ELEMENTS); index++) {
                if (objects[index] != null && !objects[index].getClass().isArray()) {
                    done = access(objects[index], writes && effect.isUnknown(), effect, true, site, done);
                }
            }
        }
        return done;
    }

    /** The running step asks {@code container}, which the program may know, for its text, hash code or the like. */
    void lookInto(Object container, int site) {
        lookInto(container, Questions.of(Sites.get(site).member()), site);
    }

    private void lookInto(Object container, int question, int site) {
        List<Object> held = heldBy(container, site);
        for (int i = 0; i < held.size(); i++) {
            look(held.get(i), question, site);
        }
    }

    private List<Object> heldBy(Object container, int site) {
        if (!HeldElements.isContainer(container.getClass())) {
            return List.of();
        }
        List<Object> held = elements.of(views.ownerOf(container));
        if (held == null) {
            calls.useAnything(site);
            return List.of();
        }
        return held;
    }

    private void look(Object object, int question, int site) {
        if (states.get(object.getClass()) != JdkState.Kind.NONE && questions.answers(object, question)) {
            access(object, false, CallEffect.PURE, true, site, UnwovenCalls.AT_POINT);
        }
    }

    /** The running step finds out whether {@code key} is equal to what {@code container} holds, or where it belongs. */
    void compare(Object container, Object key, int site) {
        boolean isState = states.get(key.getClass()) != JdkState.Kind.NONE;
        if (!isState && !HeldElements.isContainer(key.getClass()) || !comparesAll(container, site)) {
            return;
        }
        int question = isSorted(container) ? Questions.ORDER : Questions.EQUALITY;
        if (questions.answers(key, question)) {
            look(key, question, site);
            lookInto(key, question, site);
            mayLookAt(heldBy(container, site), key, question, site);
        }
    }

    /** Lists and queues take what they are given. */
    private static boolean comparesAll(Object container, int site) {
        String member = Sites.get(site).member();
        boolean isAdded = member.endsWith(".add") || member.endsWith(".offer");
        return !isAdded || container instanceof Set || isSorted(container);
    }

    private static boolean isSorted(Object container) {
        return container instanceof SortedMap
                || container instanceof SortedSet
                || container instanceof PriorityQueue
                || container instanceof PriorityBlockingQueue;
    }

    /** Which elements are compared, and how far, nobody knows: no race, and not proved if others change them. */
    private void mayLookAt(List<Object> held, Object key, int question, int site) {
        for (int i = 0; i < held.size(); i++) {
            Object element = held.get(i);
            boolean mayBeEqual = element != key && states.get(element.getClass()) != JdkState.Kind.NONE;
            if (mayBeEqual && questions.answers(element, question)) {
                CallEffect how = new CallEffect(Reach.NONE, 0, 0, Reach.NONE, true, true);
                calls.access(views.ownerOf(element), false, how, site, UnwovenCalls.AT_POINT);
            }
        }
    }
}
