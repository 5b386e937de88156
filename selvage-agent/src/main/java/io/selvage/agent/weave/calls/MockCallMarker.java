package io.selvage.agent.weave.calls;

import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Has Mockito announce each call of a mock, where all mocks, however they are made, come by. What a mock remembers and
 * answers depends on the order of its calls, and mocks are safe for use by several threads: so a call is taken for a
 * change of a volatile variable.
 */
public final class MockCallMarker extends ClassVisitor {
    private static final String INTERCEPTOR = "org/mockito/internal/creation/bytebuddy/MockMethodInterceptor";
    private static final int ARGUMENTS = 5;

    private MockCallMarker(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** True if the class of this internal name is the one to mark. */
    public static boolean concerns(String name) {
        return name.equals(INTERCEPTOR);
    }

    public static byte[] mark(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new MockCallMarker(writer), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        boolean intercepts = name.equals("doIntercept")
                && (access & Opcodes.ACC_STATIC) == 0
                && descriptor.startsWith("(Ljava/lang/Object;")
                && Type.getArgumentCount(descriptor) == ARGUMENTS;
        return !intercepts
                ? next
                : new MethodVisitor(Opcodes.ASM9, next) {
                    @Override
                    public void visitCode() {
                        super.visitCode();
                        announce(this);
                    }
                };
    }

    private static void announce(MethodVisitor code) {
        int flags = Site.READ | Site.WRITE | Site.VOLATILE;
        int site = Sites.register(new Site("org.mockito.Mockito", "mock", null, 0, "org.mockito.Mockito.mock", flags));
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                Type.getInternalName(MemoryHooks.class),
                "wholeObject",
                "(Ljava/lang/Object;I)V",
                false);
    }
}
