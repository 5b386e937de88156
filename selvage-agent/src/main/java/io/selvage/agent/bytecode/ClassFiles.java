package io.selvage.agent.bytecode;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;

/** From bytes to trees and back. */
public final class ClassFiles {
    private ClassFiles() {}

    public static ClassNode read(ClassReader reader) {
        ClassNode node = new WithoutSubroutines();
        reader.accept(node, ClassReader.EXPAND_FRAMES);
        // class constants came with version 5; nothing but the verifier's strictness changes by the number
        if ((node.version & 0xFFFF) < Opcodes.V1_5) {
            node.version = Opcodes.V1_5;
        }
        return node;
    }

    /** Frames are taken as they are: computing them would load classes. */
    public static byte[] write(ClassNode node) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Old compilers' subroutines are spelled out, so that code can be copied and inserted anywhere. */
    private static final class WithoutSubroutines extends ClassNode {
        WithoutSubroutines() {
            super(Opcodes.ASM9);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor node = super.visitMethod(access, name, descriptor, signature, exceptions);
            boolean old = (version & 0xFFFF) <= Opcodes.V1_6;
            return old ? new JSRInlinerAdapter(node, access, name, descriptor, signature, exceptions) : node;
        }
    }
}
