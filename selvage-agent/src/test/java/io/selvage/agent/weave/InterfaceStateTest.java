package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.weave.index.ClassIndex;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/** Fields of interfaces, which the JVM lets nobody set twice. */
class InterfaceStateTest {
    private static final Sample COUNTING = Sample.of("""
            import java.util.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.*;
            interface Shared {
                int CONSTANT = 5;
                AtomicInteger COUNT = new AtomicInteger(CONSTANT);
                List<String> LOG = new ArrayList<>(List.of("a"));
                IntSupplier NEXT = () -> COUNT.incrementAndGet();
                static int log(String text) { LOG.add(text); return size(); }
                private static int size() { return LOG.size(); }
                default int twice() { NEXT.getAsInt(); return NEXT.getAsInt(); }
            }
            interface Sub extends Shared { }
            class User implements Sub { static final int OWN = Shared.log("own"); }
            public class Sample {
                public static Object run() {
                    int counted = new User().twice() + User.COUNT.incrementAndGet();
                    return counted + " " + Sub.NEXT.getAsInt() + " " + Shared.log("b") + " " + Sub.LOG;
                }
            }
            """);

    private static List<String> initialisers(Recorder.Trace trace) {
        return trace.events().stream().filter(event -> event.contains("init")).toList();
    }

    @Test
    void outside_of_control_they_live_as_long_as_the_interface() throws Exception {
        ClassLoader loader = COUNTING.loader(true);
        assertThat(Sample.run(loader)).isEqualTo("15 9 3 [a, own, b]").isEqualTo(COUNTING.plain());
        assertThat(Sample.run(loader)).isEqualTo("23 13 4 [a, own, b, b]");
    }

    @Test
    void every_execution_starts_with_fresh_ones() throws Exception {
        ClassLoader loader = COUNTING.loader(true);
        Callable<?> body = () -> Sample.run(loader);
        Recorder.Trace first = Recorder.record(body);
        Recorder.Trace second = Recorder.record(body);
        assertThat(first.result()).isEqualTo("15 9 3 [a, own, b]");
        assertThat(second.result()).isEqualTo("15 9 3 [a, own, b]");
        assertThat(second.events()).isEqualTo(first.events());
    }

    @Test
    void an_execution_starts_afresh_also_after_a_life_outside() throws Exception {
        ClassLoader loader = COUNTING.loader(true);
        Sample.run(loader);
        assertThat(Recorder.record(() -> Sample.run(loader)).result()).isEqualTo("15 9 3 [a, own, b]");
    }

    @Test
    void fields_of_every_type_are_made_anew() throws Exception {
        String source = Sample.inClass("""
                static int made;
                static int next() { return ++made; }
                interface All {
                    boolean Z = next() == 1; byte B = (byte) next(); char C = (char) ('a' + next());
                    short S = (short) next();
                    int I = next(); long J = next(); float F = next(); double D = next(); String T = "t" + next();
                    int[][] A = {{next()}};
                }
                public static Object run() {
                    String small = All.Z + " " + All.B + All.C + All.S + All.I;
                    return small + All.J + All.F + All.D + All.T + All.A[0][0];
                }""");
        for (int release : new int[] {8, Runtime.version().feature()}) {
            ClassLoader loader = Sample.of(source, release).loader(true);
            Callable<?> body = () -> Sample.run(loader);
            assertThat(Recorder.record(body).result()).isEqualTo("true 2d4567.08.0t910");
            assertThat(Recorder.record(body).result()).isEqualTo("true 2d4567.08.0t910");
        }
    }

    @Test
    void reading_one_is_no_event_but_for_the_first_use() throws Exception {
        Recorder.Trace trace = Sample.members("""
                interface Shared { Object LOCK = new Object(); }
                public static Object run() { return Shared.LOCK == Shared.LOCK; }""").controlled();
        assertThat(trace.result()).isEqualTo(true);
        assertThat(trace.events()).containsExactly("init Sample$Shared", "initialised");
    }

    @Test
    void an_interface_is_initialised_when_the_jvm_would_do_it() throws Exception {
        String say = "static int say(String text) { said.append(text); return text.length(); }";
        Sample sample = Sample.members("""
                static StringBuilder said = new StringBuilder();
                %s
                interface A { int X = say("A"); default void a() { } }
                interface B { int Y = say("B"); }
                interface C extends A, B { int Z = say("C"); default void c() { } }
                interface D { int Q = say("D"); static int q() { return 1; } }
                static class Base { static int b = say("Base"); }
                static class Plain implements C, B { }
                static class User extends Base implements C { static int u = say("User"); }
                public static Object run() {
                    new Plain(); said.append(" "); new User(); said.append(" " + User.Z + User.Y + D.q());
                    return said.toString();
                }""".formatted(say));
        assertThat(sample.controlled().result()).isEqualTo("AC BaseUserBD 111").isEqualTo(sample.plain());
    }

