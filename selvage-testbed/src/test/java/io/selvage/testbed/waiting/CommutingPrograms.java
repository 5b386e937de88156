package io.selvage.testbed.waiting;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;

/** Programs whose threads work on parts of common objects. */
final class CommutingPrograms {
    private CommutingPrograms() {}

    /** What a thread does. */
    private interface Part {
        void run() throws InterruptedException;
    }

    /** Runs threads that are numbered from 0, and prints {@code results} in the end. */
    private static void run(int threads, IntFunction<Part> bodies, Object... results) {
        Together.run(threads, number -> {
            try {
                bodies.apply(number).run();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        System.out.println(Arrays.toString(results));
    }

    static void ownKeys() {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        run(
                3,
                i -> () -> {
                    map.put("key" + i, i);
                    map.merge("key" + i, 1, Integer::sum);
                    map.computeIfAbsent("other" + i, key -> 5);
                },
                map);
    }

    static void ownKeysInOrder() {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        run(
                3,
                i -> () -> {
                    map.put(i, i);
                    map.remove(i + 10);
                    map.putIfAbsent(i, 7);
                },
                map);
    }

    /** Whoever comes first puts the key there; the others find it. */
    static void commonKey() {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        run(4, i -> () -> map.computeIfAbsent("key", key -> i), map);
    }

    static void statistics() {
        AtomicInteger count = new AtomicInteger();
        LongAdder sum = new LongAdder();
        run(
                4,
                i -> () -> {
                    count.incrementAndGet();
                    sum.add(i);
                    count.getAndAdd(2);
                },
                count,
                sum);
    }

    /** Numbers handed out. */
    static void tickets() {
        AtomicInteger next = new AtomicInteger();
        ConcurrentHashMap<Integer, Integer> tickets = new ConcurrentHashMap<>();
        run(4, i -> () -> tickets.put(i, next.getAndIncrement()), tickets);
    }

    static void ownElements() {
        AtomicIntegerArray numbers = new AtomicIntegerArray(4);
        run(
                3,
                i -> () -> {
                    numbers.set(i, numbers.get(i) + 1);
                    numbers.incrementAndGet(3);
                },
                numbers);
    }

    /** The queue is never full, and the consumer gets the items in the order of the producer. */
    static void producerAndConsumer() {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(10);
        StringBuffer seen = new StringBuffer();
        run(
                2,
                i -> i == 0
                        ? () -> {
                            for (int item = 0; item < 4; item++) {
                                queue.put(item);
                            }
                        }
                        : () -> {
                            for (int item = 0; item < 4; item++) {
                                seen.append(queue.take());
                            }
                        },
                seen);
    }

    /** Which item is which depends on the order of producers, and who gets it on that of consumers. */
    static void twoProducersAndTwoConsumers() {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        ConcurrentHashMap<Integer, Integer> taken = new ConcurrentHashMap<>();
        run(
                4,
                i -> i < 2
                        ? () -> {
                            queue.put(i);
                            queue.put(10 + i);
                        }
                        : () -> taken.put(i, queue.take() * 100 + queue.take()),
                taken);
    }

    static void listeners() {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        LongAdder called = new LongAdder();
        run(
                3,
                i -> () -> {
                    for (int listener : list) {
                        called.add(listener);
                    }
                },
                called);
    }

    static void enoughPermits() {
        Semaphore permits = new Semaphore(3);
        run(
                3,
                i -> () -> {
                    permits.acquire();
                    permits.release();
                },
                permits);
    }

    static void countedDown() {
        CountDownLatch latch = new CountDownLatch(3);
        AtomicIntegerArray numbers = new AtomicIntegerArray(3);
        run(
                5,
                i -> i < 3
                        ? () -> {
                            numbers.set(i, i);
                            latch.countDown();
                        }
                        : latch::await,
                numbers);
    }
}
