package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.calls.UnwovenMethodMarker;
import io.selvage.agent.weave.index.JdkMethodFacts;
import io.selvage.hooks.jdk.CallTable;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class UnwovenCallWeavingTest {
    @BeforeAll
    static void readClassFiles() {
        CallTable.readBy(new JdkMethodFacts());
    }

    private static List<String> unwoven(Sample sample) throws Exception {
        Object expected = sample.plain();
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo(expected);
        return trace.events().stream()
                .filter(event ->
                        event.startsWith("calls") || event.startsWith("gives") || event.startsWith("unknownCode"))
                .toList();
    }

    @Test
    void calls_on_values_and_on_what_is_watched_are_not_told() throws Exception {
        assertThat(unwoven(Sample.body("""
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
    void state_is_read_and_written() throws Exception {
        assertThat(unwoven(Sample.body("""
                java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(4);
                b.put((byte) 1);
                return b.position();""")))
                .containsExactly("calls java.nio.ByteBuffer.put WRITE", "calls java.nio.ByteBuffer.position READ");
    }

    @Test
    void what_is_not_known_may_change_anything() throws Exception {
        assertThat(unwoven(Sample.body("""
                return java.nio.file.Files.exists(java.nio.file.Path.of("no-such-file"));""")))
                .containsExactly("calls java.nio.file.Files.exists NONE statics unknown", "gives 1");
    }

    @Test
    void an_object_that_stays_in_its_method_is_nobody_elses() throws Exception {
        assertThat(unwoven(Sample.body("""
                StringBuilder b = new StringBuilder("x");
                for (int i = 0; i < 3; i++) b.append(i).append(i % 2 == 0 ? "a" : "b");
                b.setLength(4);
                StringTokenizer t = new StringTokenizer("y z");
                t.nextToken();
                return b.reverse().toString() + t.nextToken();"""))).isEmpty();
    }

    @Test
    void functions_of_the_program_are_seen_when_they_are_called() throws Exception {
        assertThat(unwoven(Sample.body("""
                Supplier<Integer> one = () -> 1;
                BiFunction<Integer, Integer, Integer> sum = (a, b) -> a + b;
                return sum.apply(one.get(), 2);"""))).isEmpty();
    }

    @Test
    void method_references_tell_when_they_are_called() throws Exception {
        assertThat(unwoven(Sample.body("""
                Date d = new Date(0);
                Consumer<Long> set = d::setTime;
                Arrays.asList(5L, 6L).forEach(set);
                return d;""")))
                .containsExactly("calls java.util.Date.setTime WRITE", "calls java.util.Date.setTime WRITE");
    }

    @Test
    void arguments_of_constructors_and_of_static_methods_are_told() throws Exception {
        assertThat(unwoven(Sample.body("""
                char[] letters = {'a', 'b'};
                Object o = new int[0].length == 0 ? "x" : letters;
                String s = new String(letters, 0, 2) + String.format("%s", o);
                return s;""")))
                .containsExactly(
                        "calls java.lang.String.new NONE",
                        "gives 0",
                        "calls java.lang.String.format NONE statics",
                        "gives 1");
    }

    @Test
    void static_state_of_the_JDK_is_told() throws Exception {
        assertThat(unwoven(Sample.body("""
                System.setProperty("selvage.sample", "x");
                return System.getProperty("selvage.sample");""")))
                .containsExactly(
                        "calls java.lang.System.setProperty NONE statics",
                        "calls java.lang.System.getProperty NONE statics");
    }

    @Test
    void methods_inherited_from_what_is_not_woven_are_told_and_ones_own_are_not() throws Exception {
        assertThat(unwoven(Sample.of("""
                import java.text.*;
                public class Sample extends SimpleDateFormat {
                    int twice(int n) { return n * 2; }
                    public static Object run() {
                    Sample s = new Sample(); s.twice(1); s.setLenient(true); return s.toPattern().length() > 0;
                }
                }
                """)))
                .containsExactly(
                        "calls java.text.SimpleDateFormat.new NONE statics",
                        "calls Sample.setLenient WRITE",
                        "calls Sample.toPattern READ");
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
        assertThat(trace.events()).containsExactly("unknownCode Sample.run rw");
    }
}
