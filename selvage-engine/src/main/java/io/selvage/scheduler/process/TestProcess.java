package io.selvage.scheduler.process;

/**
 * A process of the system under test. A program that is explored by itself is the only process of its system, and has
 * no name.
 */
public final class TestProcess {
    /** The exit code of a process whose main thread an exception has ended, as the JDK's launcher has it. */
    private static final int FAILED = 1;

    /** Its position in the system. */
    public final int index;
    /** The empty string for a program that is explored by itself. */
    public final String name;

    /** The host it runs on. */
    public final String host;

    private int nonDaemons;
    private int daemonsStarted;
    private boolean shutsDown;
    private boolean ended;
    private boolean mainFailed;
    private int status;

    public TestProcess(int index, String name, String host) {
        this.index = index;
        this.name = name;
        this.host = host;
    }

    /** A new execution begins. */
    public void reset() {
        nonDaemons = 0;
        daemonsStarted = 0;
        shutsDown = false;
        ended = false;
        mainFailed = false;
        status = 0;
    }

    /** What its thread {@code thread} is called among those of the system. */
    public String qualified(String thread) {
        return name.isEmpty() ? thread : name + "/" + thread;
    }

    public void started(boolean daemon) {
        if (daemon) {
            daemonsStarted++;
        } else {
            nonDaemons++;
        }
    }

    public void threadEnded(boolean daemon) {
        if (!daemon) {
            nonDaemons--;
        }
    }

    /** Whether it has had threads that do not keep it alive. */
    public boolean hadDaemons() {
        return daemonsStarted > 0;
    }

    /** A thread of the JVM's own ends it. */
    public void shutDown() {
        shutsDown = true;
    }

    /** Whether the last thread that keeps it alive has ended, and no thread of the JVM's own is to end it. */
    public boolean isOver() {
        return ended || nonDaemons == 0 && !shutsDown;
    }

    /** It was ended, by itself or from outside, whatever its threads are at. */
    public void end() {
        ended = true;
    }

    /** As {@link #end}, with an exit code. */
    public void exit(int code) {
        ended = true;
        status = code;
    }

    /** An exception has ended its main thread. */
    public void failMain() {
        mainFailed = true;
    }

    /** Its exit code, if it is over. */
    public int status() {
        return status == 0 && mainFailed ? FAILED : status;
    }
}
