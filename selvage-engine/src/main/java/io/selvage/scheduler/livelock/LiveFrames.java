package io.selvage.scheduler.livelock;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The stack of the calling thread: for each method of the program and of the JDK the position in its code, its local
 * variables and its operands. Uses a class that the JDK does not export; the agent opens its package.
 *
 * <p>A variable that compiled code no longer needs reads as zero, and so does an object that compiled code has taken
 * apart.
 */
final class LiveFrames {
    /** What compiled code leaves in the upper half of a slot that holds an int. */
    private static final int PADDING = 0xDEADDEAF;

    private final Predicate<StackWalker.StackFrame> isOutermost;
    private final StackWalker walker;
    private final Method locals;
    private final Method operands;

    /** @param isOutermost true for the frame of ours that the frames of a thread under test are inside of */
    LiveFrames(Predicate<StackWalker.StackFrame> isOutermost) throws ReflectiveOperationException {
        this.isOutermost = isOutermost;
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

    /** From the innermost method outwards; locations as texts, values as objects. */
    List<Object> capture() {
        return walker.walk(frames -> {
            List<Object> values = new ArrayList<>();
            frames.takeWhile(frame -> !isOutermost.test(frame))
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
