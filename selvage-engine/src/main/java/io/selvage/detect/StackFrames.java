package io.selvage.detect;

/** Which frames of a stack are worth showing: not ours, not the JDK's machinery for calling things. */
final class StackFrames {
    private static final String[] MACHINERY = {
        "io.selvage.hooks.",
        "io.selvage.scheduler.",
        "io.selvage.explore.",
        "java.lang.invoke.",
        "java.lang.reflect.",
        "jdk.internal.",
    };

    private StackFrames() {}

    static boolean isProgram(StackTraceElement frame) {
        for (String prefix : MACHINERY) {
            if (frame.getClassName().startsWith(prefix)) {
                return false;
            }
        }
        return !frame.getMethodName().startsWith("selvage$");
    }

    static boolean hasSource(StackTraceElement frame) {
        return frame.getFileName() != null
                && frame.getLineNumber() > 0
                && !frame.getClassName().startsWith("java.");
    }
}
