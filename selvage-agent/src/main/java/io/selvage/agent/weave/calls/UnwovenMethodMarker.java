package io.selvage.agent.weave.calls;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.UnwovenCallHooks;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Has each method of a class that is not woven report when it is called; besides, the class stays as it is. */
public final class UnwovenMethodMarker extends ClassVisitor {
    private final String type;

    private UnwovenMethodMarker(ClassVisitor next, String type) {
        super(Opcodes.ASM9, next);
        this.type = type;
    }

    public static byte[] mark(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new UnwovenMethodMarker(writer, reader.getClassName().replace('/', '.')), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        int site = Sites.register(new Site(type, name, null, 0, type + "." + name, Site.READ | Site.WRITE));
        return name.equals("<clinit>")
                ? next
                : new MethodVisitor(Opcodes.ASM9, next) {
                    @Override
                    public void visitCode() {
                        super.visitCode();
                        super.visitLdcInsn(site);
                        String hooks = Type.getInternalName(UnwovenCallHooks.class);
                        super.visitMethodInsn(Opcodes.INVOKESTATIC, hooks, "unknown", "(I)V", false);
                    }
                };
    }
}
