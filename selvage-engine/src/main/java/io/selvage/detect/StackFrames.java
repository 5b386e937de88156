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
        boolean bottom = frame.getClassName().equals("java.lang.Thread")
                && frame.getMethodName().startsWith("run");
        return !bottom && !frame.getMethodName().startsWith("selvage$");
    }

    /** {@code com.acme.Bank.transfer(Bank.java:21)}. */
    static String text(StackTraceElement frame) {
        String location = frame.getFileName() == null
                ? "unknown source"
                : frame.getLineNumber() > 0 ? frame.getFileName() + ":" + frame.getLineNumber() : frame.getFileName();
        return frame.getClassName() + "." + frame.getMethodName() + "(" + location + ")";
    }

    static boolean hasSource(StackTraceElement frame) {
        return frame.getFileName() != null
                && frame.getLineNumber() > 0
                && !frame.getClassName().startsWith("java.");
    }
}
