package io.selvage.agent;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.Weaving;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Runs on a hooked thread, calls the JDK, and prints which gates were reached and what the calls returned. */
final class ControlledProbe {
    private final ProbeGates gates = new ProbeGates();
    private final HookThread thread = new HookThread(null, this::probe, "probe", 0);

    private ControlledProbe() {}

    public static void main(String[] args) throws Exception {
        ControlledProbe probe = new ControlledProbe();
        probe.thread.start();
        probe.thread.join();
        System.out.println("active " + Weaving.isActive() + " " + Weaving.failures());
    }

    private void show(String what, Callable<?> call) {
        gates.seen.clear();
        thread.gates = gates.gates();
        Object result;
        try {
            result = call.call();
        } catch (Exception failure) {
            result = failure;
        } finally {
            thread.gates = null;
        }
        System.out.println(what + " = " + result + " " + gates.seen);
    }

    private void run(String what, Runnable call) {
        show(what, () -> {
            call.run();
            return "";
        });
    }

    private void probe() {
        threads();
        parking();
        world();
        chance();
        monitors();
        pools();
        virtualThreads();
    }

    private void threads() {
        Thread made = new Thread(() -> {});
        show("names", () -> new Thread().getName() + new Thread().getName() + new Thread().getId());
        run("start", made::start);
        show("join", () -> {
            made.join();
            TimeUnit.MILLISECONDS.timedJoin(made, 3);
            return "";
        });
        run("interrupt", made::interrupt);
        show("isInterrupted", made::isInterrupted);
        show("interrupted", Thread::interrupted);
        show("isAlive", made::isAlive);
        show("getState", made::getState);
        show("sleep", () -> {
            Thread.sleep(1, 2);
            TimeUnit.SECONDS.sleep(3);
            return "";
        });
    }

    private void parking() {
        run("park", LockSupport::park);
        run("park blocker", () -> LockSupport.park(this));
        run("parkNanos", () -> LockSupport.parkNanos(5));
        run("parkNanos blocker", () -> LockSupport.parkNanos(this, 0));
        run("parkUntil", () -> LockSupport.parkUntil(6));
        run("parkUntil blocker", () -> LockSupport.parkUntil(this, 7));
        run("unpark", () -> LockSupport.unpark(thread));
        CountDownLatch latch = new CountDownLatch(1);
        show("await", () -> latch.await(900, TimeUnit.NANOSECONDS));
    }

    private void world() {
        show("instant", Instant::now);
        show("date", () -> new Date().getTime());
        run("exit", () -> System.exit(3));
        run("halt", () -> Runtime.getRuntime().halt(4));
        run("shutdownHook", () -> Runtime.getRuntime().addShutdownHook(thread));
        show("remove shutdownHook", () -> Runtime.getRuntime().removeShutdownHook(thread));
        show("toString", () -> new Object().toString());
        show("enum", () -> TimeUnit.DAYS.hashCode());
        show("set", () -> Set.of("a", "b", "c", "d", "e") + "" + Set.of(1, 2));
    }

    private void chance() {
        show("random", () -> new Random().nextInt() + " " + new Random().nextInt());
        show("splittable", () -> new SplittableRandom().nextInt());
        show("local", () -> ThreadLocalRandom.current().nextInt() != 0);
        show("uuid", UUID::randomUUID);
        show("shuffle", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
            Collections.shuffle(list);
            return list;
        });
    }

    private void monitors() {
        ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>();
        show("chm", () -> map.computeIfAbsent("a", key -> "b"));
        show("chm again", () -> map.put("a", "c"));
        show("cow", () -> new CopyOnWriteArrayList<>().add(1));
        show("vector", () -> new Vector<>().add(1));
        show(
                "synchronized",
                () -> Collections.synchronizedList(new ArrayList<>()).add(1));
        show("timer", () -> {
            new Timer().cancel();
            return "";
        });
    }

    private void pools() {
        show(
                "pool name",
                () -> Executors.defaultThreadFactory().newThread(() -> {}).getName());
        show("common", () -> ForkJoinPool.commonPool() == gates.commonPool());
        show("async", () -> new CompletableFuture<>().defaultExecutor() == gates.commonPool());
        show("pool", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> 1);
            return pool.isShutdown();
        });
        show("future", () -> {
            FutureTask<Integer> future = new FutureTask<>(() -> 1);
            future.run();
            return future.get();
        });
        show("complete", () -> new CompletableFuture<Integer>().complete(1));
        show(
                "timeout",
                () -> new CompletableFuture<Integer>()
                        .orTimeout(1, TimeUnit.DAYS)
                        .isDone());
        show("processors", () -> new ForkJoinPool().getParallelism());
    }

    /** Through reflection: this source is of a release that has none. */
    private void virtualThreads() {
        if (Runtime.version().feature() < 21) {
            return;
        }
        show("virtual", () -> {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            type.getMethod("name", String.class, long.class).invoke(builder, "v", 0L);
            Thread made = (Thread) type.getMethod("start", Runnable.class).invoke(builder, (Runnable) () -> {});
            ThreadFactory factory = (ThreadFactory) type.getMethod("factory").invoke(builder);
            Thread other = factory.newThread(() -> {});
            return made.getClass().getSimpleName() + made.isDaemon() + made.getName() + other.getName();
        });
        show("per task", () -> {
            Object pool =
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
            ((ExecutorService) pool).submit(() -> 1);
            return "";
        });
    }
}
