package io.selvage.agent.jdk;

import java.util.Set;

/** Says which JDK classes have monitors that a thread under control must not enter for real. */
final class JdkMonitors {
    private static final Set<String> OTHERS = Set.of(
            "java/util/Vector",
            "java/util/Stack",
            "java/util/Timer",
            "java/util/TimerThread",
            "java/util/TaskQueue",
            "java/util/TimerTask",
            "java/util/Observable",
            "java/io/PipedInputStream",
            "java/io/PipedOutputStream",
            "java/io/PipedReader",
            "java/io/PipedWriter");

    private JdkMonitors() {}

    /** Classes that call back into the program, or wait, inside a monitor. */
    static boolean concern(String name) {
        return name.startsWith("java/util/concurrent/")
                || name.startsWith("java/util/Collections$Synchronized")
                || name.startsWith("java/util/Vector$")
                || name.startsWith("java/util/Timer$")
                || OTHERS.contains(name);
    }

    /**
     * True if the class surveyed uses monitors so that they can be rewritten. A class that is loaded already cannot
     * lose the flag of a synchronized method, so such a class is left as it is.
     */
    static boolean canRewrite(ClassSurvey survey, boolean loaded) {
        return survey.usesMonitor() && !(loaded && survey.hasSynchronizedMethod());
    }

    static boolean isWaiting(String name, String descriptor) {
        return switch (name) {
            case "wait" -> descriptor.equals("()V") || descriptor.equals("(J)V") || descriptor.equals("(JI)V");
            case "notify", "notifyAll" -> descriptor.equals("()V");
            default -> false;
        };
    }
}
