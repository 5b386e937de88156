package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

class StaticStateTest {
    private static final Sample COUNTING = Sample.of("""
            import java.util.*;
            class Base { static int made = 10; static final List<String> LOG = new ArrayList<>(); }
            class Derived extends Base { static int own = made + 1; }
            public class Sample {
                static final int CONSTANT = 5;
                static final long START = Long.parseLong("3");
                static int count = CONSTANT;
                static String unset;
                public static Object run() {
                    count++; unset = unset + "!"; Derived.own++; Base.made++; Base.LOG.add("x");
                    String bases = Base.made + " " + Base.LOG.size();
                    return count + " " + unset + " " + Derived.own + " " + bases + " " + START;
                }
            }
            """);

    @Test
    void outside_of_control_statics_live_as_long_as_the_class() throws Exception {
        ClassLoader loader = COUNTING.loader(true);
        assertThat(Sample.run(loader)).isEqualTo("6 null! 12 11 1 3");
        assertThat(Sample.run(loader)).isEqualTo("7 null!! 13 12 2 3");
    }

    @Test
    void every_execution_starts_with_fresh_statics() throws Exception {
        ClassLoader loader = COUNTING.loader(true);
        Callable<?> body = () -> Sample.run(loader);
        Recorder.Trace first = Recorder.record(body);
        Recorder.Trace second = Recorder.record(body);
        assertThat(first.result()).isEqualTo("6 null! 12 11 1 3");
        assertThat(second.result()).isEqualTo("6 null! 12 11 1 3");
        assertThat(second.events()).isEqualTo(first.events());
        assertThat(first.events().stream().filter(event -> event.startsWith("init ")))
                .containsExactly("init Sample", "init Derived", "init Base");
    }

    @Test
    void a_lambda_made_outside_sees_the_statics_of_the_execution() throws Exception {
        ClassLoader loader = Sample.of("""
                public class Sample {
                    static int count;
                    public static java.util.concurrent.Callable<Integer> run() { return () -> ++count; }
                }
                """).loader(true);
        Callable<?> made = (Callable<?>) Sample.run(loader);
        assertThat(Recorder.record(made).result()).isEqualTo(1);
        assertThat(Recorder.record(made).result()).isEqualTo(1);
    }

    @Test
    void an_initialiser_that_fails_says_so() throws Exception {
        Recorder.Trace trace = Sample.of("""
                class Broken { static int x = Integer.parseInt("no"); static void use() { } }
                public class Sample { public static Object run() { Broken.use(); return 1; } }
                """).controlled();
        assertThat(trace.result()).isInstanceOf(ExceptionInInitializerError.class);
        assertThat(trace.events()).anyMatch(event -> event.startsWith("failed java.lang.NumberFormatException"));
    }

    @Test
    void enums_that_are_but_names_keep_their_constants() throws Exception {
        ClassLoader loader = Sample.members("""
                enum Plain {
                    A(1), B(2) { int f() { return 2; } };
                    final IntSupplier own;
                    Plain(int n) { own = () -> n; }
                    int f() { return own.getAsInt(); }
                }
                public static Object run() {
                    EnumMap<Plain, Integer> map = new EnumMap<>(Plain.class);
                    map.put(Plain.valueOf("B"), 1);
                    return map.keySet().iterator().next() == Plain.B && Plain.B.f() == 2 ? Plain.B : "lost";
                }""").loader(true);
        Callable<?> body = () -> Sample.run(loader);
        assertThat(Recorder.record(body).result())
                .hasToString("B")
                .isSameAs(Recorder.record(body).result());
    }

    @Test
    void enums_with_state_start_afresh() throws Exception {
        ClassLoader loader = Sample.members("""
                enum Single { IT; int count; }
                public static Object run() { return ++Single.IT.count; }""").loader(true);
        Callable<?> body = () -> Sample.run(loader);
        assertThat(Recorder.record(body).result()).isEqualTo(1);
        assertThat(Recorder.record(body).result()).isEqualTo(1);
    }

    private static void isFreshTwice(Object expected, String members) throws Exception {
        ClassLoader loader = Sample.members(members).loader(true);
        Callable<?> body = () -> Sample.run(loader);
        assertThat(Recorder.record(body).result()).isEqualTo(expected);
        assertThat(Recorder.record(body).result()).isEqualTo(expected);
    }

    @Test
    void enums_that_are_made_of_other_classes_state_start_afresh() throws Exception {
        isFreshTwice("3 5 6", """
                static class Limits { static final int LOW = Integer.parseInt("3"); static int[] next = {5}; }
                enum Level { LOW(Limits.LOW), NEXT(Limits.next[0]++); final int n; Level(int n) { this.n = n; } }
                public static Object run() { return Level.LOW.n + " " + Level.NEXT.n + " " + Limits.next[0]; }""");
    }

    @Test
    void enums_whose_constructor_calls_others_start_afresh() throws Exception {
        isFreshTwice("1 2 3", """
                static class Ids { static int last; static int next() { return ++last; } }
                enum Id { A, B; final int n = own(); private static int own() { return Ids.next(); } }
                public static Object run() { return Id.A.n + " " + Id.B.n + " " + Ids.next(); }""");
    }

    @Test
    void enums_with_state_in_the_body_of_a_constant_start_afresh() throws Exception {
        isFreshTwice(1, """
                enum Kind { PLAIN, COUNTING { int calls; int f() { return ++calls; } }; int f() { return 0; } }
                public static Object run() { return Kind.COUNTING.f(); }""");
    }

    @Test
    void enums_with_state_that_a_function_knows_start_afresh() throws Exception {
        isFreshTwice(1, """
                enum Source {
                    IDS(new AtomicInteger()::incrementAndGet);
                    final IntSupplier next;
                    Source(IntSupplier next) { this.next = next; }
                }
                public static Object run() { return Source.IDS.next.getAsInt(); }""");
    }

    @Test
    void classes_and_interfaces_without_statics_stay_as_they_are() throws Exception {
        ClassLoader loader = Sample.of("""
                interface Constants { int N = 4; String NAME = "n"; default int n() { return N; } }
                class Stateless implements Constants { static final int N = 4; int x; }
                public class Sample { public static Object run() { return Constants.NAME.length() == 1; } }
                """).loader(true);
        assertThat(loader.loadClass("Stateless").getDeclaredMethods()).isEmpty();
        assertThat(loader.loadClass("Constants").getDeclaredMethods()).hasSize(1);
        assertThat(Sample.run(loader)).isEqualTo(true);
    }

    @Test
    void an_ancestor_that_may_be_hidden_is_initialised_through_the_direct_superclass() {
        Sample sample = Sample.of("""
                class Ancestor { static int a = 1; }
                class Between extends Ancestor { }
                class Derived extends Between { static int d = 2; }
                """);
        String classFile = new String(sample.woven("Derived"), StandardCharsets.ISO_8859_1);
        assertThat(classFile).contains("Between").doesNotContain("Ancestor");
    }

    @Test
    void a_field_of_a_hidden_superclass_is_initialised_through_the_visible_one() throws Exception {
        assertThat(Sample.members("""
                private static class Hidden { static int n = 3; }
                static class Visible extends Hidden { }
                public static Object run() { return Visible.n; }""").controlled().result()).isEqualTo(3);
    }
}
