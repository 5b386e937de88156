package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.calls.UnwovenMethodMarker;
import io.selvage.hooks.Weaving;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UnwovenCallWeavingTest {
    @BeforeEach
    void tell() {
        Weaving.reportUnwovenCalls(true);
    }

    @AfterEach
    void forget() {
        Weaving.reportUnwovenCalls(false);
    }

    private static List<String> unseen(Sample sample) throws Exception {
        Object expected = sample.plain();
        Recorder.Trace trace = sample.tellingUnseen().controlled();
        assertThat(trace.result()).isEqualTo(expected);
        return trace.events().stream()
                .filter(event -> event.startsWith("reads") || event.startsWith("writes"))
                .toList();
    }

    @Test
    void calls_on_values_and_on_what_is_watched_are_not_told() throws Exception {
        assertThat(unseen(Sample.body("""
                String s = "a" + Integer.parseInt("12") + Math.max(1, 2L);
                List<String> list = new ArrayList<>(List.of(s, "b"));
                Map<String, Integer> map = new HashMap<>();
                map.merge(s.toUpperCase(Locale.ROOT), 1, Integer::sum);
                list.sort(Comparator.reverseOrder());
                Objects.requireNonNull(list);
                AtomicInteger n = new AtomicInteger(3);
                if (n.incrementAndGet() < 0) throw new IllegalStateException("x" + n.get());
                Thread.currentThread().getName();
                return Optional.of(list.get(0)).map(String::length).orElse(0) + map.size() + n.get();"""))).isEmpty();
    }

    @Test
    void what_is_not_known_may_change_anything() throws Exception {
        assertThat(unseen(Sample.body("""
                java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(4);
                b.put((byte) 1);
                return (int) b.flip().get();"""))).containsOnly("writes").hasSize(4);
    }

    @Test
    void a_builder_that_stays_in_its_method_is_nobody_elses() throws Exception {
        assertThat(unseen(Sample.body("""
                StringBuilder b = new StringBuilder("x");
                for (int i = 0; i < 3; i++) b.append(i).append(i % 2 == 0 ? "a" : "b");
                b.setLength(4);
                return b.reverse().toString();"""))).isEmpty();
    }

    @Test
    void a_builder_that_a_method_is_given_or_hands_on_may_be_anybodys() throws Exception {
        assertThat(unseen(Sample.members("""
                static void add(StringBuilder b) { b.append(1); }
                public static Object run() {
                    StringBuilder b = new StringBuilder();
                    add(b);
                    return b.toString();
                }"""))).containsExactly("writes", "writes");
    }

    @Test
    void it_may_be_anybodys_whatever_is_appended() throws Exception {
        assertThat(unseen(Sample.members("""
                static StringBuilder add(StringBuilder b, Object o) { return b.append(o).append(1); }
                public static Object run() { return add(new StringBuilder(), "x").length(); }
                """))).containsExactly("writes", "writes", "writes");
    }

    @Test
    void a_buffer_of_ones_own_may_fill_the_array_of_another() throws Exception {
        assertThat(unseen(Sample.body("""
                char[] letters = new char[1];
                StringBuilder b = new StringBuilder("x");
                b.getChars(0, 1, letters, 0);
                return b.toString();"""))).containsExactly("writes");
    }

    @Test
    void a_builder_chosen_by_a_condition_may_be_anybodys() throws Exception {
        assertThat(unseen(Sample.members("""
                static StringBuilder kept = new StringBuilder();
                public static Object run() {
                    StringBuilder b = new StringBuilder();
                    kept = kept.length() == 0 ? b : kept;
                    b.append(1);
                    return b.length();
                }"""))).containsExactly("writes", "writes");
    }

    @Test
    void functions_are_asked_when_they_are_called() throws Exception {
        assertThat(unseen(Sample.body("""
                Supplier<Integer> one = () -> 1;
                BiFunction<Integer, Integer, Integer> sum = (a, b) -> a + b;
                return sum.apply(one.get(), 2);"""))).containsExactly("writes by an object", "writes by an object");
    }

    @Test
    void method_references_tell_when_they_are_called() throws Exception {
        assertThat(unseen(Sample.body("""
                Date d = new Date(0);
                Consumer<Long> set = d::setTime;
                Arrays.asList(5L, 6L).forEach(set);
                return d;"""))).containsExactly("writes", "writes");
    }

    @Test
    void references_to_constructors_tell_when_they_are_called() throws Exception {
        assertThat(unseen(Sample.body("""
                Function<java.io.Reader, java.io.Reader> wrap = java.io.BufferedReader::new;
                Function<String, IllegalStateException> fail = IllegalStateException::new;
                java.io.Reader reader = wrap.apply(new java.io.StringReader("x"));
                return fail.apply("y").getMessage() + (reader instanceof java.io.BufferedReader);
                """))).containsExactly("writes by an object", "writes", "writes by an object");
    }

    @Test
    void looking_at_arrays_and_at_objects_of_any_kind_is_told() throws Exception {
        assertThat(unseen(Sample.body("""
                char[] letters = {'a', 'b'};
                Object o = "x";
                o.hashCode();
                String s = new String(letters) + o.equals("y") + String.format("%s", o);
                return s.contains("ab") + s;""")))
                .containsExactly(
                        "reads by an object",
                        "reads",
                        "reads by an object",
                        "reads by an object",
                        "reads by an object");
    }

    @Test
    void a_stream_is_told_by_what_it_is_a_stream_of_unless_it_was_made_elsewhere() throws Exception {
        assertThat(unseen(Sample.body("""
                List<String> list = List.of("a", "bc");
                Stream<String> kept = list.stream();
                int sum = list.stream().filter(s -> s.length() > 1).mapToInt(String::length).sum();
                return list.stream().map(String::length).collect(Collectors.toList()).size() + sum + kept.count();
                """.replace("Stream<", "java.util.stream.Stream<")
                        .replace("Collectors", "java.util.stream.Collectors"))))
                .containsExactly("writes");
    }

    @Test
    void calls_of_one_method_on_different_objects_do_not_get_mixed_up() throws Exception {
        assertThat(unseen(Sample.members("""
                static final StringBuilder SHARED = new StringBuilder();
                public static Object run() {
                    StringBuilder mine = new StringBuilder();
                    mine.append("abc", 0, 1);
                    SHARED.append("abc", 1, 2);
                    mine.append("abc", 2, 3);
                    return mine.length() + SHARED.toString();
                }"""))).containsExactly("reads by an object", "reads by an object");
    }

    @Test
    void reflection_on_fields_is_an_access_and_nothing_unseen() throws Exception {
        assertThat(unseen(Sample.members("""
                static int x;
                public static Object run() throws Exception {
                    java.lang.reflect.Field f = Sample.class.getDeclaredField("x");
                    f.setInt(null, 4);
                    return f.getInt(null);
                }"""))).isEmpty();
    }

    @Test
    void methods_inherited_from_what_is_not_woven_are_told_and_ones_own_are_not() throws Exception {
        assertThat(unseen(Sample.of("""
                import java.io.*;
                public class Sample extends StringWriter {
                    int twice(int n) { return n * 2; }
                    public static Object run() {
                    Sample s = new Sample(); s.twice(1); s.write("x"); return s.toString();
                }
                }
                """))).containsExactly("writes", "writes");
    }

    @Test
    void a_class_that_is_not_woven_tells_when_its_methods_are_called() throws Exception {
        byte[] plain = Compiled.of("public class Sample { public static Object run() { return 7; } }")
                .get("Sample");
        BytesLoader loader = new BytesLoader(
                java.util.Map.of("Sample", UnwovenMethodMarker.mark(plain)),
                getClass().getClassLoader());
        Recorder.Trace trace = Recorder.record(() -> Sample.run(loader));
        assertThat(trace.result()).isEqualTo(7);
        assertThat(trace.events()).containsExactly("writes");
    }
}
