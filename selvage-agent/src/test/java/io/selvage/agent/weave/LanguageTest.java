package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageTest {
    private static final String OLD = """
            import java.util.*;
            public class Sample {
                static int n;
                static final Object LOCK = new Object();
                synchronized int both(List<String> l) {
                    try { synchronized (LOCK) { l.add("a"); n++; return n; } } finally { n += 10; }
                }
                public static Object run() {
                    final List<String> l = new ArrayList<String>();
                    int got = new Sample().both(l);
                    Runnable r = new Runnable() { public void run() { synchronized (l) { l.add("b"); } } };
                    r.run();
                    return got + " " + n + l;
                }
            }
            """;

    @ParameterizedTest
    @ValueSource(ints = {8, 11, 17})
    void class_files_of_older_releases_are_woven(int release) throws Exception {
        Sample sample = Sample.of(OLD, release);
        assertThat(sample.uncontrolled()).isEqualTo("1 11[a, b]");
        assertThat(sample.controlled().result()).isEqualTo("1 11[a, b]");
    }

    @Test
    void records_sealed_types_and_text_blocks() throws Exception {
        Sample sample = Sample.of("""
                import java.util.*;
                public class Sample {
                    sealed interface Shape permits Circle, Square { }
                    record Circle(double radius) implements Shape { static int made; Circle { made++; } }
                    record Square(double side) implements Shape { }
                    static double area(Shape shape) {
                        if (shape instanceof Circle c) return c.radius * c.radius * 3;
                        return shape instanceof Square s ? s.side * s.side : -1;
                    }
                    public static Object run() {
                        String s = switch (Circle.made) { case 0 -> "none"; default -> { yield "some"; } };
                        return area(new Circle(1)) + area(new Square(2)) + s + Circle.made + new Square(1);
                    }
                }
                """, 17);
        assertThat(sample.uncontrolled()).isEqualTo(sample.plain()).isEqualTo("7.0none1Square[side=1.0]");
        assertThat(sample.controlled().result()).isEqualTo("7.0none1Square[side=1.0]");
    }

    @Test
    void switches_over_patterns_and_record_patterns() throws Exception {
        if (Runtime.version().feature() < 21) {
            return; // this JDK's language has no such thing to weave
        }
        Sample sample = Sample.of("""
                import java.util.*;
                public class Sample {
                    enum Level { LOW, HIGH }
                    record Pair(Object left, Object right) { }
                    static String name(Object o) {
                        return switch (o) {
                            case null -> "null";
                            case Pair(String l, Integer r) when r > 1 -> l + r;
                            case Pair(var l, var r) -> "pair";
                            case Level level when level == Level.HIGH -> "high";
                            case Level.LOW -> "low";
                            default -> { synchronized (o) { yield o.toString(); } }
                        };
                    }
                    public static Object run() {
                        return name(null) + name(new Pair("p", 2)) + name(new Pair(1, 2)) + name(Level.HIGH)
                                + name(Level.LOW) + name("x");
                    }
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("nullp2pairhighlowx");
        assertThat(sample.controlled().result()).isEqualTo("nullp2pairhighlowx");
    }

    @Test
    void constructors_with_statements_before_super() throws Exception {
        if (Runtime.version().feature() < 25) {
            return; // this JDK's language has no such thing to weave
        }
        Sample sample = Sample.of("""
                public class Sample {
                    int early;
                    long wide;
                    Sample(int n) {
                        if (n < 0) throw new IllegalArgumentException();
                        int[] seen = {n};
                        synchronized (Sample.class) { seen[0]++; }
                        early = seen[0];
                        wide = n > 2 ? 5L : 6L;
                        super();
                        early++;
                    }
                    public static Object run() { Sample s = new Sample(3); return s.early + s.wide; }
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo(10L);
        assertThat(sample.controlled().result()).isEqualTo(10L);
    }

    @Test
    void assertions_try_with_resources_and_nested_handlers() throws Exception {
        Sample sample = Sample.members("""
                record Res(List<String> log) implements AutoCloseable {
                    public void close() { synchronized (log) { log.add("closed"); } } }
                public static Object run() throws Exception {
                    List<String> log = new Vector<>();
                    try (Res a = new Res(log); Res b = new Res(log)) {
                        assert log.isEmpty();
                        synchronized (log) { try { throw new Exception("e"); }
                            catch (Exception e) { log.add(e.getMessage()); } finally { log.add("f"); } }
                    }
                    for (String s : log) { if (s.isEmpty()) continue; }
                    return log.toString();
                }""");
        assertThat(sample.uncontrolled()).isEqualTo("[e, f, closed, closed]");
        assertThat(sample.controlled().result()).isEqualTo("[e, f, closed, closed]");
    }
}
