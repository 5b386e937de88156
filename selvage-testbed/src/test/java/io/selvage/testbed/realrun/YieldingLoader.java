package io.selvage.testbed.realrun;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads a program anew, with a chance to be preempted before each access to memory, each monitor instruction and each
 * call: real threads then show outcomes in hundreds of runs that they show otherwise in millions. Nothing else changes.
 */
final class YieldingLoader extends URLClassLoader {
    private static final String YIELDS = Type.getInternalName(Yields.class);

    YieldingLoader(URL[] classPath) {
        super("real run", classPath, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.equals(Yields.class.getName())) {
            return Yields.class;
        }
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            definePackageOf(name);
            byte[] woven = weave(in.readAllBytes());
            return defineClass(name, woven, 0, woven.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private void definePackageOf(String name) {
        int end = name.lastIndexOf('.');
        if (end > 0 && getDefinedPackage(name.substring(0, end)) == null) {
            definePackage(name.substring(0, end), null, null, null, null, null, null, null);
        }
    }

    private static byte[] weave(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        return new Yielding(super.visitMethod(access, name, descriptor, signature, thrown));
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static final class Yielding extends MethodVisitor {
        Yielding(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        private void yieldPerhaps() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, YIELDS, "perhaps", "()V", false);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            yieldPerhaps();
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            yieldPerhaps();
            super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
        }

        @Override
        public void visitInsn(int opcode) {
            boolean loads = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
            boolean stores = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
            if (loads || stores || opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
                yieldPerhaps();
            }
            super.visitInsn(opcode);
        }
    }
}