    @Test
    void a_class_is_being_initialised_while_its_interfaces_are() throws Exception {
        Recorder.Trace trace = Sample.members("""
                interface Shared { Object LOCK = new Object(); default void f() { } }
                static class User implements Shared { }
                public static Object run() { return new User() != null; }""").controlled();
        assertThat(initialisers(trace))
                .containsExactly("init Sample$User", "init Sample$Shared", "initialised", "initialised");
    }

    @Test
    void an_initialiser_that_fails_says_so() throws Exception {
        Sample sample = Sample.members("""
                interface Broken { int X = Integer.parseInt("no"); }
                public static Object run() { return Broken.X; }""");
        assertThat(sample.uncontrolled()).isInstanceOf(ExceptionInInitializerError.class);
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result())
                .isInstanceOf(ExceptionInInitializerError.class)
                .extracting(failure -> ((Throwable) failure).getCause())
                .isInstanceOf(NumberFormatException.class);
    }

    @Test
    void code_as_written_sees_the_same_values_as_hooked_code() throws Exception {
        ClassLoader loader = Sample.members("""
                interface Shared { AtomicInteger COUNT = new AtomicInteger(); }
                public static synchronized Object run() { return Shared.COUNT.incrementAndGet(); }""").loader(true);
        assertThat(Recorder.record(() -> Sample.run(loader)).result()).isEqualTo(1);
        assertThat(Sample.run(loader)).isEqualTo(2);
    }

    @Test
    void annotations_with_fields_can_still_be_compared() throws Exception {
        assertThat(Sample.members("""
                @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
                @interface Note { Set<String> KEYS = new ConcurrentHashMap<String, String>().keySet(); int value(); }
                @Note(1) static class One { }
                @Note(1) static class Other { }
                public static Object run() {
                    Note one = One.class.getAnnotation(Note.class);
                    return one.equals(Other.class.getAnnotation(Note.class)) && Note.KEYS.isEmpty();
                }""").controlled().result()).isEqualTo(true);
    }

    @Test
    void an_interface_may_have_very_many_fields() throws Exception {
        String fields = IntStream.range(0, 3000)
                .mapToObj(i -> "int A_RATHER_LONG_NAME_OF_A_FIELD_" + i + " = Integer.parseInt(\"" + i + "\");")
                .collect(Collectors.joining("\n"));
        Sample sample = Sample.members("interface Many { " + fields + """
                }
                public static Object run() { return Many.A_RATHER_LONG_NAME_OF_A_FIELD_2999; }""");
        assertThat(sample.controlled().result()).isEqualTo(2999);
    }

    /**
     * {@code interface Old { StringBuffer SOME = new StringBuffer(); }} with a jump, before Java 5, and a class that
     * reads it.
     */
    private static Map<String, byte[]> oldClassFiles() {
        ClassWriter old = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        old.visit(V1_3, ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT, "Old", null, "java/lang/Object", null);
        old.visitField(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "SOME", "Ljava/lang/StringBuffer;", null, null);
        MethodVisitor code = old.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
        Label next = new Label();
        code.visitInsn(ACONST_NULL);
        code.visitJumpInsn(IFNULL, next);
        code.visitLabel(next);
        code.visitTypeInsn(NEW, "java/lang/StringBuffer");
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, "java/lang/StringBuffer", "<init>", "()V", false);
        code.visitFieldInsn(PUTSTATIC, "Old", "SOME", "Ljava/lang/StringBuffer;");
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        ClassWriter user = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        user.visit(V1_3, ACC_PUBLIC, "Sample", null, "java/lang/Object", new String[] {"Old"});
        code = user.visitMethod(ACC_PUBLIC | ACC_STATIC, "run", "()Ljava/lang/Object;", null, null);
        code.visitFieldInsn(GETSTATIC, "Sample", "SOME", "Ljava/lang/StringBuffer;");
        code.visitLdcInsn("x");
        String append = "(Ljava/lang/String;)Ljava/lang/StringBuffer;";
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "append", append, false);
        code.visitMethodInsn(INVOKEVIRTUAL, "java/lang/StringBuffer", "toString", "()Ljava/lang/String;", false);
        code.visitInsn(ARETURN);
        code.visitMaxs(0, 0);
        return Map.of("Old", old.toByteArray(), "Sample", user.toByteArray());
    }

    @Test
    void old_interfaces_start_afresh_although_they_can_have_no_static_methods() throws Exception {
        Map<String, byte[]> classes = oldClassFiles();
        BytesLoader loader = new BytesLoader(classes, getClass().getClassLoader());
        AppWeaver weaver = new AppWeaver(new ClassIndex(loader, classes::containsKey), false);
        classes.keySet().forEach(name -> loader.changing(name, bytes -> weaver.weave(bytes, name)));
        Callable<?> body = () -> Sample.run(loader);
        assertThat(Recorder.record(body).result()).isEqualTo("x");
        assertThat(Recorder.record(body).result()).isEqualTo("x");
    }
}
