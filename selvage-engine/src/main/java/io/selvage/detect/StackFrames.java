package io.selvage.detect;

import java.util.ArrayList;
import java.util.List;

/** Which frames of a stack are worth showing: not ours, not the JDK's machinery for calling things, not JUnit's for
 * comparing them. */
public final class StackFrames {
    /** Of deeper stacks, only so many frames are shown. */
    public static final int SHOWN = 30;

    private static final String[] MACHINERY = {
        "io.selvage.hooks.",
        "io.selvage.scheduler.",
        "io.selvage.explore.",
        "io.selvage.junit.",
        "java.lang.invoke.",
        "java.lang.reflect.",
        "jdk.internal.",
        "org.junit.jupiter.api.Assert",
    };

    private StackFrames() {}

    public static boolean isProgram(StackTraceElement frame) {
        for (String prefix : MACHINERY) {
            if (frame.getClassName().startsWith(prefix)) {
                return false;
            }
        }
        boolean bottom = frame.getClassName().equals("java.lang.Thread")
                && frame.getMethodName().startsWith("run");
        return !bottom && !frame.getMethodName().startsWith("selvage$");
    }

    /** Those worth showing, without the frames of the JDK below the program's outermost one. */
    public static List<StackTraceElement> ofProgram(List<StackTraceElement> stack) {
        List<StackTraceElement> frames =
                new ArrayList<>(stack.stream().filter(StackFrames::isProgram).toList());
        boolean hasOwn = frames.stream().anyMatch(StackFrames::hasSource);
        while (hasOwn && !hasSource(frames.get(frames.size() - 1))) {
            frames.remove(frames.size() - 1);
        }
        return frames;
    }

    /** {@code com.acme.Bank.transfer(Bank.java:21)}. */
    public static String text(StackTraceElement frame) {
        String location = frame.getFileName() == null
                ? "unknown source"
                : frame.getLineNumber() > 0 ? frame.getFileName() + ":" + frame.getLineNumber() : frame.getFileName();
        return frame.getClassName() + "." + frame.getMethodName() + "(" + location + ")";
    }

    public static boolean hasSource(StackTraceElement frame) {
        return frame.getFileName() != null
                && frame.getLineNumber() > 0
                && !frame.getClassName().startsWith("java.");
    }
}
