package io.selvage.hooks.threads;

import java.lang.StackWalker.StackFrame;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Which frames of a stack are the program's and the JDK's, and what they are called. */
public final class VisibleFrames {
    static final String ADDED = "selvage$";
    static final String INITIALISER = ADDED + "clinit";
    private static final String HOLDER = "$" + ADDED + "holder";
    /** The name of the loader of the classes under test. */
    private static final String LOADER = "program";

    private VisibleFrames() {}

    /** Those of {@code stack} that can be seen, innermost first. */
    public static StackTraceElement[] of(StackTraceElement[] stack) {
        StackTraceElement[] visible = new StackTraceElement[stack.length];
        int count = 0;
        FrameFilter filter = new FrameFilter();
        for (StackTraceElement frame : stack) {
            if (filter.shows(frame.getClassName(), frame.getMethodName(), frame.getLineNumber())) {
                visible[count++] = named(frame);
            }
        }
        return Arrays.copyOf(visible, count);
    }

    /** The same for a thread that was suspended inside of a hook: what that called, in the JDK, is not seen either. */
    public static StackTraceElement[] ofSuspended(StackTraceElement[] stack) {
        int hook = 0;
        while (hook < stack.length && !FrameFilter.isOurs(stack[hook].getClassName(), stack[hook].getMethodName())) {
            hook++;
        }
        return of(Arrays.copyOfRange(stack, hook, stack.length));
    }

    public static Stream<StackFrame> of(Stream<StackFrame> frames) {
        FrameFilter filter = new FrameFilter();
        return frames.filter(filter::shows).map(VisibleFrames::named);
    }

    private static StackFrame named(StackFrame frame) {
        return frame.getClassName().startsWith("java.") ? frame : new ProgramFrame(frame);
    }

    /** The JDK says the names of class loaders other than its own. */
    private static StackTraceElement named(StackTraceElement frame) {
        if (!LOADER.equals(frame.getClassLoaderName()) && !frame.getMethodName().equals(INITIALISER)) {
            return frame;
        }
        return new StackTraceElement(
                null,
                frame.getModuleName(),
                frame.getModuleVersion(),
                declaring(frame.getClassName()),
                method(frame.getMethodName()),
                frame.getFileName(),
                frame.getLineNumber());
    }

    private static String method(String name) {
        return name.equals(INITIALISER) ? "<clinit>" : name;
    }

    static String declaring(String type) {
        return type.endsWith(HOLDER) ? type.substring(0, type.length() - HOLDER.length()) : type;
    }

    /** Passes on what can be seen. */
    public static final class Receiver implements Consumer<StackFrame> {
        private final Consumer<? super StackFrame> consumer;
        private final FrameFilter filter = new FrameFilter();

        public Receiver(Consumer<? super StackFrame> consumer) {
            this.consumer = consumer;
        }

        @Override
        public void accept(StackFrame frame) {
            if (filter.shows(frame)) {
                consumer.accept(named(frame));
            }
        }
    }

    /** A frame of the program, under the names that it has without us. */
    private record ProgramFrame(StackFrame frame) implements StackFrame {
        @Override
        public String getClassName() {
            return declaring(frame.getClassName());
        }

        @Override
        public String getMethodName() {
            return method(frame.getMethodName());
        }

        @Override
        public Class<?> getDeclaringClass() {
            return frame.getDeclaringClass();
        }

        @Override
        public MethodType getMethodType() {
            return frame.getMethodType();
        }

        @Override
        public String getDescriptor() {
            return frame.getDescriptor();
        }

        @Override
        public int getByteCodeIndex() {
            return frame.getByteCodeIndex();
        }

        @Override
        public String getFileName() {
            return frame.getFileName();
        }

        @Override
        public int getLineNumber() {
            return frame.getLineNumber();
        }

        @Override
        public boolean isNativeMethod() {
            return frame.isNativeMethod();
        }

        @Override
        public StackTraceElement toStackTraceElement() {
            return named(frame.toStackTraceElement());
        }

        @Override
        public String toString() {
            return toStackTraceElement().toString();
        }
    }
}
