package io.selvage.agent;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.lang.invoke.MethodHandles;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

/**
 * Generates the access to what {@code Thread} keeps to its package (JDK 21 and later), and a faster stand-in for the
 * class of hooks that finds the carrier: a method handle there would be called while method handles are being made. As
 * Java:
 *
 * <pre>{@code
 * package java.lang;
 * public final class SelvageSwitch {
 *     @ChangesCurrentThread @DontInline
 *     public static void set(Thread carrier, Thread thread) { carrier.setCurrentThread(thread); }
 *     public static Thread carrier() { return Thread.currentCarrierThread(); }
 * }
 *
 * package io.selvage.hooks;
 * final class Carrier {
 *     static Thread current() { return SelvageSwitch.carrier(); } // or Thread.currentThread()
 * }
 * }</pre>
 *
 * The two annotations matter: compiled into its caller, {@code setCurrentThread} makes the optimising compiler lose
 * field stores just before it.
 */
final class ThreadSwitchGenerator {
    static final String NAME = "java/lang/SelvageSwitch";
    static final String CARRIER = "io/selvage/hooks/Carrier";
    static final String SET = "(Ljava/lang/Thread;Ljava/lang/Thread;)V";

    private static final String GET = "()Ljava/lang/Thread;";
    private static final String ANNOTATIONS = "Ljdk/internal/vm/annotation/";

    private ThreadSwitchGenerator() {}

    static void define() throws IllegalAccessException {
        MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup()).defineClass(switchClass());
    }

    private static byte[] switchClass() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, NAME, null, "java/lang/Object", null);
        MethodVisitor set = type.visitMethod(ACC_PUBLIC | ACC_STATIC, "set", SET, null, null);
        set.visitAnnotation(ANNOTATIONS + "ChangesCurrentThread;", true).visitEnd();
        set.visitAnnotation(ANNOTATIONS + "DontInline;", true).visitEnd();
        set.visitCode();
        set.visitVarInsn(ALOAD, 0);
        set.visitVarInsn(ALOAD, 1);
        set.visitMethodInsn(INVOKEVIRTUAL, "java/lang/Thread", "setCurrentThread", "(Ljava/lang/Thread;)V", false);
        set.visitInsn(RETURN);
        set.visitMaxs(0, 0);
        set.visitEnd();
        getter(type, ACC_PUBLIC, "carrier", "java/lang/Thread", "currentCarrierThread");
        return type.toByteArray();
    }

    /** The stand-in; {@code fibers} says whether the switch class is defined. */
    static byte[] carrierClass(boolean fibers) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(V17, ACC_FINAL | ACC_SUPER, CARRIER, null, "java/lang/Object", null);
        if (fibers) {
            getter(type, 0, "current", NAME, "carrier");
        } else {
            getter(type, 0, "current", "java/lang/Thread", "currentThread");
        }
        return type.toByteArray();
    }

    private static void getter(ClassWriter type, int access, String name, String owner, String source) {
        MethodVisitor getter = type.visitMethod(access | ACC_STATIC, name, GET, null, null);
        getter.visitCode();
        getter.visitMethodInsn(INVOKESTATIC, owner, source, GET, false);
        getter.visitInsn(ARETURN);
        getter.visitMaxs(0, 0);
        getter.visitEnd();
    }
}
