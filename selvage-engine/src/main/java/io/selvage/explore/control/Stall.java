package io.selvage.explore.control;

import java.util.List;

/**
 * A thread under test that has not come to a scheduling point for too long: it blocks for real, or computes without
 * end.
 *
 * @param thread its name
 * @param stack where it is, innermost frame first, without frames of the tool; empty if unknown
 */
public record Stall(String thread, List<StackTraceElement> stack) {
    /** For so long it has not. */
    public static final int SECONDS = StallTimer.SECONDS;

    /** What is wrong and what to do about it. */
    public String message() {
        StringBuilder text = new StringBuilder(
                "thread '" + thread + "' has not come to a scheduling point for " + StallTimer.SECONDS + " s; ");
        for (int i = 0; i < stack.size(); i++) {
            text.append(i == 0 ? "it is in " : " < ").append(stack.get(i));
        }
        return text.append(
                        "; blocking that is not under control (input, sockets, native code) and endless loops without"
                                + " synchronization cannot be tested: replace or remove them")
                .toString();
    }
}
