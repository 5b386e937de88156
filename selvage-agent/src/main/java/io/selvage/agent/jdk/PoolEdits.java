package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.Code.start;

import java.util.List;
import java.util.Set;

/** Executors and futures: the pools they share, the numbers they give, the tasks they drive. */
final class PoolEdits {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String POOL = "Ljava/util/concurrent/ForkJoinPool;";
    private static final String EXECUTOR = "Ljava/util/concurrent/Executor;";
    private static final String DELAYER = "Ljava/util/concurrent/ScheduledThreadPoolExecutor;";

    /** For all of {@code java.util.concurrent}. {@code ASYNC_POOL} changed its type between releases. */
    static List<InsnEdit> shared(int release) {
        String pool = release < 25 ? EXECUTOR : POOL;
        String hooks = release < 25 ? "JdkHooks" : "WorldHooks";
        return List.of(
                new ReadFilter(
                        CONCURRENT + "ForkJoinPool",
                        "common",
                        start().hook("WorldHooks", "commonPool", "(" + POOL + ")" + POOL)),
                new ReadFilter(
                        CONCURRENT + "CompletableFuture",
                        "ASYNC_POOL",
                        start().hook(hooks, "commonPool", "(" + pool + ")" + pool)),
                new ReadFilter(
                        CONCURRENT + "SubmissionPublisher",
                        "ASYNC_POOL",
                        start().hook("JdkHooks", "commonPool", "(" + EXECUTOR + ")" + EXECUTOR)),
                new ReadFilter(
                        CONCURRENT + "CompletableFuture$Delayer",
                        "delayer",
                        start().hook("JdkHooks", "delayer", "(" + DELAYER + ")" + DELAYER)));
    }

    static final List<Edit> POOL_IDS = List.of(new HeadHook(
            "getAndAddPoolIds(I)I",
            start().push("forkjoin").hook("WorldHooks", "next", "(Ljava/lang/String;)J"),
            Answer.LONG_AS_INT));

    static final List<InsnEdit> POOL_NUMBERS = List.of(new Within("<init>", numbered("pool", 1)));

    static final List<InsnEdit> TIMER_NUMBERS = List.of(numbered("timer", 0));

    static final List<Edit> DRIVERS = List.of(DriverHook.step(Set.of()));

    static final List<Edit> FUTURE_TASK =
            List.of(DriverHook.step(Set.of("set", "setException", "cancel", "run", "runAndReset")));

    static final List<Edit> COMPLETABLE_FUTURE = List.of(
            new CompletionHook(),
            DriverHook.step(
                    Set.of("internalComplete", "completeNull", "completeValue", "completeThrowable", "completeRelay")));

    /** A worker's own lock tells whether it is idle. */
    static final List<Edit> WORKER = List.of(
            InsideHook.itself(Set.of("tryAcquire", "tryRelease", "isHeldExclusively", "interruptIfStarted")),
            DriverHook.inside(Set.of()));

    /** Whatever a worker does between two tasks is one operation on its pool, unless it blocks. */
    static final List<Edit> THREAD_POOL = List.of(DriverHook.inside(Set.of("getTask", "processWorkerExit")));

    /** Whoever waits for the end looks at a field that the last task has written. */
    static final List<Edit> THREAD_PER_TASK =
            List.of(DriverHook.step(Set.of("taskComplete")), InsideHook.itself(Set.of("awaitTermination")));

    static final List<Edit> FORK_JOIN_POOL = List.of(InsideHook.forkJoin(name -> true), DriverHook.inside(Set.of()));

    static final List<Edit> FORK_JOIN_TASK = List.of(
            InsideHook.forkJoin(
                    Set.of("setDone", "trySetCancelled", "trySetThrown", "trySetException", "signalWaiters")::contains),
            InsideHook.itself(),
            DriverHook.inside(Set.of()));

    private static final List<String> DRIVING =
            List.of("ScheduledThreadPoolExecutor", "ExecutorCompletionService", "AbstractExecutorService", "Executors");

    private PoolEdits() {}

    /** Edits for a class of {@code java.util.concurrent} that drives tasks; nested ones are like their outermost. */
    static List<Edit> driving(String name) {
        String simple = name.substring(CONCURRENT.length());
        int dollar = simple.indexOf('$');
        String outermost = dollar < 0 ? simple : simple.substring(0, dollar);
        return switch (outermost) {
            case "FutureTask" -> FUTURE_TASK;
            case "CompletableFuture" -> COMPLETABLE_FUTURE;
            case "ThreadPoolExecutor" -> simple.endsWith("$Worker") ? WORKER : THREAD_POOL;
            case "ThreadPerTaskExecutor" -> THREAD_PER_TASK;
            case "ForkJoinPool", "DelayScheduler", "ForkJoinWorkerThread" -> FORK_JOIN_POOL;
            case "ForkJoinTask", "CountedCompleter" -> FORK_JOIN_TASK;
            default -> DRIVING.contains(outermost) ? DRIVERS : List.of();
        };
    }

    private static InsnEdit numbered(String series, int first) {
        return CallSwap.instead(
                CONCURRENT + "atomic/AtomicInteger",
                "getAndIncrement()I",
                start().push(series)
                        .push(first)
                        .hook(
                                "JdkHooks",
                                "number",
                                "(Ljava/util/concurrent/atomic/AtomicInteger;Ljava/lang/String;I)I"));
    }
}
