package io.selvage.hooks.threads;

import java.lang.StackWalker.StackFrame;

/** Says of the frames of one stack, innermost first, which ones the program would see without us. */
final class FrameFilter {
    private static final String GUARD = VisibleFrames.ADDED + "init";

    private boolean over;
    /** The class whose initialiser was the last frame shown; else null. */
    private String initialised;
    /** The class that the last frame made sure of; else null. */
    private String guarded;

    boolean shows(StackFrame frame) {
        return shows(frame.getClassName(), frame.getMethodName(), frame.getLineNumber());
    }

    boolean shows(String type, String method, int line) {
        over |= isOutermost(type, method);
        if (over) {
            return false;
        }
        if (isOurs(type, method)) {
            guarded = method.equals(GUARD) ? VisibleFrames.declaring(type) : guarded;
            return false;
        }
        boolean shown = !(line < 0 && type.equals(guarded)) && !isRealInitialiser(type, method);
        guarded = null;
        if (shown) {
            initialised = method.equals(VisibleFrames.INITIALISER) ? VisibleFrames.declaring(type) : null;
        }
        return shown;
    }

    /** The program's initialiser runs under another name, inside of the one that has its own or of any other method. */
    private boolean isRealInitialiser(String type, String method) {
        boolean initialises = method.equals("<clinit>") || method.equals(VisibleFrames.INITIALISER);
        return initialises && VisibleFrames.declaring(type).equals(initialised);
    }

    /** True for a frame of ours that calls a thread's {@code run}, or the program's {@code main}. */
    private static boolean isOutermost(String type, String method) {
        return method.equals("runThread") && type.equals("io.selvage.scheduler.gates.ThreadLifecycle")
                || method.equals("run") && type.equals("io.selvage.explore.subject.MainMethod");
    }

    static boolean isOurs(String type, String method) {
        return type.startsWith("io.selvage.hooks.")
                || type.startsWith("io.selvage.scheduler.")
                || method.startsWith(VisibleFrames.ADDED) && !method.equals(VisibleFrames.INITIALISER);
    }
}
