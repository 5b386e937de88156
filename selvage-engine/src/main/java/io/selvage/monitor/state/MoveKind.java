package io.selvage.monitor.state;

/** Why a thread can move. The order of the constants is the order in which the moves of a state are tried. */
public enum MoveKind {
    /** A new thread makes its call. */
    CALL('c', ""),
    /** The thread is enabled: {@code notifyAll} woke it, or what it was blocked on is free. */
    WOKEN('w', "woken"),
    /** A pending {@code notify} selects the thread now. */
    NOTIFIED('n', "notified"),
    /** The thread's timed wait expires. */
    TIMED_OUT('t', "timed out"),
    /** The thread is interrupted from outside the monitor. */
    INTERRUPTED('i', "interrupted"),
    /** A spurious wake-up. */
    SPURIOUS('s', "woken for no reason");

    private final char code;
    private final String text;

    MoveKind(char code, String text) {
        this.code = code;
        this.text = text;
    }

    char code() {
        return code;
    }

    /** For reports; empty for a call. */
    public String text() {
        return text;
    }
}
