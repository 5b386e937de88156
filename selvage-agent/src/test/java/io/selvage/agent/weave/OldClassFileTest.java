package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.weave.index.ClassIndex;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Class files from before Java 5: no class constants, no frames, subroutines for finally. */
class OldClassFileTest {
    /** {@code static synchronized Object run() { try { count++; } finally { count++; } return "done"; }} */
    private static byte[] withSubroutine() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V1_3, ACC_PUBLIC, "Sample", null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "count", "I", null, null).visitEnd();
        MethodVisitor code = writer.visitMethod(
                ACC_PUBLIC | ACC_STATIC | ACC_SYNCHRONIZED, "run", "()Ljava/lang/Object;", null, null);
        Label subroutine = new Label();
        code.visitCode();
        increment(code);
        code.visitJumpInsn(JSR, subroutine);
        code.visitLdcInsn("done");
        code.visitInsn(ARETURN);
        code.visitLabel(subroutine);
        code.visitVarInsn(ASTORE, 0);
        increment(code);
        code.visitVarInsn(RET, 0);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void increment(MethodVisitor code) {
        code.visitFieldInsn(GETSTATIC, "Sample", "count", "I");
        code.visitInsn(ICONST_1);
        code.visitInsn(IADD);
        code.visitFieldInsn(PUTSTATIC, "Sample", "count", "I");
    }

    @Test
    void they_are_woven_like_any_other() throws Exception {
        ClassLoader here = getClass().getClassLoader();
        AppWeaver weaver = new AppWeaver(new ClassIndex(here, "Sample"::equals), false);
        BytesLoader loader = new BytesLoader(Map.of("Sample", withSubroutine()), here)
                .changing("Sample", bytes -> weaver.weave(bytes, "Sample"));
        assertThat(Sample.run(loader)).isEqualTo("done");
        Recorder.Trace trace = Recorder.record(() -> Sample.run(loader));
        assertThat(trace.result()).isEqualTo("done");
        assertThat(trace.events())
                .containsExactly(
                        "init Sample",
                        "initialised",
                        "enter",
                        "staticField Sample.count r",
                        "staticField Sample.count w",
                        "staticField Sample.count r",
                        "staticField Sample.count w",
                        "exit");
    }
}
