package io.selvage.scheduler;

import io.selvage.model.Guard;
import io.selvage.sync.Monitor;
import io.selvage.sync.Waitable;
import java.util.function.LongSupplier;

/** What is known of one object of the program in this execution. */
public final class ShadowObject {
    /** Where and in which bucket the table keeps it. */
    int hash;

    ShadowObject next;
    /** The process that has met it, by position. */
    int process;

    private Object object;
    private int id;
    /** The number of the thread that the object is, plus 1; 0 if it is none or has not been started. */
    private int threadNumber;

    private long threadId;
    /** Who has used the attributes of the thread that the object is, plus 1; 0 for nobody, -1 for several threads. */
    private int attributeUser;

    private boolean attributesChanged;
    /** What has first worked on the memory that the object is. */
    private Object memoryUser;
    /** What the object is a part of, or itself; null if nobody has looked for it. */
    private Object owner;

    private boolean notified;
    private boolean joined;
    /** Null until its first use. */
    private Monitor monitor;

    private Monitor spare;
    /** Null for an object that no call can wait for. */
    private Waitable waitable;
    /** Of a queue: the slot of its first element. */
    private int firstSlot;
    /** Of a semaphore: how many permits can still be acquired if none is given back, plus 1; 0 if nobody knows. */
    private int reserve;

    void shadow(Object newObject, int itsHash) {
        object = newObject;
        hash = itsHash;
    }

    public Object object() {
        return object;
    }

    /**
     * Its number, stable within a search; 0 as long as only the JDK's own code has met it. See {@link
     * TestThread#number}.
     */
    public int id() {
        return id;
    }

    public boolean isNumbered() {
        return id != 0;
    }

    void assignNumber(int number) {
        id = number;
    }

    /** Whether the object is a thread under test that has been started. */
    public boolean isStartedThread() {
        return threadNumber != 0;
    }

    /** The number of the thread that the object is. Only if {@link #isStartedThread}. */
    public int threadNumber() {
        return threadNumber - 1;
    }

    /** What its starter did with it before, it did before everything that the thread does. */
    void becomeThread(int number, int starter) {
        threadNumber = number + 1;
        if (attributeUser == starter + 1) {
            attributeUser = 0;
            attributesChanged = false;
        }
    }

    /** {@code user} works on the memory that the object is; true if another object has done so before. */
    public boolean isUsedToo(Object user) {
        return firstUser(user) != user;
    }

    /** {@code user} works on the object; the answer is who has first done so, which may be the object itself. */
    public Object firstUser(Object user) {
        if (memoryUser == null) {
            memoryUser = user;
        }
        return memoryUser;
    }

    /** What the object is a part of, or itself; null if nobody has looked for it. */
    public Object owner() {
        return owner;
    }

    public void setOwner(Object whole) {
        owner = whole;
    }

    /** {@code user} reads or changes the attributes of the thread; true if one changes what another uses. */
    public boolean useAttributes(int user, boolean changes) {
        attributeUser = attributeUser == 0 || attributeUser == user + 1 ? user + 1 : -1;
        attributesChanged |= changes;
        return attributeUser < 0 && attributesChanged;
    }

    /** The id that the program sees if the object is a thread; {@code next} gives it one when it is first asked for. */
    public long threadId(LongSupplier next) {
        if (threadId == 0) {
            threadId = next.getAsLong();
        }
        return threadId;
    }

    /** One of several threads that may wait on it is notified; true if some thread waits for its end. */
    boolean markNotified() {
        notified = true;
        return joined;
    }

    /** A thread waits for its end, not as a member of its wait set; true if one of that was notified. */
    public boolean markJoined() {
        joined = true;
        return notified;
    }

    /** Calls on it can wait for its state. */
    public void setWaitable(Waitable state) {
        waitable = state;
    }

    /** Whether calls on it can wait for its state. */
    public boolean isWaitable() {
        return waitable != null;
    }

    /** How many holds, permits or elements it has, as an object that calls can wait for; 0 for any other. */
    int level() {
        return waitable == null ? 0 : waitable.level(object);
    }

    /** Whether a call of {@code thread} with {@code guard} need not wait. */
    public boolean allows(int guard, TestThread thread) {
        return Guard.allows(guard, level()) || isHeldBy(thread.threadObject);
    }

    /** Whether a call with {@code guard} that goes on now changes it. */
    boolean isChangedBy(int guard) {
        return waitable == null || waitable.isChangedBy(object, guard);
    }

    /** Whether {@code thread} holds it as an object that calls can wait for. */
    boolean isHeldBy(Object thread) {
        return waitable != null && waitable.isHeldBy(object, thread);
    }

    /** Whether calls that wait for it give up after some time. */
    boolean expires() {
        return waitable != null && waitable.expires(object);
    }

    /** The slot of its first element, if it is a queue; the others follow. */
    public int firstSlot() {
        return firstSlot;
    }

    /** Its first element will be that many slots further. */
    public void moveFirstSlot(int slots) {
        firstSlot += slots;
    }

    /** Permits that can be acquired if none is given back; -1 if nobody has counted them. */
    public int reserve() {
        return reserve - 1;
    }

    public void setReserve(int permits) {
        reserve = permits + 1;
    }

    /** Whether its lock has been used. */
    public boolean hasMonitor() {
        return monitor != null;
    }

    public boolean isLockedBy(int thread) {
        return monitor != null && monitor.isHeldBy(thread);
    }

    /** Its lock, made on first use. */
    public Monitor monitor() {
        return monitor != null ? monitor : makeMonitor();
    }

    private Monitor makeMonitor() {
        if (spare == null) {
            spare = new Monitor();
        }
        monitor = spare;
        monitor.reset();
        return monitor;
    }

    void clear() {
        object = null;
        id = 0;
        threadNumber = 0;
        threadId = 0;
        attributeUser = 0;
        attributesChanged = false;
        memoryUser = null;
        owner = null;
        notified = false;
        joined = false;
        next = null;
        monitor = null;
        waitable = null;
        firstSlot = 0;
        reserve = 0;
    }
}
