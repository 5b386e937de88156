package io.selvage.agent;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PROTECTED;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.PUTSTATIC;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import io.selvage.hooks.Fiber;
import io.selvage.hooks.Fibers;
import java.lang.invoke.MethodHandles;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

/**
 * Generates fibers on top of the JDK's continuations, which no release 17 source can name. As Java:
 *
 * <pre>{@code
 * package io.selvage.hooks;
 * final class ContinuationFiber extends Continuation implements Fiber {
 *     static final ContinuationScope SCOPE = new ContinuationScope("selvage");
 *     ContinuationFiber(Runnable body) { super(SCOPE, body); }
 *     public void resume() { run(); }
 *     public boolean ended() { return isDone(); }
 *     public StackTraceElement[] stack() { return getStackTrace(); }
 *     protected void onPinned(Pinned reason) {}
 * }
 * final class ContinuationFibers extends Fibers {
 *     public Fiber create(Runnable body) { return new ContinuationFiber(body); }
 *     public boolean suspend() { return Continuation.yield(ContinuationFiber.SCOPE); }
 *     public void setCurrent(Thread carrier, Thread thread) { SelvageSwitch.set(carrier, thread); }
 * }
 * }</pre>
 */
final class FiberGenerator {
    private static final String FIBER = "io/selvage/hooks/ContinuationFiber";
    private static final String FIBERS = "io/selvage/hooks/ContinuationFibers";
    private static final String CONTINUATION = "jdk/internal/vm/Continuation";
    private static final String SCOPE = "jdk/internal/vm/ContinuationScope";
    private static final String SCOPE_TYPE = "L" + SCOPE + ";";

    private FiberGenerator() {}

    /** Installs the generated fibers and proves that one runs, suspends and resumes. */
    static void install() throws ReflectiveOperationException {
        MethodHandles.Lookup hooks = MethodHandles.privateLookupIn(Fibers.class, MethodHandles.lookup());
        hooks.defineClass(fiberClass());
        Class<?> generated = hooks.defineClass(fibersClass());
        Fibers fibers = (Fibers) generated.getConstructor().newInstance();
        prove(fibers);
        Fibers.install(fibers);
    }

    private static void prove(Fibers fibers) {
        int[] steps = new int[1];
        Fiber fiber = fibers.create(() -> {
            steps[0] = fibers.suspend() ? 2 : -1;
        });
        fiber.resume();
        boolean suspended = !fiber.ended() && steps[0] == 0;
        fiber.resume();
        Thread carrier = Thread.currentThread();
        Thread other = new Thread("selvage-probe");
        fibers.setCurrent(carrier, other);
        boolean switched = Thread.currentThread() == other;
        fibers.setCurrent(carrier, carrier);
        if (!suspended || !fiber.ended() || steps[0] != 2 || !switched || Thread.currentThread() != carrier) {
            throw new IllegalStateException("continuations of this JDK do not work as expected");
        }
    }

