package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.CallReplacement;
import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.CompletionHook;
import io.selvage.agent.jdk.edit.EditWithinMethod;
import io.selvage.agent.jdk.edit.FieldReadFilter;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.agent.jdk.edit.InternalAccessHook;
import io.selvage.agent.jdk.edit.ObserverHook;
import io.selvage.agent.jdk.edit.TaskDriverHook;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.WorldHooks;
import io.selvage.hooks.executors.ForkJoinHooks;
import io.selvage.hooks.executors.ThreadPoolHooks;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Executors and futures: the pools they share, the numbers they give, the tasks they drive. */
final class PoolEdits {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String POOL = "Ljava/util/concurrent/ForkJoinPool;";
    private static final String EXECUTOR = "Ljava/util/concurrent/Executor;";
    private static final String DELAYER = "Ljava/util/concurrent/ScheduledThreadPoolExecutor;";

    /** For all of {@code java.util.concurrent}. {@code ASYNC_POOL} changed its type between releases. */
    static List<InstructionEdit> shared(int release) {
        String pool = release < 25 ? EXECUTOR : POOL;
        Class<?> hooks = release < 25 ? JdkHooks.class : WorldHooks.class;
        return List.of(
                new FieldReadFilter(
                        CONCURRENT + "ForkJoinPool",
                        "common",
                        start().hook(WorldHooks.class, "commonPool", "(" + POOL + ")" + POOL)),
                new FieldReadFilter(
                        CONCURRENT + "CompletableFuture",
                        "ASYNC_POOL",
                        start().hook(hooks, "commonPool", "(" + pool + ")" + pool)),
                new FieldReadFilter(
                        CONCURRENT + "SubmissionPublisher",
                        "ASYNC_POOL",
                        start().hook(JdkHooks.class, "commonPool", "(" + EXECUTOR + ")" + EXECUTOR)),
                new FieldReadFilter(
                        CONCURRENT + "CompletableFuture$Delayer",
                        "delayer",
                        start().hook(JdkHooks.class, "delayer", "(" + DELAYER + ")" + DELAYER)),
                new FieldReadFilter(
                        CONCURRENT + "LinkedTransferQueue$DualNode",
                        "isUniprocessor",
                        start().hook(JdkHooks.class, "uniprocessor", "(Z)Z")));
    }

    static final List<ClassEdit> POOL_IDS = List.of(new HeadHook(
            "getAndAddPoolIds(I)I",
            start().push("forkjoin").hook(WorldHooks.class, "nextNumber", "(Ljava/lang/String;)J"),
            HookAnswer.LONG_AS_INT));

    static final List<InstructionEdit> POOL_NUMBERS = List.of(new EditWithinMethod("<init>", numbered("pool", 1)));

    static final List<InstructionEdit> TIMER_NUMBERS = List.of(numbered("timer", 0));

    static final List<ClassEdit> DRIVERS = List.of(TaskDriverHook.step(Set.of()));

    static final List<ClassEdit> FUTURE_TASK =
            List.of(TaskDriverHook.step(Set.of("set", "setException", "cancel", "run", "runAndReset")));

    static final List<ClassEdit> COMPLETABLE_FUTURE = List.of(
            new CompletionHook(),
            TaskDriverHook.step(
                    Set.of("internalComplete", "completeNull", "completeValue", "completeThrowable", "completeRelay")));

    /** A worker's own lock shows whether it is idle. */
    static final List<ClassEdit> WORKER = List.of(
            InternalAccessHook.worker(Set.of("tryAcquire", "tryRelease", "isHeldExclusively", "interruptIfStarted")),
            TaskDriverHook.inside(Set.of()));

    private static final String SERVICE = "Ljava/util/concurrent/ExecutorService;";

    private static final ClassEdit AWAIT_TERMINATION =
            termination("awaitTermination(JLjava/util/concurrent/TimeUnit;)Z", "awaitTermination");

    /** Whatever a worker does between two tasks is one operation on its pool, unless it blocks. */
    static final List<ClassEdit> THREAD_POOL = List.of(
            TaskDriverHook.insidePool(Set.of("getTask", "processWorkerExit")),
            AWAIT_TERMINATION,
            termination("isTerminated()Z", "askForTermination"),
            termination("isTerminating()Z", "askForTermination"));

