package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DynamicWeavingTest {
    @Test
    void method_references_to_shared_objects_go_through_a_bridge() throws Exception {
        Sample sample = Sample.body("""
                AtomicInteger n = new AtomicInteger();
                IntSupplier bound = n::incrementAndGet;
                ToIntFunction<AtomicInteger> free = AtomicInteger::get;
                LongSupplier clock = System::nanoTime;
                LinkedHashMap<String, String> map = new LinkedHashMap<>();
                BiFunction<String, String, Object> put = map::put;
                Function<Object, Integer> hash = Object::hashCode;
                put.apply("a", "b");
                return bound.getAsInt() + free.applyAsInt(n) + (clock.getAsLong() == 0 ? 1 : 0) + map.get("a")
                        + (hash.apply(new Object()) == 77);""");
        assertThat(sample.uncontrolled()).isEqualTo("2bfalse");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("2btrue");
        assertThat(trace.events())
                .contains(
                        "begin java.util.concurrent.atomic.AtomicInteger.incrementAndGet rw",
                        "begin java.util.concurrent.atomic.AtomicInteger.get r",
                        "nanoTime",
                        "hashCode")
                .anyMatch(event -> event.endsWith("HashMap.put rw"));
    }

    @Test
    void references_to_waiting_and_to_threads_are_woven_too() throws Exception {
        Recorder.Trace trace = Sample.body("""
                Object o = new Object();
                Runnable all = o::notifyAll;
                all.run();
                Runnable yield = Thread::yield;
                yield.run();
                Consumer<Thread> interrupt = Thread::interrupt;
                interrupt.accept(new Thread());
                return null;""").controlled();
        assertThat(trace.events())
                .containsExactly(
                        "signalAll java.lang.Object.notifyAll rw",
                        "atSite java.lang.Thread.yield rw",
                        "yield",
                        "atSite java.lang.Thread.interrupt rw");
    }

    @Test
    void references_to_user_methods_stay_and_serializable_ones_can_be_written() throws Exception {
        Sample sample = Sample.members("""
                static int twice(int n) { return 2 * n; }
                interface Ref extends Supplier<Integer>, java.io.Serializable { }
                public static Object run() throws Exception {
                    IntUnaryOperator op = Sample::twice;
                    AtomicInteger n = new AtomicInteger(3);
                    Ref ref = n::get;
                    var bytes = new java.io.ByteArrayOutputStream();
                    new java.io.ObjectOutputStream(bytes).writeObject(ref);
                    return op.applyAsInt(4) + ref.get();
                }""");
        assertThat(sample.uncontrolled()).isEqualTo(11);
    }

    @Test
    void concatenation_reads_objects_that_may_be_shared() throws Exception {
        Sample sample = Sample.body("""
                AtomicInteger n = new AtomicInteger(4); Object any = "any"; String text = "t"; long wide = 9;
                List<String> list = new ArrayList<>();
                return n + text + wide + any + list + String.valueOf(any) + Objects.toString(any);""");
        assertThat(sample.uncontrolled()).isEqualTo("4t9any[]anyany");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("4t9any[]anyany");
        assertThat(trace.events().stream().filter("begin java.lang.Object.toString r"::equals))
                .hasSize(5);
    }

    @Test
    void concatenation_by_builders_is_the_same() throws Exception {
        Recorder.Trace trace = Sample.of("""
                public class Sample {
                    public static Object run() { Object any = "x"; return any + "y"; }
                }
                """, 8).controlled();
        assertThat(trace.result()).isEqualTo("xy");
        assertThat(trace.events()).containsExactly("begin java.lang.Object.toString r", "end");
    }

    @Test
    void interfaces_get_their_bridges_too() throws Exception {
        Recorder.Trace trace = Sample.of("""
                import java.util.*;
                interface Shapes extends Collection<String> {
                    default int twice(List<String> l) { return l.size() * 2; }
                    static Runnable clear(List<String> l) { return l::clear; }
                    default boolean isEmpty() { return List.of().isEmpty(); }
                }
                public class Sample {
                    public static Object run() { List<String> l = new ArrayList<>(List.of("a"));
                        Shapes.clear(l).run(); return l.size(); }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo(0);
        assertThat(trace.events()).contains("begin java.util.List.clear rw", "begin java.util.List.size r");
    }
}
