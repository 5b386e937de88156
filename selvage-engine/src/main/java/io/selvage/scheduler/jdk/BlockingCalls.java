package io.selvage.scheduler.jdk;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.Guard;
import io.selvage.sync.Waitable;
import java.util.Arrays;
import java.util.concurrent.ForkJoinWorkerThread;
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
        return method(site) == BlockingMethod.CLOSE && root instanceof ThreadPoolExecutor
                ? ThreadPools.isTerminated()
                : Guard.NONE;
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
        BlockingMethod method = method(site);
        return receiver.getClass() == ReentrantReadWriteLock.class
                && (method == BlockingMethod.WRITE_LOCK || method == BlockingMethod.READ_LOCK);
    }

    /** Whether the call at {@code site} shuts a thread pool down. */
    public boolean endsPool(int site) {
        return method(site).endsPool();
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
