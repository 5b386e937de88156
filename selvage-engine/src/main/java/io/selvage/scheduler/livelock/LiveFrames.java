package io.selvage.scheduler.livelock;

import io.selvage.scheduler.gates.ThreadController;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * What the calling thread has on its stack: for each method of the program and of the JDK that it is in, where it is, its local variables and its
 * operands. By way of a class that the JDK keeps to itself; the agent opens its package.
 *
 * <p>A variable that compiled code does not need any more reads as zero, and so does an object that compiled code has taken apart.
 */
final class LiveFrames {
    /** What compiled code leaves in the upper half of a slot that holds an int. */
    private static final int PADDING = 0xDEADDEAF;

    private final StackWalker walker;
    private final Method locals;
    private final Method operands;

    LiveFrames() throws ReflectiveOperationException {
        Class<?> frame = Class.forName("java.lang.LiveStackFrame");
        walker = (StackWalker) open(frame, "getStackWalker").invoke(null);
        locals = open(frame, "getLocals");
        operands = open(frame, "getStack");
    }

    private static Method open(Class<?> type, String name) throws ReflectiveOperationException {
        Method method = type.getDeclaredMethod(name);
        method.setAccessible(true);
        return method;
    }

    /** From the innermost method outwards; places as texts, values as objects. */
    List<Object> capture() {
        return walker.walk(frames -> {
            List<Object> values = new ArrayList<>();
            frames.takeWhile(frame -> !isBottom(frame))
                    .filter(frame -> !isOurs(frame))
                    .forEach(frame -> add(frame, values));
            return values;
        });
    }

    private static boolean isOurs(StackWalker.StackFrame frame) {
        String name = frame.getClassName();
        return name.startsWith("io.selvage.scheduler.")
                || name.startsWith("io.selvage.hooks.")
                || name.startsWith("io.selvage.strategy.");
    }

    private static boolean isBottom(StackWalker.StackFrame frame) {
        return frame.getClassName().equals(ThreadController.class.getName())
                && frame.getMethodName().equals("live");
    }

    private void add(StackWalker.StackFrame frame, List<Object> values) {
        values.add(frame.getClassName() + "." + frame.getMethodName() + "@" + frame.getByteCodeIndex());
        try {
            add((Object[]) locals.invoke(frame), values);
            add((Object[]) operands.invoke(frame), values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void add(Object[] slots, List<Object> values) {
        for (Object value : slots) {
            boolean primitive = value != null && value.getClass().getName().startsWith("java.lang.LiveStackFrame");
            values.add(primitive ? (Object) number(value) : value);
        }
    }

    private static long number(Object primitive) {
        long value = Long.parseLong(primitive.toString());
        return (int) (value >>> 32) == PADDING ? (int) value : value;
    }
}
