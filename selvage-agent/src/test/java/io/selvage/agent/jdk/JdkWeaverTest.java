package io.selvage.agent.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicVerifier;

class JdkWeaverTest {
    private final int release = Runtime.version().feature();
    private final JdkWeaver weaver =
            new JdkWeaver(release, (classFile, name) -> classFile, (classFile, name) -> classFile);

    @Test
    void weaving_a_loaded_class_changes_no_member_and_no_modifier() throws Exception {
        int woven = 0;
        for (String name : namesOf("java/util", "java/lang", "java/time", "jdk/internal/loader")) {
            byte[] before = bytesOf(name);
            byte[] after = weaver.weaveLoaded(before, name);
            if (after != null) {
                assertThat(shapeOf(after)).as(name).isEqualTo(shapeOf(before));
                woven++;
            }
        }
        assertThat(woven).isGreaterThan(100);
    }

    @Test
    void every_woven_class_has_consistent_bodies() throws Exception {
        for (String name : namesOf("java/util", "java/lang", "java/time", "java/security")) {
            byte[] after = weaver.weaveNew(bytesOf(name), name);
            if (after != null) {
                verify(after);
            }
        }
    }

    @Test
    void a_class_of_no_interest_is_left_alone() throws Exception {
        assertThat(weaver.concerns("java/lang/StringBuilder")).isFalse();
        assertThat(weaver.weaveLoaded(bytesOf("java/lang/StringBuilder"), "java/lang/StringBuilder"))
                .isNull();
        assertThat(weaver.weaveNew(bytesOf("java/lang/Runnable"), "java/lang/Runnable"))
                .isNull();
    }

    @Test
    void a_new_class_gets_a_quiet_initialiser() throws Exception {
        String name = "java/text/DateFormatSymbols";
        assertThat(callsIn(weaver.weaveNew(bytesOf(name), name), "<clinit>"))
                .startsWith("ClassHooks.pause")
                .endsWith("ClassHooks.resume");
    }

    @Test
    void classes_for_java_5_have_no_frames_and_get_none() throws Exception {
        byte[] plain = initialised(Opcodes.V1_5);
        for (byte[] quiet : List.of(JdkWeaver.quietInitialiser(plain), weaver.weaveNew(plain, "java/old/Sample"))) {
            verify(quiet);
            assertThat(callsIn(quiet, "<clinit>"))
                    .containsExactly("ClassHooks.pause", "ClassHooks.resume", "ClassHooks.resume");
            assertThat(framesIn(quiet)).isZero();
        }
        assertThat(framesIn(JdkWeaver.quietInitialiser(initialised(Opcodes.V1_6))))
                .isEqualTo(1);
    }

    private static byte[] initialised(int version) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC, "java/old/Sample", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static long framesIn(byte[] classFile) {
        return nodeOf(classFile).methods.stream()
                .flatMap(method -> Stream.of(method.instructions.toArray()))
                .filter(FrameNode.class::isInstance)
                .count();
    }

    @Test
    void methods_of_thread_begin_with_their_hooks() throws Exception {
        byte[] thread = weaver.weaveLoaded(bytesOf("java/lang/Thread"), "java/lang/Thread");
        assertThat(callsIn(thread, "start")).contains("ThreadHooks.start");
        assertThat(callsIn(thread, "interrupt")).startsWith("ThreadHooks.interrupt");
        assertThat(callsIn(thread, "isInterrupted")).startsWith("ThreadHooks.isInterrupted");
        assertThat(callsIn(thread, "interrupted")).startsWith("ThreadHooks.interrupted");
        assertThat(callsIn(thread, "isAlive")).startsWith("ThreadHooks.isAlive");
    }

    @Test
    void before_fibers_the_current_thread_is_asked_of_the_hooks() throws Exception {
        String name = "java/util/concurrent/locks/ReentrantLock$Sync";
        byte[] seventeen = new JdkWeaver(17, (classFile, type) -> classFile, (classFile, type) -> classFile)
                .weaveLoaded(bytesOf(name), name);
        assertThat(callsIn(seventeen, "tryLock"))
                .contains("ThreadHooks.currentThread")
                .doesNotContain("Thread.currentThread");
    }

    @Test
    void pools_announce_what_they_do_to_queues() throws Exception {
        String name = "java/util/concurrent/ThreadPoolExecutor";
        List<String> calls = callsIn(weaver.weaveNew(bytesOf(name), name), "getTask");
        int take = calls.indexOf("BlockingQueue.take");
        assertThat(calls.get(take - 1)).isEqualTo("ThreadPoolHooks.access");
    }

    private static List<String> namesOf(String... packages) throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        List<String> names = new ArrayList<>();
        for (String folder : packages) {
            try (Stream<Path> files = Files.walk(base.resolve(folder))) {
                files.map(file -> base.relativize(file).toString())
                        .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                        .map(file -> file.substring(0, file.length() - ".class".length()))
                        .forEach(names::add);
            }
        }
        return names;
    }

    private static byte[] bytesOf(String name) throws IOException {
        try (InputStream resource = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return resource.readAllBytes();
        }
    }

    private static ClassNode nodeOf(byte[] classFile) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        return type;
    }

    private static List<String> shapeOf(byte[] classFile) {
        ClassNode type = nodeOf(classFile);
        List<String> shape = new ArrayList<>();
        shape.add(type.access + type.name + type.superName + type.interfaces);
        type.fields.forEach(field -> shape.add(field.access + field.name + field.desc + field.value));
        type.methods.forEach(method -> shape.add(method.access + method.name + method.desc + method.exceptions));
        return shape;
    }

    private static void verify(byte[] classFile) throws AnalyzerException {
        ClassNode type = nodeOf(classFile);
        for (MethodNode method : type.methods) {
            if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
                new Analyzer<>(new BasicVerifier()).analyze(type.name, method);
            }
        }
    }

    private static List<String> callsIn(byte[] classFile, String method) {
        List<String> calls = new ArrayList<>();
        for (MethodNode candidate : nodeOf(classFile).methods) {
            if (candidate.name.equals(method)) {
                for (AbstractInsnNode insn : candidate.instructions) {
                    if (insn instanceof MethodInsnNode call) {
                        calls.add(call.owner.substring(call.owner.lastIndexOf('/') + 1) + "." + call.name);
                    }
                }
            }
        }
        return calls;
    }
}
