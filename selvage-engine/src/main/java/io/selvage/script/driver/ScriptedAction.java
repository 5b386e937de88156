package io.selvage.script.driver;

import java.util.ArrayList;
import java.util.List;

/** What a thread of a script did from one tick on. Written only by the thread that is running. */
public final class ScriptedAction {
    /** How scripts ask for the current tick. */
    private static final String TIME = "time()";

    private final String thread;
    private final int line;
    private final int began;
    private final List<String> calls = new ArrayList<>();
    private int ended;

    ScriptedAction(String thread, int line, int began) {
        this.thread = thread;
        this.line = line;
        this.began = began;
    }

    public String thread() {
        return thread;
    }

    /** Of the script. */
    public int line() {
        return line;
    }

    /** The tick in which it began. */
    public int began() {
        return began;
    }

    /** The tick in which it ended; 0 if it did not. */
    public int ended() {
        return ended;
    }

    /** Its test cases, without those that only ask for the tick; the last one may not have come back. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    void calls(String what) {
        if (!what.equals(TIME)) {
            calls.add(what);
        }
    }

    void end(int tick) {
        ended = tick;
    }
}