    /** A pool wakes idle workers by interrupting them. */
    static final List<InstructionEdit> IDLE_WORKERS = List.of(new EditWithinMethod(
            "interruptIdleWorkers",
            CallReplacement.instead(
                    "java/lang/Thread",
                    "isInterrupted()Z",
                    start().self()
                            .hook(ThreadPoolHooks.class, "isInterrupted", "(Ljava/lang/Thread;" + SERVICE + ")Z"))));

    /** With the last thing that it does, a thread leaves its executor. */
    static final List<ClassEdit> THREAD_PER_TASK = List.of(
            TaskDriverHook.insidePool(Set.of("taskComplete")),
            AWAIT_TERMINATION,
            termination("isTerminated()Z", "askForTermination"));

    /** A subtask looks whether its scope was cancelled and else tells it how it ended: one operation on the scope. */
    static final List<ClassEdit> SCOPE = List.of(
            InternalAccessHook.itself(Set.of("onComplete", "cancel")), TaskDriverHook.inside(Set.of("isCancelled")));

    /** The result of a subtask is there once its scope was told. */
    static final List<ClassEdit> SUBTASK = List.of(InternalAccessHook.reads(
            CONCURRENT + "StructuredTaskScopeImpl$SubtaskImpl",
            "scope",
            "Ljava/util/concurrent/StructuredTaskScopeImpl;",
            Set.of("state", "get", "exception")));

    static final List<ClassEdit> FORK_JOIN_POOL =
            List.of(InternalAccessHook.forkJoin(name -> true), TaskDriverHook.inside(Set.of()));

    static final List<ClassEdit> FORK_JOIN_TASK = List.of(
            InternalAccessHook.forkJoin(
                    Set.of("setDone", "trySetCancelled", "trySetThrown", "trySetException", "signalWaiters")::contains),
            InternalAccessHook.itself(),
            TaskDriverHook.inside(Set.of()));

    private static final CodeSnippet COUNT_PART =
            start().self().hook(ForkJoinHooks.class, "countPart", "(Ljava/util/concurrent/CountedCompleter;)V");

    /** The same, and whatever changes how many parts of a task are not done yet. */
    static final List<ClassEdit> COUNTED_COMPLETER = Stream.concat(
                    FORK_JOIN_TASK.stream(),
                    Stream.of(
                                    "tryComplete()V",
                                    "propagateCompletion()V",
                                    "complete(Ljava/lang/Object;)V",
                                    "addToPendingCount(I)V",
                                    "setPendingCount(I)V",
                                    "compareAndSetPendingCount(II)Z",
                                    "decrementPendingCountUnlessZero()I",
                                    "quietlyCompleteRoot()V")
                            .map(method -> new HeadHook(method, COUNT_PART, HookAnswer.NONE)))
            .toList();

    private static final String TASK = "Ljava/util/concurrent/ForkJoinTask;";

    /** Where tasks come into a pool, and what can tell how it works inside. */
    static List<ClassEdit> forkJoinPool(int release) {
        String submit = release < 19 ? "externalSubmit(" + TASK + ")" : "poolSubmit(Z" + TASK + ")";
        int task = release < 19 ? 1 : 2;
        CodeSnippet hook =
                start().self().load(TASK, task).hook(ForkJoinHooks.class, "submit", "(" + POOL + TASK + ")" + TASK);
        return List.of(
                new HeadHook(submit + TASK, hook, HookAnswer.REFERENCE),
                waitingForEnd("awaitTermination"),
                waitingForEnd("awaitQuiescence"),
                asking("isTerminated"),
                asking("isTerminating"),
                asking("isQuiescent"),
                new HeadHook(
                        "poolIsStopping(" + POOL + ")Z",
                        start().load(POOL, 0).hook(ForkJoinHooks.class, "isStopping", "(" + POOL + ")I"),
                        HookAnswer.INT),
                new HeadHook(
                        "close()V",
                        start().self().hook(ForkJoinHooks.class, "close", "(" + POOL + ")V"),
                        HookAnswer.NONE),
                new ObserverHook(POOL_METHODS));
    }

    private static ClassEdit waitingForEnd(String method) {
        String unit = "Ljava/util/concurrent/TimeUnit;";
        CodeSnippet hook = start().self()
                .load("J", 1)
                .load(unit, 3)
                .hook(ForkJoinHooks.class, method, "(" + POOL + "J" + unit + ")I");
        return new HeadHook(method + "(J" + unit + ")Z", hook, HookAnswer.INT);
    }

