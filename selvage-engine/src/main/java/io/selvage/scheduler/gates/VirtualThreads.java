package io.selvage.scheduler.gates;

/** Which thread objects are virtual threads, which no source of release 17 can ask them. */
final class VirtualThreads {
    /** Common to all virtual threads; null before JDK 21. */
    private static final Class<?> BASE = find();

    private VirtualThreads() {}

    static boolean isOne(Object thread) {
        return BASE != null && BASE.isInstance(thread);
    }

    private static Class<?> find() {
        try {
            return Class.forName("java.lang.BaseVirtualThread", false, null);
        } catch (ClassNotFoundException older) {
            return null;
        }
    }
}
