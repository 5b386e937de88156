package io.selvage.monitor.state;

/** How a thread comes to move. The order is that of the candidates at a state. */
public enum MoveKind {
    /** It is new and makes its call. */
    CALL('c', ""),
    /** It was on its way back in: woken by {@code notifyAll}, or what it was blocked on is free. */
    WOKEN('w', "woken"),
    /** A pending {@code notify} picks it now. */
    NOTIFIED('n', "notified"),
    /** Its timed wait runs out. */
    TIMED_OUT('t', "timed out"),
    /** It is interrupted from outside. */
    INTERRUPTED('i', "interrupted"),
    /** It wakes up for no reason. */
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

    /** For people; empty for a call. */
    public String text() {
        return text;
    }
}
