package io.selvage.scheduler.jdk;

import java.util.Set;

/** Says whether code of the program asked for time, chance or a name, where the active calls do not show it. */
public final class CallOrigin {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private static final Set<String> GIVERS = Set.of(
            "java.util.SplittableRandom",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.UUID",
            "java.util.Date",
            "java.lang.Math",
            "java.lang.System");

    private CallOrigin() {}

    /** True if the first code behind the hooks and whatever gives such things out is none of the JDK's. */
    public static boolean isCalledByProgram() {
        return WALKER.walk(frames -> frames.dropWhile(CallOrigin::gives)
                .findFirst()
                .map(frame -> frame.getDeclaringClass().getClassLoader() != null)
                .orElse(false));
    }

    private static boolean gives(StackWalker.StackFrame frame) {
        String type = frame.getClassName();
        return type.startsWith("io.selvage.hooks.")
                || type.startsWith("io.selvage.scheduler.")
                || type.startsWith("java.time.")
                || type.startsWith("java.security.")
                || type.startsWith("java.util.Random")
                || type.startsWith("java.lang.Thread")
                || GIVERS.contains(type)
                // Its answer is how much time is left.
                || frame.getMethodName().equals("awaitNanos")
                        && frame.getDeclaringClass().getClassLoader() == null;
    }
}