    private static byte[] fiberClass() {
        ClassWriter type = begin(FIBER, CONTINUATION, "io/selvage/hooks/Fiber");
        type.visitField(ACC_STATIC | ACC_FINAL, "SCOPE", SCOPE_TYPE, null, null).visitEnd();
        MethodVisitor clinit = method(type, ACC_STATIC, "<clinit>", "()V");
        clinit.visitTypeInsn(NEW, SCOPE);
        clinit.visitInsn(DUP);
        clinit.visitLdcInsn("selvage");
        clinit.visitMethodInsn(INVOKESPECIAL, SCOPE, "<init>", "(Ljava/lang/String;)V", false);
        clinit.visitFieldInsn(PUTSTATIC, FIBER, "SCOPE", SCOPE_TYPE);
        finish(clinit, RETURN);
        MethodVisitor init = method(type, 0, "<init>", "(Ljava/lang/Runnable;)V");
        init.visitVarInsn(ALOAD, 0);
        init.visitFieldInsn(GETSTATIC, FIBER, "SCOPE", SCOPE_TYPE);
        init.visitVarInsn(ALOAD, 1);
        init.visitMethodInsn(INVOKESPECIAL, CONTINUATION, "<init>", "(" + SCOPE_TYPE + "Ljava/lang/Runnable;)V", false);
        finish(init, RETURN);
        MethodVisitor resume = method(type, ACC_PUBLIC, "resume", "()V");
        resume.visitVarInsn(ALOAD, 0);
        resume.visitMethodInsn(INVOKEVIRTUAL, FIBER, "run", "()V", false);
        finish(resume, RETURN);
        MethodVisitor ended = method(type, ACC_PUBLIC, "ended", "()Z");
        ended.visitVarInsn(ALOAD, 0);
        ended.visitMethodInsn(INVOKEVIRTUAL, FIBER, "isDone", "()Z", false);
        finish(ended, IRETURN);
        MethodVisitor stack = method(type, ACC_PUBLIC, "stack", "()[Ljava/lang/StackTraceElement;");
        stack.visitVarInsn(ALOAD, 0);
        stack.visitMethodInsn(INVOKEVIRTUAL, FIBER, "getStackTrace", "()[Ljava/lang/StackTraceElement;", false);
        finish(stack, ARETURN);
        return end(type, method(type, ACC_PROTECTED, "onPinned", "(L" + CONTINUATION + "$Pinned;)V"), RETURN);
    }

    private static byte[] fibersClass() {
        ClassWriter type = begin(FIBERS, "io/selvage/hooks/Fibers");
        MethodVisitor init = method(type, ACC_PUBLIC, "<init>", "()V");
        init.visitVarInsn(ALOAD, 0);
        init.visitMethodInsn(INVOKESPECIAL, "io/selvage/hooks/Fibers", "<init>", "()V", false);
        finish(init, RETURN);
        MethodVisitor create = method(type, ACC_PUBLIC, "create", "(Ljava/lang/Runnable;)Lio/selvage/hooks/Fiber;");
        create.visitTypeInsn(NEW, FIBER);
        create.visitInsn(DUP);
        create.visitVarInsn(ALOAD, 1);
        create.visitMethodInsn(INVOKESPECIAL, FIBER, "<init>", "(Ljava/lang/Runnable;)V", false);
        finish(create, ARETURN);
        MethodVisitor suspend = method(type, ACC_PUBLIC, "suspend", "()Z");
        suspend.visitFieldInsn(GETSTATIC, FIBER, "SCOPE", SCOPE_TYPE);
        suspend.visitMethodInsn(INVOKESTATIC, CONTINUATION, "yield", "(" + SCOPE_TYPE + ")Z", false);
        finish(suspend, IRETURN);
        MethodVisitor setCurrent = method(type, ACC_PUBLIC, "setCurrent", ThreadSwitchGenerator.SET);
        setCurrent.visitVarInsn(ALOAD, 1);
        setCurrent.visitVarInsn(ALOAD, 2);
        setCurrent.visitMethodInsn(INVOKESTATIC, ThreadSwitchGenerator.NAME, "set", ThreadSwitchGenerator.SET, false);
        return end(type, setCurrent, RETURN);
    }

    private static ClassWriter begin(String name, String superName, String... interfaces) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name, null, superName, interfaces);
        return type;
    }

    private static MethodVisitor method(ClassWriter type, int access, String name, String descriptor) {
        MethodVisitor method = type.visitMethod(access, name, descriptor, null, null);
        method.visitCode();
        return method;
    }

    private static void finish(MethodVisitor method, int returnOpcode) {
        method.visitInsn(returnOpcode);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static byte[] end(ClassWriter type, MethodVisitor last, int returnOpcode) {
        finish(last, returnOpcode);
        type.visitEnd();
        return type.toByteArray();
    }
}
