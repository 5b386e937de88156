package io.selvage.hooks.jdk;

import io.selvage.hooks.Site;
import io.selvage.hooks.jdk.CallEffect.Reach;

/** Declarations in the form in which effects are computed. */
final class DeclaredEffects {
    private static final String CONSTRUCTOR = "<init>";

    private DeclaredEffects() {}

    /** What {@code entry} says of a method of its class; null if nothing. */
    static Callee of(JdkClass entry, String method, String descriptor) {
        if (entry.isTransparent() && method.equals("equals")) {
            // A value looks at another one only.
            return Callee.HARMLESS;
        }
        if (entry.staticWrites.contains(method)) {
            return ofStatics(Reach.WRITE);
        }
        if (entry.isStaticRead(method)) {
            return readingStatics(descriptor);
        }
        if (entry.writesInOrder(method)) {
            return inOrder(Reach.WRITE, descriptor);
        }
        if (entry.readsInOrder(method)) {
            return inOrder(Reach.READ, descriptor);
        }
        if (method.equals(CONSTRUCTOR) && JdkClasses.opensFile(entry.name, descriptor)) {
            return null;
        }
        if (entry.isStream() && !method.equals(CONSTRUCTOR)) {
            return JdkMethods.runsStream(method) ? inOrder(Reach.READ, descriptor) : harmless(entry, descriptor);
        }
        return switch (entry.effect(method, descriptor)) {
            case HARMLESS -> harmless(entry, descriptor);
            case READS_ARGUMENTS -> reading(Reach.NONE, descriptor, Descriptors.sinks(descriptor));
            case WRITES_ARGUMENTS ->
                reading(Reach.NONE, descriptor, Descriptors.arrays(descriptor) | Descriptors.sinks(descriptor));
            case UNKNOWN -> entry.isState() ? ofState(entry, method, descriptor) : null;
        };
    }

    /** Of a class whose calls are operations on the object; what kind of, the engine knows. */
    static Callee ofOperation(JdkClass entry, String method, String descriptor) {
        if (entry.isImmutable()) {
            return reading(JdkMethods.readsElements(method) ? Reach.READ : Reach.NONE, descriptor, 0);
        }
        long filled = JdkMethods.mutatesArguments(method) ? Descriptors.changeable(descriptor) : 0;
        return reading((JdkMethods.flags(method) & Site.WRITE) != 0 ? Reach.WRITE : Reach.READ, descriptor, filled);
    }

    /**
     * A mock has its calls announced ({@code MockCallMarker}); they keep their arguments and may compare them. Races in
     * such comparisons are not looked for.
     */
    static Callee ofMock(String descriptor) {
        long compared = Descriptors.changeable(descriptor);
        return compared == 0
                ? Callee.HARMLESS
                : new Callee(new CallEffect(Reach.NONE, compared, 0, Reach.NONE, true, false), false, false);
    }

    /** Copies containers and arrays, and keeps the rest: queues, functions. */
    static Callee ofContainerConstructor(String descriptor) {
        return reading(Reach.NONE, descriptor, 0, ~Descriptors.copied(descriptor));
    }

    /** A stream that protects itself, and fills what it is given. */
    static Callee ofSharedInput(String descriptor) {
        long filled = Descriptors.changeable(descriptor);
        return new Callee(new CallEffect(Reach.WRITE, 0, filled, Reach.NONE, true, false), false, false);
    }

    private static Callee ofStatics(Reach statics) {
        return new Callee(new CallEffect(Reach.NONE, 0, 0, statics, true, false), false, false);
    }

    /** What it is given is read at most, but for what is there to be written to. */
    private static Callee readingStatics(String descriptor) {
        CallEffect arguments =
                reading(Reach.NONE, descriptor, Descriptors.sinks(descriptor)).effect();
        boolean isOrdered = arguments.isPure();
        CallEffect statics = new CallEffect(Reach.NONE, 0, 0, Reach.READ, isOrdered, false);
        return new Callee(isOrdered ? statics : arguments.or(statics), false, false);
    }

    private static Callee inOrder(Reach receiver, String descriptor) {
        long sinks = Descriptors.sinks(descriptor);
        long arrays = Descriptors.arrays(descriptor) & ~sinks;
        return new Callee(new CallEffect(receiver, arrays, sinks, Reach.NONE, true, false), false, true);
    }

    private static Callee harmless(JdkClass entry, String descriptor) {
        long arrays = entry.hasStoredArrays() ? 0 : Descriptors.arrays(descriptor);
        return arrays == 0
                ? Callee.HARMLESS
                : new Callee(new CallEffect(Reach.NONE, arrays, 0, Reach.NONE, false, false), false, true);
    }

    private static Callee ofState(JdkClass entry, String method, String descriptor) {
        if (method.equals(CONSTRUCTOR)) {
            // What is to be written to later is only kept.
            long kept = Descriptors.sinks(descriptor);
            return reading(Reach.NONE, descriptor, 0, kept);
        }
        long filled = entry.fills(method) ? Descriptors.changeable(descriptor) : Descriptors.sinks(descriptor);
        return reading(entry.looks(method) ? Reach.READ : Reach.WRITE, descriptor, filled);
    }

    static Callee reading(Reach receiver, String descriptor, long filled) {
        return reading(receiver, descriptor, filled, 0);
    }

    private static Callee reading(Reach receiver, String descriptor, long filled, long kept) {
        long read = Descriptors.changeable(descriptor) & ~filled & ~kept;
        boolean isPure = receiver == Reach.NONE && read == 0 && filled == 0;
        return isPure
                ? Callee.HARMLESS
                : new Callee(new CallEffect(receiver, read, filled, Reach.NONE, false, false), false, false);
    }
}
