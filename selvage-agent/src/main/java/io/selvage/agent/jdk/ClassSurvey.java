package io.selvage.agent.jdk;

import io.selvage.agent.jdk.edit.ClassEdit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A quick survey of a class before weaving it: which methods may change, and how it uses monitors. Most methods of most
 * classes stay as they are, and need not be taken apart.
 */
final class ClassSurvey extends ClassVisitor {
    private final List<ClassEdit> edits;
    private final Predicate<String> quiet;
    private final Set<String> touched = new HashSet<>();
    private boolean hasSynchronizedMethod;
    private boolean usesMonitor;

    private ClassSurvey(List<ClassEdit> edits, Predicate<String> quiet) {
        super(Opcodes.ASM9);
        this.edits = edits;
        this.quiet = quiet;
    }

    /** @param quiet methods, by name and descriptor, that get a bracket */
    static ClassSurvey of(ClassReader reader, List<ClassEdit> edits, Predicate<String> quiet) {
        ClassSurvey survey = new ClassSurvey(edits, quiet);
        reader.accept(survey, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return survey;
    }

    /** Whether a method, by name and descriptor, may change. */
    boolean edits(String method) {
        return touched.contains(method);
    }

    boolean editsAny() {
        return !touched.isEmpty();
    }

    boolean hasSynchronizedMethod() {
        return hasSynchronizedMethod;
    }

    /** True for {@code synchronized}, as a flag or a block, and for waiting and notifying. */
    boolean usesMonitor() {
        return usesMonitor || hasSynchronizedMethod;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        String method = name + descriptor;
        hasSynchronizedMethod |= (access & Opcodes.ACC_SYNCHRONIZED) != 0;
        boolean mayChange = quiet.test(method);
        for (ClassEdit edit : edits) {
            mayChange |= edit.mayChange(method);
        }
        if (mayChange) {
            touched.add(method);
        }
        return new Body(method);
    }

    private final class Body extends MethodVisitor {
        private final String method;

        Body(String method) {
            super(Opcodes.ASM9);
            this.method = method;
        }

        @Override
        public void visitInsn(int opcode) {
            usesMonitor |= opcode == Opcodes.MONITORENTER;
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            uses(owner, name);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            usesMonitor |= JdkMonitors.isWaiting(name, descriptor);
            uses(owner, name);
        }

        private void uses(String owner, String name) {
            for (ClassEdit edit : edits) {
                if (edit.mayChangeUseOf(owner, name)) {
                    touched.add(method);
                    return;
                }
            }
        }
    }
}
