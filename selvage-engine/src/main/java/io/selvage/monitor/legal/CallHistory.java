package io.selvage.monitor.legal;

import java.util.Map;

/** The calls of one execution so far. A call is named as in {@code "put"}, for any arguments, or {@code "put(1)"}. */
public interface CallHistory {
    /** How many calls were begun, completed ones included. */
    int begun(String call);

    /** How many calls have returned; those that threw an exception do not count. */
    int completed(String call);

    /** How many calls have returned {@code result}, compared as text. */
    int completed(String call, String result);

    /** For each call that was begun, by its name with arguments, how many were begun and completed. */
    Map<String, String> counts();
}
