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
    private static final String HANDLER = "org/mockito/internal/handler/MockHandlerImpl";
    private static final String INVOCATION = "org/mockito/invocation/Invocation";
    private static final String HANDLE = "handle(L" + INVOCATION + ";)Ljava/lang/Object;";

    private boolean isMarked;

    private MockCallMarker(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** True if the class of this internal name is the one to mark. */
    public static boolean concerns(String name) {
        return name.equals(HANDLER);
    }

    /** @throws IllegalStateException if this version of Mockito has its calls come by elsewhere */
    public static byte[] mark(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        MockCallMarker marker = new MockCallMarker(writer);
        reader.accept(marker, 0);
        if (!marker.isMarked) {
            throw new IllegalStateException("calls of mocks cannot be seen with this version of Mockito");
        }
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        boolean handles = HANDLE.equals(name + descriptor) && (access & Opcodes.ACC_STATIC) == 0;
        isMarked |= handles;
        return !handles
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
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, INVOCATION, "getMock", "()Ljava/lang/Object;", true);
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                Type.getInternalName(MemoryHooks.class),
                "wholeObject",
                "(Ljava/lang/Object;I)V",
                false);
    }
}
