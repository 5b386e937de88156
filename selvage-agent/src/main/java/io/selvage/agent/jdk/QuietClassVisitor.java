package io.selvage.agent.jdk;

import java.util.function.Predicate;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts a {@link QuietMethodVisitor} around chosen methods of a class. */
final class QuietClassVisitor extends ClassVisitor {
    private final Predicate<String> chosen;
    private final int frameType;
    private boolean changed;
    private boolean hasFrames = true;

    /** @param chosen by name and descriptor, as {@code loadClass(Ljava/lang/String;Z)Ljava/lang/Class;} */
    QuietClassVisitor(Predicate<String> chosen, int frameType, ClassVisitor next) {
        super(Opcodes.ASM9, next);
        this.chosen = chosen;
        this.frameType = frameType;
    }

    boolean changed() {
        return changed;
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        hasFrames = (version & 0xFFFF) >= Opcodes.V1_6;
        super.visit(version, access, name, signature, parent, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        if ((access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) != 0 || !chosen.test(name + descriptor)) {
            return next;
        }
        changed = true;
        return new QuietMethodVisitor(hasFrames ? frameType : QuietMethodVisitor.NO_FRAMES, next);
    }
}
