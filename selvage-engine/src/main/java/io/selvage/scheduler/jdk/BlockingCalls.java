package io.selvage.scheduler.jdk;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.Guard;
import io.selvage.sync.Resumption;
import io.selvage.sync.Waitable;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Which calls on objects of {@code java.util.concurrent} wait, and for what. */
public final class BlockingCalls extends ClassValue<BlockingClass> {
    private BlockingMethod[] methods = new BlockingMethod[1024];
    /** By site, the class whose method was last found not to tell who waits. */
    private BlockingClass[] blind = new BlockingClass[1024];

    /** Looks the classes of the JDK up before a program runs. */
    public BlockingCalls() {
        get(Object.class);
        TaskWorker.prepare();
    }

    @Override
    protected BlockingClass computeValue(Class<?> type) {
        return BlockingClasses.of(type);
    }

    /** The state that calls on {@code root} can wait for; null if there is none. */
    public Waitable waitable(Object root) {
        return get(root.getClass());
    }

    /**
     * When the call at {@code site} is enabled.
     *
     * @param root what stands for {@code receiver}: of a view its owner
     */
    public int guard(Object thread, Object receiver, Object root, int site, WaitArguments arguments) {
        BlockingMethod method = method(site);
        return method == BlockingMethod.OTHER || helps(thread) || !method.isKnown(arguments)
                ? Guard.NONE
                : get(root.getClass()).guard(method, receiver, root, arguments.amount());
    }

    /** A worker of a fork-join pool runs other tasks while it waits. */
    private static boolean helps(Object thread) {
        return thread instanceof ForkJoinWorkerThread && !(thread instanceof TaskWorker);
    }

    /** When a thread that has parked inside of the call at {@code site}, to wait for others, can go on. */
    public int guardInside(Object thread, Object receiver, Object root, int site) {
        if (helps(thread)) {
            return Guard.NONE;
        }
        if (receiver instanceof Condition) {
            return Guard.isZero();
        }
        return method(site) == BlockingMethod.CLOSE && ThreadPools.isOne(root)
                ? ThreadPools.isTerminated()
                : Guard.NONE;
    }

    /** What those do who have parked inside of the call at {@code site}, when they are unparked. */
    public Resumption resumption(Object root, int site) {
        String member = Sites.get(site).member();
        return get(root.getClass()).resumption(member.substring(member.lastIndexOf('.') + 1));
    }

    /** Whether the call at {@code site} may tell who waits for {@code root}, which is {@link #waitable}. */
    public boolean tellsWhoWaits(Object receiver, Object root, int site) {
        BlockingClass type = get(root.getClass());
        if (site < blind.length && blind[site] == type) {
            return false;
        }
        String member = Sites.get(site).member();
        String method = member.substring(member.lastIndexOf('.') + 1);
        if ((Sites.get(site).flags() & Site.ARGUMENTS) != 0 && type.tellsWithArguments(method)) {
            return true;
        }
        if (type.tellsWhoWaits(method)) {
            return type.tellsWhoWaits(receiver.getClass().getSimpleName() + "." + method);
        }
        blind = fit(blind, site);
        blind[site] = type;
        return false;
    }

    /** What to call the waiting for {@code root}, which is {@link #waitable}, among the points of a search. */
    public String observedName(Object root) {
        return get(root.getClass()).observedName(root);
    }

    /** Whether {@code root} is a pool whose tasks may be done by other workers if waiting is no event. */
    public boolean hasVaryingWorkers(Object root) {
        return root instanceof ThreadPoolExecutor pool && ThreadPools.hasVaryingWorkers(pool);
    }

    /** Whether the call at {@code site} only returns what never changes. */
    public boolean isConstant(Object receiver, int site) {
        return switch (method(site)) {
            case WRITE_LOCK, READ_LOCK -> receiver.getClass() == ReentrantReadWriteLock.class;
            case ITSELF -> receiver.getClass() == CompletableFuture.class;
            default -> false;
        };
    }

    /** Whether nobody can tell how {@code pool} works inside. */
    public boolean isOpaque(Object pool) {
        return ThreadPools.isOpaque(pool);
    }

    /** Whether the last worker that leaves {@code pool} runs code of the program, with the pool's lock held. */
    public boolean endsByProgram(Object pool) {
        return ThreadPools.endsByProgram(pool);
    }

    /** The pool that {@code worker}, an object that the JDK's code keeps of one of its threads, works for. */
    public Object poolOf(Object worker) {
        return ThreadPools.poolOf(worker);
    }

    /** The threads of {@code pool} that have not left it yet, in no order. */
    public List<Thread> workers(Object pool) {
        return ThreadPools.workers(pool);
    }

    /** Whether {@code pool} has terminated. */
    public boolean isTerminated(Object pool) {
        return Guard.allows(ThreadPools.isTerminated(), get(pool.getClass()).level(pool));
    }

    /** When those who wait for the end of a pool can go on. */
    public int isTerminated() {
        return Guard.interruptible(ThreadPools.isTerminated());
    }

    /** Whether the code at {@code site} begins to run a future task. */
    public boolean beginsTask(Object task, int site) {
        return task instanceof FutureTask && method(site) == BlockingMethod.RUN;
    }

    /** Whether the call at {@code site} shuts a pool down that runs, and lets its tasks go on. */
    public boolean shutsDown(int site, Object pool) {
        return method(site) == BlockingMethod.SHUTDOWN || closes(site) && !((ExecutorService) pool).isShutdown();
    }

    /** Whether the call at {@code site} gives tasks to an executor that makes a thread for each: they do not meet. */
    public boolean isOwnThread(Object executor, int site) {
        return executor.getClass() == ThreadPools.PER_TASK && method(site) == BlockingMethod.SUBMIT;
    }

    /** Whether the call at {@code site} shuts a pool down. */
    public boolean endsPool(int site) {
        return method(site).endsPool();
    }

    /** Whether the call at {@code site} shuts a pool down and waits for its end. */
    public boolean closes(int site) {
        return method(site) == BlockingMethod.CLOSE;
    }

    /** Whether the code at {@code site} lets a worker leave its pool. */
    public boolean isExit(int site) {
        return method(site) == BlockingMethod.EXIT;
    }

    private BlockingMethod method(int site) {
        methods = fit(methods, site);
        if (methods[site] == null) {
            methods[site] = BlockingMethod.of(Sites.get(site));
        }
        return methods[site];
    }

    private static <T> T[] fit(T[] array, int index) {
        return index < array.length ? array : Arrays.copyOf(array, Math.max(index + 1, array.length * 2));
    }
}
