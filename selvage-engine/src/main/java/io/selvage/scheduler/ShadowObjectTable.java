package io.selvage.scheduler;

import java.util.Arrays;

/**
 * The objects that one execution has met, by identity and process: what several processes have in this JVM, such as its
 * own classes, each of them has for itself. Shadow objects are reused from one execution to the next.
 */
public final class ShadowObjectTable {
    /** Stands for the object that static fields are in. */
    public static final Object STATIC_FIELDS = new Object();

    private ShadowObject[] buckets = new ShadowObject[64];
    private ShadowObject[] shadows = new ShadowObject[32];
    private int used;
    /** The process that runs. */
    private int process;

    /** The objects that are asked for from now on are those of the process at {@code position}. */
    void enter(int position) {
        process = position;
    }

    /** The shadow of {@code object} which all processes share. */
    public ShadowObject ofSystem(Object object) {
        return of(0, object);
    }

    /** The shadow of {@code object}, of the process at {@code owner}. */
    ShadowObject of(int owner, Object object) {
        int running = process;
        process = owner;
        ShadowObject shadow = getOrCreate(object);
        process = running;
        return shadow;
    }

    /** The shadow of {@code object}, whichever process it is of; null if this execution has not met it. */
    public ShadowObject findAnywhere(Object object) {
        for (int i = 0; i < used; i++) {
            if (shadows[i].object() == object) {
                return shadows[i];
            }
        }
        return null;
    }

    /** The shadow of {@code object}, made if this execution has not met it; without a number then. */
    public ShadowObject getOrCreate(Object object) {
        int hash = System.identityHashCode(object);
        for (ShadowObject shadow = buckets[hash & buckets.length - 1]; shadow != null; shadow = shadow.next) {
            if (shadow.object() == object && shadow.process == process) {
                return shadow;
            }
        }
        return add(object, hash);
    }

    /** The shadow of {@code object}, or null if this execution has not met it. */
    public ShadowObject find(Object object) {
        int hash = System.identityHashCode(object);
        for (ShadowObject shadow = buckets[hash & buckets.length - 1]; shadow != null; shadow = shadow.next) {
            if (shadow.object() == object && shadow.process == process) {
                return shadow;
            }
        }
        return null;
    }

    private ShadowObject add(Object object, int hash) {
        if (used >= buckets.length) {
            grow();
        }
        ShadowObject shadow = allocate();
        shadow.shadow(object, hash);
        shadow.process = process;
        link(shadow);
        return shadow;
    }

    private void link(ShadowObject shadow) {
        int bucket = shadow.hash & buckets.length - 1;
        shadow.next = buckets[bucket];
        buckets[bucket] = shadow;
    }

    private ShadowObject allocate() {
        if (used == shadows.length) {
            shadows = Arrays.copyOf(shadows, used * 2);
        }
        ShadowObject shadow = shadows[used];
        if (shadow == null) {
            shadow = shadows[used] = new ShadowObject();
        }
        used++;
        return shadow;
    }

    private void grow() {
        buckets = new ShadowObject[buckets.length * 2];
        for (int i = 0; i < used; i++) {
            link(shadows[i]);
        }
    }

    /** All of them, in the order in which they were met. */
    public ShadowObject[] all() {
        return Arrays.copyOf(shadows, used);
    }

    /**
     * Forgets everything. Large tables shrink again, so that one big execution does not slow down those that follow.
     */
    void clear() {
        if (buckets.length > 4096) {
            buckets = new ShadowObject[64];
            shadows = new ShadowObject[32];
        } else {
            for (int i = 0; i < used; i++) {
                ShadowObject shadow = shadows[i];
                buckets[shadow.hash & buckets.length - 1] = null;
                shadow.clear();
            }
        }
        used = 0;
        process = 0;
    }
}
