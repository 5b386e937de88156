package io.selvage.agent.jdk;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A class reduced to the methods that a survey says may change. */
final class EditedMethods extends ClassNode {
    private final ClassSurvey survey;

    EditedMethods(ClassSurvey survey) {
        super(Opcodes.ASM9);
        this.survey = survey;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        return survey.edits(name + descriptor) ? super.visitMethod(access, name, descriptor, signature, thrown) : null;
    }

    /**
     * A visitor of the class that these methods are from. It gives them, as they are by now, to {@code edited}, and all
     * the rest straight to {@code asIs}, in the order of the class.
     */
    ClassVisitor replacing(ClassVisitor edited, ClassVisitor asIs) {
        return new ClassVisitor(Opcodes.ASM9, asIs) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] thrown) {
                for (MethodNode method : methods) {
                    if (method.name.equals(name) && method.desc.equals(descriptor)) {
                        method.accept(edited);
                        return null;
                    }
                }
                return super.visitMethod(access, name, descriptor, signature, thrown);
            }
        };
    }
}
