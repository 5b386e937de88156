package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.index.ClassFacts;
import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

class GranularityWeavingTest {
    private static final String BOX = """
            class Box {
                int a; long b; volatile int c;
                Box(int v) { a = v; }
                void set(int v) { a = v; b = v; }
                int get() { return a + (int) b; }
                synchronized void add(Box other) { a += other.a; }
                void block() { synchronized (this) { a++; } }
                long loop(long x, double y) {
                        for (int i = 0; i < 2; i++) { if (x > 3) { return x + a; } b++; }
                        return b;
                    }
                void fail() { a++; throw new IllegalStateException(); }
            }
            """;

    @AfterEach
    void forget() {
        Weaving.granularities(name -> Optional.empty());
        Weaving.trustUnshared(name -> false);
    }

    private static List<String> events(String body) throws Exception {
        return Sample.of(BOX + "public class Sample { public static Object run() throws Exception { " + body + " } }")
                .controlled()
                .events();
    }

    private static void grain(OperationGranularity grain) {
        Weaving.granularities(name -> name.equals("Box") ? Optional.of(grain) : Optional.empty());
    }

    @Test
    void by_default_each_access_is_announced() throws Exception {
        assertThat(events("Box b = new Box(1); b.set(2); return b.get();"))
                .containsExactly("field Box.a w", "field Box.a w", "field Box.b w", "field Box.a r", "field Box.b r");
    }

    @Test
    void a_method_is_one_access_to_its_object() throws Exception {
        grain(OperationGranularity.METHOD);
        assertThat(events("Box b = new Box(1); b.set(2); return b.get();"))
                .containsExactly("wholeObject Box.a w", "wholeObject Box.set rw", "wholeObject Box.get r");
    }

    @Test
    void what_a_method_does_to_other_objects_is_announced_as_accesses_to_their_whole() throws Exception {
        grain(OperationGranularity.METHOD);
        assertThat(events("Box b = new Box(1); b.add(b); return b.a;"))
                .containsExactly(
                        "wholeObject Box.a w",
                        "enter",
                        "wholeObject Box.add rw",
                        "wholeObject Box.a r",
                        "exit",
                        "wholeObject Box.a r");
    }

    @Test
    void a_method_that_locks_by_itself_is_announced_access_by_access() throws Exception {
        grain(OperationGranularity.METHOD);
        assertThat(events("Box b = new Box(1); b.block(); return null;"))
                .containsExactly("wholeObject Box.a w", "enter", "wholeObject Box.a r", "wholeObject Box.a w", "exit");
    }

    @Test
    void an_atomic_call_begins_and_ends_whatever_happens_inside() throws Exception {
        grain(OperationGranularity.ATOMIC);
        assertThat(events("Box b = new Box(1); b.add(b); return null;"))
                .containsExactly(
                        "field Box.a w",
                        "enterAtomicMethod Box.add rw",
                        "enter",
                        "field Box.a r",
                        "field Box.a r",
                        "field Box.a w",
                        "exit",
                        "leaveAtomicMethod Box.add rw");
        assertThat(events("Box b = new Box(1); try { b.fail(); } catch (IllegalStateException e) { } return null;"))
                .endsWith("leaveAtomicMethod Box.fail rw");
    }

    @Test
    void an_atomic_method_keeps_its_arguments_loops_and_results() throws Exception {
        grain(OperationGranularity.ATOMIC);
        Sample sample = Sample.of(BOX + """
                public class Sample {
                    public static Object run() { return new Box(5).loop(7L, 0.5) + " " + new Box(5).loop(1L, 0.5); }
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("12 2");
        assertThat(sample.controlled().result()).isEqualTo("12 2");
    }

    @Test
    void a_class_can_say_so_itself() {
        Map<String, byte[]> classes = Compiled.of("""
                package io.selvage.api;
                @interface Granularity { Unit value(); enum Unit { FIELD, METHOD, ATOMIC } }
                @Granularity(Granularity.Unit.ATOMIC) class Counter { int n; void inc() { n++; } }
                """);
        assertThat(ClassFacts.of(new ClassReader(classes.get("io/selvage/api/Counter"))).grain)
                .isEqualTo(OperationGranularity.ATOMIC);
        assertThat(ClassFacts.of(new ClassReader(classes.get("io/selvage/api/Granularity"))).grain)
                .isNull();
    }

    @Test
    void fields_of_objects_trusted_to_be_unshared_are_left_alone() throws Exception {
        Weaving.trustUnshared(name -> name.equals("Box"));
        assertThat(events("Box b = new Box(1); b.set(2); return b.get();")).isEmpty();
    }

    @Test
    void they_are_watched_if_that_is_to_be_checked() throws Exception {
        Weaving.checkUnshared(name -> name.equals("Box"));
        Recorder.Trace trace = Sample.of(
                        BOX + "public class Sample { public static Object run() { return new Box(1).get(); } }")
                .controlled();
        assertThat(trace.sites()).isNotEmpty().allMatch(site -> site.isThreadConfined());
    }
}
