package io.selvage.agent.jdk;

import io.selvage.hooks.ClassHooks;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes hooks inert while a method runs: pauses them at its head, resumes them however it ends. */
final class QuietMethodVisitor extends MethodVisitor {
    /** Of classes for Java 5 and older, which have none. */
    static final int NO_FRAMES = Integer.MIN_VALUE;

    private static final String HOOKS = Type.getInternalName(ClassHooks.class);

    private final int frameType;
    private final Label from = new Label();
    private final Label to = new Label();

    /**
     * @param frameType {@code F_NEW} or {@code F_FULL}, as the class's other frames are written, or {@link #NO_FRAMES}
     */
    QuietMethodVisitor(int frameType, MethodVisitor next) {
        super(Opcodes.ASM9, next);
        this.frameType = frameType;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        call("pause");
        super.visitLabel(from);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            call("resume");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitLabel(to);
        super.visitTryCatchBlock(from, to, to, null);
        if (frameType != NO_FRAMES) {
            super.visitFrame(frameType, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        }
        call("resume");
        super.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(Math.max(maxStack, 1), maxLocals);
    }

    private void call(String hook) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, "()V", false);
    }
}
