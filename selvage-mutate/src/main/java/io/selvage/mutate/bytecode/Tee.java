package io.selvage.mutate.bytecode;

import org.pitest.reloc.asm.Handle;
import org.pitest.reloc.asm.Label;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;

/** Hands a method on as it passes by, and keeps a copy of its instructions for what is done at its end. */
public final class Tee extends MethodVisitor {
    private final MethodVisitor copy;
    private final Runnable end;

    public Tee(MethodVisitor copy, MethodVisitor next, Runnable end) {
        super(Opcodes.ASM9, next);
        this.copy = copy;
        this.end = end;
    }

    @Override
    public void visitEnd() {
        end.run();
        super.visitEnd();
    }

    @Override
    public void visitInsn(int opcode) {
        copy.visitInsn(opcode);
        super.visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        copy.visitIntInsn(opcode, operand);
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        copy.visitVarInsn(opcode, local);
        super.visitVarInsn(opcode, local);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        copy.visitTypeInsn(opcode, type);
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        copy.visitFieldInsn(opcode, owner, name, descriptor);
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        copy.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        copy.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        copy.visitJumpInsn(opcode, label);
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLabel(Label label) {
        copy.visitLabel(label);
        super.visitLabel(label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        copy.visitLdcInsn(value);
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int local, int increment) {
        copy.visitIincInsn(local, increment);
        super.visitIincInsn(local, increment);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
        copy.visitTableSwitchInsn(min, max, other, labels);
        super.visitTableSwitchInsn(min, max, other, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
        copy.visitLookupSwitchInsn(other, keys, labels);
        super.visitLookupSwitchInsn(other, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        copy.visitMultiANewArrayInsn(descriptor, dimensions);
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        copy.visitTryCatchBlock(start, end, handler, type);
        super.visitTryCatchBlock(start, end, handler, type);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        copy.visitLineNumber(line, start);
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        copy.visitMaxs(maxStack, maxLocals);
        super.visitMaxs(maxStack, maxLocals);
    }
}
