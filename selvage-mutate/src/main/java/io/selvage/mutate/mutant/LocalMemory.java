package io.selvage.mutate.mutant;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.pitest.reloc.asm.ClassReader;
import org.pitest.reloc.asm.ClassVisitor;
import org.pitest.reloc.asm.Label;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;

/**
 * Finds the methods that may remember something of the state in local variables, while they wait: they store one, or
 * hand something on to another method of the class.
 */
public final class LocalMemory {
    private LocalMemory() {}

    /** The names of such methods of the class. */
    public static Set<String> methods(ClassLoader loader, String className) {
        Optional<byte[]> bytes = new ClassFiles(loader).getBytes(className);
        Set<String> found = new LinkedHashSet<>();
        bytes.ifPresent(file -> new ClassReader(file).accept(new Search(found), ClassReader.SKIP_FRAMES));
        return found;
    }

    private static final class Search extends ClassVisitor {
        private final Set<String> found;
        private String owner = "";

        Search(Set<String> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] all) {
            owner = name;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] all) {
            return new Body(owner, () -> found.add(name));
        }
    }

    /** Stores of exceptions and of what is locked do not count: they say nothing of the state. */
    private static final class Body extends MethodVisitor {
        private final String owner;
        private final Runnable remembers;
        private final Set<Label> handlers = new LinkedHashSet<>();
        private boolean isAtHandler;
        private boolean hasStoredReference;

        Body(String owner, Runnable remembers) {
            super(Opcodes.ASM9);
            this.owner = owner;
            this.remembers = remembers;
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            handlers.add(handler);
        }

        @Override
        public void visitLabel(Label label) {
            isAtHandler |= handlers.contains(label);
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            settle();
            if (opcode == Opcodes.ASTORE) {
                hasStoredReference = !isAtHandler;
                isAtHandler = false;
            } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.DSTORE) {
                remembers.run();
            }
        }

        @Override
        public void visitIincInsn(int variable, int increment) {
            remembers.run();
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.MONITORENTER) {
                hasStoredReference = false;
            }
            settle();
        }

        @Override
        public void visitMethodInsn(int opcode, String type, String name, String descriptor, boolean isInterface) {
            settle();
            if (type.equals(owner) && !descriptor.startsWith("()") && !name.equals("<init>")) {
                remembers.run();
            }
        }

        @Override
        public void visitEnd() {
            settle();
        }

        private void settle() {
            if (hasStoredReference) {
                remembers.run();
                hasStoredReference = false;
            }
        }
    }
}
