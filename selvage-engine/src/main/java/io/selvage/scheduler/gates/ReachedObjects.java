package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.jdk.CollectionViews;
import io.selvage.scheduler.jdk.JdkState;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.SynchronizedWrappers;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;

/** Accesses of unwoven code to objects that it is given: arguments, elements of arrays. */
final class ReachedObjects {
    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final UnwovenCalls calls;
    private final PlainAccesses plain;
    private final ReceiverKinds kinds;
    private final CollectionViews views;
    private final SynchronizedWrappers wrappers;
    private final JdkState states = new JdkState();

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
        monitors.enter(lock, site);
        int done = accessOwner(owner, kind, state, writes, effect, site, token | UnwovenCalls.AT_POINT);
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
}
