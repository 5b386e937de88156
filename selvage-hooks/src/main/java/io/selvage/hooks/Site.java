package io.selvage.hooks;

/**
 * A location in woven code.
 *
 * @param type the class, with dots
 * @param file the source file, or null
 * @param line the line, or 0
 * @param member what is used there: {@code Counter.value}, {@code java.util.Map.put}, or the empty string
 * @param flags what it does to the member, from the constants here
 */
public record Site(String type, String method, String file, int line, String member, int flags) {
    public static final int READ = 1;
    public static final int WRITE = 2;
    public static final int VOLATILE = 4;
    public static final int STATIC = 8;
    public static final int ELEMENT = 16;
    /** A field of an object that is declared to be used by one thread only, which is to be checked. */
    public static final int THREAD_CONFINED = 128;
    /** A call with arguments. */
    public static final int ARGUMENTS = 64;
    /**
     * Atomic, and seen by all in one order, but publishes nothing of what happened before: opaque modes, plain ones of
     * atomics.
     */
    public static final int OPAQUE = 256;
    /** A call by which a container looks into its elements, whatever they are. */
    public static final int READS_ELEMENTS = 512;
    /** Code of a JDK class that is interleaved within; see {@link io.selvage.hooks.jdk.InsideClasses}. */
    public static final int INSIDE = 1 << 10;
    /** A call of which the other flags of calls say all that they can. */
    public static final int KNOWN_CALL = 1 << 13;

    /** A call with a time limit. */
    public static final int TIMED = 1 << 11;

    /** A call whose result nobody sees. */
    public static final int DROPPED = 1 << 12;

    /** A constructor sets a field of the object that it makes. */
    public static final int IN_CONSTRUCTOR = 32;

    /** The first instruction of a loop that only an exception can end. */
    public static final int WITHOUT_EXIT = 1 << 15;

    /** A final field, which may be seen before it is set: its constructor may let the object out too early. */
    public static final int FINAL = 1 << 14;

    /** A call that asks what it is given, and what that holds, for texts, hash codes and the like. */
    public static final int LOOKS_INTO_ARGUMENTS = 1 << 16;

    /** The site of nothing in particular. */
    public static final Site UNKNOWN = new Site("", "", null, 0, "", 0);

    /** {@code Bank.java:21}, the form used in reports; the class where the source is not known. */
    public String location() {
        if (type.isEmpty()) {
            return "unknown";
        }
        String named = method.isEmpty() ? type : type + "." + method;
        return file == null || line == 0 ? named : file + ":" + line;
    }

    /** Whether it is in the initialiser of a class. */
    public boolean isInitialiser() {
        return method.equals("<clinit>") || method.equals("selvage$clinit");
    }

    public boolean writes() {
        return (flags & WRITE) != 0;
    }

    public boolean isThreadConfined() {
        return (flags & THREAD_CONFINED) != 0;
    }

    public boolean isOpaque() {
        return (flags & OPAQUE) != 0;
    }

    public boolean isConstruction() {
        return (flags & IN_CONSTRUCTOR) != 0;
    }

    public boolean isFinal() {
        return (flags & FINAL) != 0;
    }

    public boolean readsElements() {
        return (flags & READS_ELEMENTS) != 0;
    }

    public boolean looksIntoArguments() {
        return (flags & LOOKS_INTO_ARGUMENTS) != 0;
    }

    public boolean isInside() {
        return (flags & INSIDE) != 0;
    }

    public boolean isVolatile() {
        return (flags & VOLATILE) != 0;
    }
}
