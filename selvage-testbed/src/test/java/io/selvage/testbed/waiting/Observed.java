package io.selvage.testbed.waiting;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The classes whose waiting is no event: one thread waits for an object while another one asks it something. */
enum Observed {
    REENTRANT(ReentrantLock.class) {
        @Override
        Waiting make() {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            return new Waiting(lock, lock::lock, lock::unlock);
        }
    },
    WRITE(ReentrantReadWriteLock.class) {
        @Override
        Waiting make() {
            ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
            lock.writeLock().lock();
            return new Waiting(
                    lock, () -> lock.writeLock().lock(), () -> lock.writeLock().unlock());
        }
    },
    STAMPED(StampedLock.class) {
        @Override
        Waiting make() {
            StampedLock lock = new StampedLock();
            long stamp = lock.writeLock();
            return new Waiting(lock, lock::writeLock, () -> lock.unlockWrite(stamp));
        }
    },
    SEMAPHORE(Semaphore.class) {
        @Override
        Waiting make() {
            Semaphore semaphore = new Semaphore(0);
            return new Waiting(semaphore, semaphore::acquire, semaphore::release);
        }
    },
    LATCH(CountDownLatch.class) {
        @Override
        Waiting make() {
            CountDownLatch latch = new CountDownLatch(1);
            return new Waiting(latch, latch::await, latch::countDown);
        }
    },
    TASK(FutureTask.class) {
        @Override
        Waiting make() {
            FutureTask<Integer> task = new FutureTask<>(() -> 1);
            return new Waiting(task, task::get, task::run);
        }
    },
    PROMISE(CompletableFuture.class) {
        @Override
        Waiting make() {
            CompletableFuture<Integer> promise = new CompletableFuture<>();
            return new Waiting(promise, promise::get, () -> promise.complete(1));
        }
    },
    LINKED_QUEUE(LinkedBlockingQueue.class) {
        @Override
        Waiting make() {
            return taken(new LinkedBlockingQueue<>());
        }
    },
    ARRAY_QUEUE(ArrayBlockingQueue.class) {
        @Override
        Waiting make() {
            return taken(new ArrayBlockingQueue<>(1));
        }
    },
    DEQUE(LinkedBlockingDeque.class) {
        @Override
        Waiting make() {
            return taken(new LinkedBlockingDeque<>());
        }
    },
    TRANSFER_QUEUE(LinkedTransferQueue.class) {
        @Override
        Waiting make() {
            return taken(new LinkedTransferQueue<>());
        }
    },
    SYNCHRONOUS_QUEUE(SynchronousQueue.class) {
        @Override
        Waiting make() {
            return taken(new SynchronousQueue<>());
        }
    },
    PRIORITY_QUEUE(PriorityBlockingQueue.class) {
        @Override
        Waiting make() {
            return taken(new PriorityBlockingQueue<>());
        }
    };

    private static final Set<String> OF_MONITORS = Set.of("wait", "notify", "notifyAll", "getClass");

    /** Something to run that may throw. */
    interface Action {
        void run() throws Exception;
    }

    /** @param call waits for {@code object} until {@code release} */
    record Waiting(Object object, Action call, Action release) {}

    private final Class<?> type;

    Observed(Class<?> type) {
        this.type = type;
    }

    /** Transfer queues before JDK 21 go round for ever if each of their steps is one: there is nothing to compare. */
    static List<Observed> ofThisJdk() {
        return Arrays.stream(values())
                .filter(observed ->
                        observed != TRANSFER_QUEUE || Runtime.version().feature() >= 21)
                .toList();
    }

    abstract Waiting make();

    private static Waiting taken(BlockingQueue<Integer> queue) {
        return new Waiting(queue, queue::take, () -> queue.put(1));
    }

    /** Public methods without arguments, of whatever JDK this is. */
    List<Method> questions() {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !OF_MONITORS.contains(method.getName()) && !method.isBridge())
                .sorted(Comparator.comparing(Method::getName))
                .toList();
    }

    /** Prints what {@code question} answers while another thread may wait. */
    Runnable program(Method question) {
        return () -> {
            Waiting waiting = make();
            Thread waiter = new Thread(() -> ignoring(waiting.call));
            waiter.start();
            System.out.println(answer(question, waiting.object));
            ignoring(waiting.release);
        };
    }

    private static Object answer(Method question, Object object) {
        try {
            Object answer = question.invoke(object);
            boolean isValue = answer instanceof Number || answer instanceof Boolean || answer instanceof Enum<?>;
            return isValue ? answer : answer instanceof String text ? text.replaceAll("@\\w+", "") : answer == null;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause().getClass().getSimpleName();
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void ignoring(Action action) {
        try {
            action.run();
        } catch (Exception asExpected) {
            // What was asked may have changed who can do what.
        }
    }
}
