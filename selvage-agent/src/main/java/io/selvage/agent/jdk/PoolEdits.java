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

    static final List<Edit> DRIVERS = List.of(new DriverHook(Set.of()));

    static final List<Edit> FUTURE_TASK =
            List.of(new DriverHook(Set.of("set", "setException", "cancel", "run", "runAndReset")));

    static final List<Edit> COMPLETABLE_FUTURE = List.of(
            new CompletionHook(),
            new DriverHook(
                    Set.of("internalComplete", "completeNull", "completeValue", "completeThrowable", "completeRelay")));

    /** A worker's own lock tells whether it is idle. */
    private static final Edit WORKER =
            InsideHook.itself(Set.of("tryAcquire", "tryRelease", "isHeldExclusively", "interruptIfStarted"));

    private static final Set<String> ENDS_OF_TASKS =
            Set.of("setDone", "trySetCancelled", "trySetThrown", "trySetException", "signalWaiters");

    private static final List<String> DRIVING = List.of(
            "ThreadPoolExecutor",
            "ScheduledThreadPoolExecutor",
            "ForkJoinPool",
            "ForkJoinTask",
            "ForkJoinWorkerThread",
            "DelayScheduler",
            "ExecutorCompletionService",
            "AbstractExecutorService",
            "Executors",
            "ThreadPerTaskExecutor");

    private PoolEdits() {}

    /** Edits for a class of {@code java.util.concurrent} that drives tasks; nested ones are like their outermost. */
    static List<Edit> driving(String name) {
        String simple = name.substring(CONCURRENT.length());
        int dollar = simple.indexOf('$');
        String outermost = dollar < 0 ? simple : simple.substring(0, dollar);
        return switch (outermost) {
            case "FutureTask" -> FUTURE_TASK;
            case "CompletableFuture" -> COMPLETABLE_FUTURE;
            case "ThreadPoolExecutor" -> simple.endsWith("$Worker") ? List.of(WORKER, DRIVERS.get(0)) : DRIVERS;
            case "ForkJoinPool", "DelayScheduler" -> List.of(InsideHook.forkJoin(), DRIVERS.get(0));
            case "ForkJoinTask", "CountedCompleter" ->
                List.of(InsideHook.forkJoin(ENDS_OF_TASKS::contains), InsideHook.itself(), DRIVERS.get(0));
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
