package io.selvage.dependence;

import java.util.Arrays;

/**
 * The objects of one execution, numbered densely for tables, and named so that names hold across executions. The number
 * that an execution gives an object depends on who meets it first; which object a thread meets as its n-th depends on
 * that thread alone. So each thread that meets an object has a name of its own for it.
 *
 * <p>A thread that takes different branches may call different objects by one name. That makes steps look dependent
 * that are not, which costs executions and loses none.
 */
public final class ExecutionObjects {
    /** Gives names, and learns which of them mean one object. */
    public interface Naming {
        /** The name of the object that {@code thread} meets as its {@code nth}. */
        int name(int thread, int nth);

        /** An object goes by the name {@code first} in this execution, and another thread calls it {@code other}. */
        void unite(int first, int other);
    }

    private final Naming naming;
    private final LongIndex objects = new LongIndex();
    private final LongIndex meetings = new LongIndex();
    /** How many objects have a name: all but, for a moment, the newest. */
    private int named;
    /** By object: the name that it was met by first. */
    private int[] firstName = new int[32];
    /** By meeting: what its thread calls its object. */
    private int[] ownName = new int[32];
    /** By thread: how many objects it has met. */
    private int[] met = new int[8];

    public ExecutionObjects(Naming naming) {
        this.naming = naming;
    }

    /** A new execution begins. */
    public void reset() {
        objects.clear();
        meetings.clear();
        Arrays.fill(met, 0);
        named = 0;
    }

    /** How many objects have been used. */
    public int size() {
        return objects.size();
    }

    /** The dense number of the object with the execution's number {@code id}, which {@code thread} uses now. */
    public int use(int thread, int id) {
        int object = objects.number(id);
        meeting(thread, object);
        return object;
    }

    /** The number of the meeting of {@code thread} with the object {@code id}, which it uses now. */
    public int meet(int thread, int id) {
        return meeting(thread, objects.number(id));
    }

    private int meeting(int thread, int object) {
        int before = meetings.size();
        int meeting = meetings.number((long) thread << 32 | object);
        if (meetings.size() > before) {
            begin(meeting, thread, object);
        }
        return meeting;
    }

    private void begin(int meeting, int thread, int object) {
        if (thread >= met.length) {
            met = Arrays.copyOf(met, Math.max(thread + 1, met.length * 2));
        }
        if (meeting == ownName.length) {
            ownName = Arrays.copyOf(ownName, meeting * 2);
            firstName = Arrays.copyOf(firstName, meeting * 2);
        }
        ownName[meeting] = naming.name(thread, met[thread]++);
        if (object == named) {
            firstName[named++] = ownName[meeting];
        } else {
            naming.unite(firstName[object], ownName[meeting]);
        }
    }

    /** The dense number of an object that has been used before; -1 if it has not. */
    public int find(int id) {
        return objects.find(id);
    }

    /** The one name that an object goes by in this execution: what the first thread that met it calls it. */
    public int name(int object) {
        return firstName[object];
    }

    /** How many meetings of a thread with an object there have been. */
    public int meetings() {
        return meetings.size();
    }

    /** What the thread of a meeting calls the object. */
    public int ownName(int meeting) {
        return ownName[meeting];
    }

    /** What {@code thread} calls the object {@code id}, or would if it met it now. */
    public int nameFor(int thread, int id) {
        int object = objects.find(id);
        int meeting = object < 0 ? -1 : meetings.find((long) thread << 32 | object);
        return meeting >= 0 ? ownName[meeting] : naming.name(thread, thread < met.length ? met[thread] : 0);
    }
}
