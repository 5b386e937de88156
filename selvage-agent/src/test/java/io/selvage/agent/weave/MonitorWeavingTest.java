package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.index.ClassIndex;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

class MonitorWeavingTest {
    private static final Sample EVERY_KIND = Sample.members("""
            final Object lock = new Object();
            synchronized int ofThis(int x, long y, String s) { if (x > 0) return x; return (int) y + s.length(); }
            static synchronized String ofClass(String s) { return s + "!"; }
            synchronized void failing() { throw new IllegalStateException("thrown inside"); }
            int block(int n) {
                int sum = 0;
                synchronized (lock) { for (int i = 0; i < n; i++) { synchronized (this) { sum += i; } } }
                return sum;
            }
            Sample() { synchronized (Sample.class) { block(1); } }
            synchronized int loops() { while (true) { if (System.nanoTime() != 0) return 5; } }
            public static Object run() {
                Sample s = new Sample();
                String caught = "";
                try { s.failing(); } catch (IllegalStateException e) { caught = e.getMessage(); }
                return s.ofThis(0, 3L, "ab") + ofClass("x") + s.block(3) + caught + s.loops() + Thread.holdsLock(s);
            }
            """);

    @Test
    void without_control_methods_behave_as_written() throws Exception {
        assertThat(EVERY_KIND.uncontrolled())
                .isEqualTo("5x!3thrown inside5false")
                .isEqualTo(EVERY_KIND.plain());
    }

    @Test
    void under_control_every_lock_is_taken_and_released_by_hooks() throws Exception {
        Recorder.Trace trace = EVERY_KIND.controlled();
        assertThat(trace.result()).isEqualTo("5x!3thrown inside5false");
        assertThat(trace.events().stream().filter("enter"::equals)).hasSize(11);
        assertThat(trace.events().stream().filter("exit"::equals)).hasSize(11);
    }

    @Test
    void the_flag_is_dropped() throws Exception {
        Class<?> type = EVERY_KIND.loader(true).loadClass("Sample");
        assertThat(type.getDeclaredMethods()).noneMatch(method -> Modifier.isSynchronized(method.getModifiers()));
    }

    @Test
    void without_control_the_real_lock_is_held_inside_and_free_afterwards() throws Exception {
        Sample sample = Sample.members("""
                synchronized boolean inThis() { return Thread.holdsLock(this); }
                static synchronized boolean inClass() { return Thread.holdsLock(Sample.class); }
                synchronized void failing() { throw new RuntimeException(); }
                public static Object run() {
                    Sample s = new Sample();
                    boolean inside = s.inThis() && inClass();
                    try { s.failing(); } catch (RuntimeException e) { }
                    return inside + " " + (Thread.holdsLock(s) || Thread.holdsLock(Sample.class));
                }
                """);
        assertThat(sample.uncontrolled()).isEqualTo("true false");
    }

    @Test
    void waiting_and_notifying_go_to_the_hooks_with_their_place() throws Exception {
        Recorder.Trace trace = Sample.body("""
                Object o = new Object();
                synchronized (o) {
                    o.wait(); o.wait(5); o.wait(5, 7); o.notify(); o.notifyAll();
                }
                return null;""").controlled();
        assertThat(trace.events())
                .containsExactly(
                        "enter",
                        "await java.lang.Object.wait rw",
                        "await java.lang.Object.wait rw",
                        "await java.lang.Object.wait rw",
                        "signal java.lang.Object.notify rw",
                        "signalAll java.lang.Object.notifyAll rw",
                        "exit");
        assertThat(trace.sites().get(1).location()).isEqualTo("Sample.java:10");
        assertThat(trace.sites().get(1).method()).isEqualTo("run");
    }

    @Test
    void a_wait_outside_of_control_is_real() throws Exception {
        Sample sample = Sample.body("Object o = new Object(); synchronized (o) { o.wait(1); o.notify(); } return 1;");
        assertThat(sample.uncontrolled()).isEqualTo(1);
    }

    @Test
    void only_monitors_are_woven_on_request_and_no_member_is_added() throws Exception {
        String source = Sample.inClass("""
                int count;
                synchronized void add() { count++; notifyAll(); }
                public static Object run() { Sample s = new Sample(); s.add(); return s.count; }""");
        var classes = Compiled.of(source);
        ClassLoader here = getClass().getClassLoader();
        AppWeaver weaver = new AppWeaver(new ClassIndex(here, name -> true), false);
        BytesLoader loader =
                new BytesLoader(classes, here).changing("Sample", bytes -> weaver.weaveMonitorsOnly(bytes, "Sample"));
        Recorder.Trace trace = Recorder.record(() -> Sample.run(loader));
        assertThat(trace.result()).isEqualTo(1);
        assertThat(trace.events()).containsExactly("enter", "signalAll java.lang.Object.notifyAll rw", "exit");
        assertThat(loader.loadClass("Sample").getDeclaredMethods()).hasSize(2);
    }

    @Test
    void a_constructor_chooses_its_body_before_it_calls_super() throws Exception {
        Sample sample = Sample.members("""
                static int made;
                final int number;
                Sample(int n) { super(); synchronized (Sample.class) { made += n; number = made; } }
                public static Object run() { new Sample(1); return new Sample(2).number; }""");
        assertThat(sample.uncontrolled()).isEqualTo(3);
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo(3);
        assertThat(trace.events())
                .startsWith("init Sample", "initialised", "enter")
                .endsWith("exit");
    }
}
