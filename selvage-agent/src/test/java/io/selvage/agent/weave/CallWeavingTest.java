package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CallWeavingTest {
    @Test
    void calls_on_concurrent_objects_are_bracketed() throws Exception {
        Recorder.Trace trace = Sample.body("""
                Map<Object, Object> map = new ConcurrentHashMap<>();
                map.put("k", new Object[0]);
                AtomicLong n = new AtomicLong();
                n.incrementAndGet(); n.set(5);
                return n.get() + map.size();""").controlled();
        assertThat(trace.result()).isEqualTo(6L);
        assertThat(trace.events())
                .containsExactly(
                        "beginWith java.util.Map.put rw",
                        "extraComparison",
                        "extraAccess",
                        "end",
                        "begin java.util.concurrent.atomic.AtomicLong.incrementAndGet rw",
                        "end",
                        "begin java.util.concurrent.atomic.AtomicLong.set w",
                        "end",
                        "begin java.util.concurrent.atomic.AtomicLong.get r",
                        "end",
                        "begin java.util.Map.size r",
                        "end");
    }

    @Test
    void a_bracket_is_closed_when_the_call_throws() throws Exception {
        Recorder.Trace trace =
                Sample.body("return new ArrayDeque<String>().removeFirst();").controlled();
        assertThat(trace.result()).isInstanceOf(java.util.NoSuchElementException.class);
        assertThat(trace.events()).containsExactly("begin java.util.ArrayDeque.removeFirst rw", "end");
    }

    @Test
    void inherited_and_super_calls_of_user_classes_are_bracketed_but_their_own_methods_are_not() throws Exception {
        Recorder.Trace trace = Sample.of("""
                import java.util.*;
                public class Sample extends ArrayList<String> {
                    @Override public boolean add(String s) { return super.add(s + s); }
                    public static Object run() { Sample s = new Sample(); s.add("x"); return s.get(0); }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo("xx");
        assertThat(trace.events())
                .containsExactly(
                        "beginWith java.util.ArrayList.add rw", "extraComparison", "end", "begin Sample.get r", "end");
    }

    @Test
    void protected_methods_of_a_synchroniser_can_be_called() throws Exception {
        Recorder.Trace trace = Sample.of("""
                import java.util.concurrent.locks.*;
                public class Sample extends AbstractQueuedSynchronizer {
                    @Override protected boolean tryAcquire(int n) { return compareAndSetState(0, 1); }
                    @Override protected boolean tryRelease(int n) { setState(0); return true; }
                    class Inner { int state() { return getState(); } }
                    public static Object run() {
                        Sample s = new Sample(); s.acquire(1); int held = s.new Inner().state(); s.release(1);
                        return held;
                    }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo(1);
        assertThat(trace.events())
                .contains("begin Sample.acquire rw", "begin Sample.compareAndSetState rw", "begin Sample.getState r");
    }

    @Test
    void builders_are_bracketed_only_where_a_field_holds_them() throws Exception {
        Recorder.Trace trace = Sample.members("""
                static final StringBuilder SHARED = new StringBuilder();
                public static Object run() {
                    StringBuilder mine = new StringBuilder();
                    mine.append(1).append("x");
                    SHARED.append(mine.length() > 1 ? 1 : 2).append("y");
                    return mine.toString() + SHARED.toString();
                }""").controlled();
        assertThat(trace.result()).isEqualTo("1x1y");
        assertThat(trace.events().stream().filter(event -> event.startsWith("begin")))
                .containsExactly(
                        "begin java.lang.StringBuilder.append rw",
                        "begin java.lang.StringBuilder.append rw",
                        "begin java.lang.StringBuilder.toString r");
    }

    @Test
    void clock_chance_and_identity_come_from_the_engine() throws Exception {
        Recorder.Trace trace = Sample.members("""
                enum E { A }
                @Override public int hashCode() { return super.hashCode(); }
                public static Object run() {
                    Object o = new Object();
                    return System.nanoTime() + " " + System.currentTimeMillis() + " " + System.identityHashCode(o) + " "
                            + o.hashCode() + " " + new Sample().hashCode() + " " + E.A.hashCode() + " "
                            + "s".hashCode() + " " + (Math.random() < 1) + " " + Thread.holdsLock(o);
                }""").controlled();
        assertThat(trace.result()).isEqualTo("1000000000 1000 77 77 77 77 115 true false");
        assertThat(trace.events())
                .containsExactly(
                        "readsClock",
                        "nanoTime",
                        "readsClock",
                        "epochNanos",
                        "identityHashCode",
                        "begin java.lang.Object.hashCode r",
                        "end",
                        "hashCode",
                        "identityHashCode",
                        "hashCode",
                        "seed",
                        "holds");
    }

    @Test
    void thread_operations_are_announced_or_replaced() throws Exception {
        Sample sample = Sample.body("""
                Thread t = new Thread(() -> { }) { };
                t.start(); t.join(); t.interrupt(); t.isAlive();
                Thread.yield(); Thread.onSpinWait(); Thread.sleep(1); Thread.sleep(0, 1); Thread.interrupted();
                LockSupport.unpark(t);
                TimeUnit.MICROSECONDS.sleep(1);
                return t.getState();""");
        assertThat(sample.uncontrolled()).isEqualTo(Thread.State.TERMINATED);
        assertThat(sample.controlled().events())
                .containsExactly(
                        "atSite java.lang.Thread.start rw",
                        "atSite java.lang.Thread.join rw",
                        "atSite java.lang.Thread.interrupt rw",
                        "atSite java.lang.Thread.isAlive rw",
                        "atSite java.lang.Thread.yield rw",
                        "yield",
                        "atSite java.lang.Thread.onSpinWait rw",
                        "yield",
                        "atSite java.lang.Thread.sleep rw",
                        "sleep",
                        "atSite java.lang.Thread.sleep rw",
                        "atSite java.lang.Thread.interrupted rw",
                        "atSite java.util.concurrent.locks.LockSupport.unpark rw",
                        "atSite java.util.concurrent.TimeUnit.sleep rw",
                        "atSite java.lang.Thread.getState rw");
    }

    @Test
    void threads_played_by_others_are_asked_for_by_hooks() throws Exception {
        Sample sample = Sample.impersonated(Sample.inClass("""
                static class Mine extends Thread { }
                public static Object run() throws Exception {
                    Mine m = new Mine(); m.start(); m.join(100); m.join(100, 5);
                    return Thread.currentThread().getName();
                }"""));
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("under control");
        assertThat(trace.events())
                .containsExactly(
                        "atSite java.lang.Thread.start rw",
                        "prepareStart",
                        "atSite java.lang.Thread.join rw",
                        "join",
                        "atSite java.lang.Thread.join rw",
                        "join",
                        "seesThread",
                        "atSite java.lang.Thread.getName rw");
    }

    @Test
    void static_methods_of_concurrent_classes_touch_their_arguments() throws Exception {
        Recorder.Trace trace = Sample.body("""
                CompletableFuture<String> done = CompletableFuture.completedFuture("x");
                return CompletableFuture.allOf(done, done).isDone();""").controlled();
        assertThat(trace.result()).isEqualTo(true);
        assertThat(trace.events())
                .containsExactly(
                        "atSite java.util.concurrent.CompletableFuture.completedFuture rw", "extraAccess",
                        "atSite java.util.concurrent.CompletableFuture.allOf rw", "extraAccess",
                        "begin java.util.concurrent.CompletableFuture.isDone r", "end");
    }

    @Test
    void accesses_through_handles_and_updaters_tell_their_coordinates() throws Exception {
        Sample sample = Sample.members("""
                volatile int x; volatile String s; long[] cells = new long[4];
                static final VarHandle X, CELLS = MethodHandles.arrayElementVarHandle(long[].class);
                static { try { X = MethodHandles.lookup().findVarHandle(Sample.class, "x", int.class); }
                    catch (ReflectiveOperationException e) { throw new AssertionError(e); } }
                static final AtomicReferenceFieldUpdater<Sample, String> S =
                    AtomicReferenceFieldUpdater.newUpdater(Sample.class, String.class, "s");
                public static Object run() {
                    Sample o = new Sample();
                    X.set(o, 3); X.compareAndSet(o, 3, 4); X.getAndAdd(o, 1);
                    CELLS.setVolatile(o.cells, 2, 9L);
                    S.compareAndSet(o, null, "s");
                    return (int) X.getAcquire(o) + (long) CELLS.get(o.cells, 2) + S.get(o);
                }""");
        assertThat(sample.uncontrolled()).isEqualTo("14s");
        Recorder.Trace trace = sample.controlled();
        assertThat(trace.result()).isEqualTo("14s");
        assertThat(trace.events().stream().filter(event -> event.startsWith("varHandle")))
                .containsExactly(
                        "varHandle java.lang.invoke.VarHandle.set w",
                        "varHandle java.lang.invoke.VarHandle.compareAndSet rwv",
                        "varHandle java.lang.invoke.VarHandle.getAndAdd rwv",
                        "varHandle java.lang.invoke.VarHandle.setVolatile wv",
                        "varHandle java.util.concurrent.atomic.AtomicReferenceFieldUpdater.compareAndSet rwv",
                        "varHandle java.lang.invoke.VarHandle.getAcquire rv",
                        "varHandle java.lang.invoke.VarHandle.get r",
                        "varHandle java.util.concurrent.atomic.AtomicReferenceFieldUpdater.get rv");
    }

    @Test
    void default_methods_of_jdk_interfaces_can_be_called_as_super() throws Exception {
        Recorder.Trace trace = Sample.of("""
                import java.util.*;
                import java.util.function.*;
                public class Sample implements Iterable<String> {
                    public Iterator<String> iterator() { return List.of("a", "b").iterator(); }
                    @Override public void forEach(Consumer<? super String> c) { Iterable.super.forEach(c); }
                    public static Object run() {
                        List<String> seen = new ArrayList<>();
                        new Sample().forEach(s -> seen.add(s));
                        return seen.size();
                    }
                }
                """).controlled();
        assertThat(trace.result()).isEqualTo(2);
        assertThat(trace.events()).contains("begin java.lang.Iterable.forEach r");
    }
}