    private static ClassEdit asking(String method) {
        return new HeadHook(
                method + "()Z", start().self().hook(ForkJoinHooks.class, method, "(" + POOL + ")I"), HookAnswer.INT);
    }

    /** Where tasks are forked and waited for. */
    static List<ClassEdit> forkJoinTask(int release) {
        boolean old = release < 19;
        CodeSnippet fork = start().self().hook(ForkJoinHooks.class, "fork", "(" + TASK + ")" + TASK);
        CodeSnippet await =
                start().self().load("Z", old ? 3 : 1).hook(ForkJoinHooks.class, "await", "(" + TASK + "Z)V");
        return List.of(
                new HeadHook("fork()" + TASK, fork, HookAnswer.REFERENCE),
                new HeadHook(old ? "awaitDone(" + POOL + "ZZZJ)I" : "awaitDone(ZJ)I", await, HookAnswer.NONE),
                new ObserverHook(TASK_METHODS));
    }

    /** Public methods of a fork-join pool that tell nothing of how it works inside. */
    private static final Set<String> POOL_METHODS = Set.of(
            "execute",
            "submit",
            "externalSubmit",
            "invoke",
            "invokeAll",
            "commonPool",
            "shutdown",
            "isShutdown",
            "awaitTermination",
            "awaitQuiescence",
            "isTerminated",
            "isTerminating",
            "isQuiescent",
            "close",
            "getParallelism",
            "getCommonPoolParallelism",
            "getFactory",
            "getUncaughtExceptionHandler",
            "getAsyncMode",
            "managedBlock");

    /** The same for its tasks. */
    private static final Set<String> TASK_METHODS = Set.of(
            "fork",
            "join",
            "get",
            "invoke",
            "invokeAll",
            "isDone",
            "isCancelled",
            "isCompletedNormally",
            "isCompletedAbnormally",
            "getException",
            "getRawResult",
            "complete",
            "completeExceptionally",
            "quietlyJoin",
            "quietlyInvoke",
            "quietlyComplete",
            "cancel",
            "reinitialize",
            "resultNow",
            "exceptionNow",
            "state",
            "adapt",
            "adaptInterruptible",
            "getPool",
            "inForkJoinPool",
            "getForkJoinTaskTag",
            "setForkJoinTaskTag",
            "compareAndSetForkJoinTaskTag");

    private static final List<String> DRIVING =
            List.of("ScheduledThreadPoolExecutor", "ExecutorCompletionService", "AbstractExecutorService", "Executors");

    /** A queue like others, which the code of a pool calls. */
    private static final String DELAYED_TASKS = "ScheduledThreadPoolExecutor$DelayedWorkQueue";

    private PoolEdits() {}

    /** Edits for a class of {@code java.util.concurrent} that drives tasks; nested ones are like their outermost. */
    static List<ClassEdit> driving(String name) {
        String simple = name.substring(CONCURRENT.length());
        int dollar = simple.indexOf('$');
        String outermost = dollar < 0 ? simple : simple.substring(0, dollar);
        return switch (outermost) {
            case "FutureTask" -> FUTURE_TASK;
            case "CompletableFuture" -> COMPLETABLE_FUTURE;
            case "ThreadPoolExecutor" -> simple.endsWith("$Worker") ? WORKER : THREAD_POOL;
            case "ThreadPerTaskExecutor" -> THREAD_PER_TASK;
            case "StructuredTaskScopeImpl" -> simple.endsWith("$SubtaskImpl") ? SUBTASK : SCOPE;
            case "ForkJoinPool", "DelayScheduler", "ForkJoinWorkerThread" -> FORK_JOIN_POOL;
            case "ForkJoinTask" -> FORK_JOIN_TASK;
            case "CountedCompleter" -> COUNTED_COMPLETER;
            default -> DRIVING.contains(outermost) && !simple.startsWith(DELAYED_TASKS) ? DRIVERS : List.of();
        };
    }

    private static ClassEdit termination(String method, String hook) {
        return new HeadHook(
                method, start().self().hook(ThreadPoolHooks.class, hook, "(" + SERVICE + ")V"), HookAnswer.NONE);
    }

    private static InstructionEdit numbered(String series, int first) {
        return CallReplacement.instead(
                CONCURRENT + "atomic/AtomicInteger",
                "getAndIncrement()I",
                start().push(series)
                        .push(first)
                        .hook(
                                JdkHooks.class,
                                "number",
                                "(Ljava/util/concurrent/atomic/AtomicInteger;Ljava/lang/String;I)I"));
    }
}
