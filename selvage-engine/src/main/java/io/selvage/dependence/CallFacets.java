package io.selvage.dependence;

import java.util.HashMap;
import java.util.Map;

/**
 * What the calls of the concurrent classes of the JDK depend on: one table for each class, by method. Two calls depend
 * on each other only if the result of a call, of one of the two or of a later one, can tell their order. A method that
 * no table names accesses the whole object.
 *
 * <ul>
 *   <li><em>Maps and sets</em>: what a call on a key answers and changes is what belongs to that key. Calls on keys
 *       that are not equal commute; sizes, iterators, views and bulk operations look at the whole. That an absent key
 *       is removed, or a present one is put if absent, changes nothing. Code of the program that a call runs ({@code
 *       compute}) has accesses of its own.
 *   <li><em>Queues and deques</em>: an element is added at one end and taken at one. What a call at the first end
 *       answers depends on what others do there, and on who adds to an empty queue or takes from a full one at the
 *       other end. All these meet in one slot of the ring that {@link FootprintRules} describes. Whether a queue is
 *       empty is what {@code peek} tells. Queues that order their elements by priority or delay are not among them.
 *       Of those in which threads hand over elements to each other, only calls are that wait for no taker.
 *   <li><em>Numbers</em>: additions commute, if nobody sees the sums in between: the method returns nothing, or the
 *       program drops what it returns. Sums of floating-point numbers depend on the order of additions, and functions
 *       of the program may depend on anything, so these are not among them.
 *   <li><em>Arrays</em>: elements are separate.
 *   <li><em>Latches</em>: to count down commutes, as long as there is something to count. Who waits for zero, or asks
 *       for the count, sees it.
 *   <li><em>Semaphores</em>: to acquire and to release a permit commute, as long as there are so many permits that all
 *       who acquire one get it, even if nobody gives one back. Fair semaphores, and calls about several permits, are
 *       not among them.
 * </ul>
 */
public final class CallFacets {
    private static final String CONCURRENT = "java.util.concurrent.";
    private static final String ATOMIC = CONCURRENT + "atomic.";
    /** Behind the name of a method without arguments, where those with arguments do something else. */
    public static final String BARE = "()";

    /** Behind the name of a method with a time limit. */
    public static final String TIMED = "(time)";

    /** Behind the name of a method whose result is dropped. */
    public static final String DROPPED = "!";

    private static final Map<String, Map<String, CallFacet>> TABLES = new HashMap<>();

    static {
        Map<String, CallFacet> map = table(
                CallFacet.LOOK_UP_KEY, "get containsKey getOrDefault",
                CallFacet.CHANGE_KEY, "put compute merge",
                CallFacet.ADD_KEY, "putIfAbsent computeIfAbsent",
                CallFacet.REPLACE_KEY, "remove replace computeIfPresent");
        Map<String, CallFacet> set =
                table(CallFacet.LOOK_UP_KEY, "contains", CallFacet.ADD_KEY, "add", CallFacet.REPLACE_KEY, "remove");
        TABLES.put(CONCURRENT + "ConcurrentHashMap", map);
        TABLES.put(CONCURRENT + "ConcurrentSkipListMap", map);
        TABLES.put(CONCURRENT + "ConcurrentHashMap$KeySetView", set);
        TABLES.put(CONCURRENT + "ConcurrentSkipListSet", set);

        Map<String, CallFacet> queue = table(
                CallFacet.LOOK_FIRST, "peek element isEmpty",
                CallFacet.TAKE_FIRST, "poll remove()",
                CallFacet.ADD_LAST, "add offer");
        Map<String, CallFacet> blocking = table(
                CallFacet.WAIT_TAKE_FIRST, "take poll(time)",
                CallFacet.WAIT_ADD_LAST, "put offer(time)");
        blocking.putAll(queue);
        Map<String, CallFacet> deque = table(
                CallFacet.LOOK_FIRST, "peekFirst getFirst",
                CallFacet.LOOK_LAST, "peekLast getLast",
                CallFacet.TAKE_FIRST, "pollFirst removeFirst pop",
                CallFacet.TAKE_LAST, "pollLast removeLast",
                CallFacet.ADD_FIRST, "addFirst offerFirst push",
                CallFacet.ADD_LAST, "addLast offerLast");
        deque.putAll(queue);
        Map<String, CallFacet> blockingDeque = table(
                CallFacet.WAIT_TAKE_FIRST, "takeFirst pollFirst(time)",
                CallFacet.WAIT_TAKE_LAST, "takeLast pollLast(time)",
                CallFacet.WAIT_ADD_FIRST, "putFirst offerFirst(time)",
                CallFacet.WAIT_ADD_LAST, "putLast offerLast(time)");
        blockingDeque.putAll(deque);
        blockingDeque.putAll(blocking);
        TABLES.put(CONCURRENT + "ConcurrentLinkedQueue", queue);
        TABLES.put(CONCURRENT + "ConcurrentLinkedDeque", deque);
        TABLES.put(CONCURRENT + "ArrayBlockingQueue", blocking);
        TABLES.put(CONCURRENT + "LinkedBlockingQueue", blocking);
        TABLES.put(CONCURRENT + "LinkedBlockingDeque", blockingDeque);
        Map<String, CallFacet> transfer =
                table(CallFacet.WAIT_TAKE_FIRST, "take poll(time)", CallFacet.ADD_LAST, "put");
        transfer.putAll(queue);
        TABLES.put(CONCURRENT + "LinkedTransferQueue", transfer);

        String additions = "incrementAndGet! getAndIncrement! decrementAndGet! getAndDecrement! addAndGet! getAndAdd!";
        Map<String, CallFacet> number = table(CallFacet.COUNT, additions);
        Map<String, CallFacet> references = table(
                CallFacet.ELEMENT,
                "get set lazySet getPlain setPlain getOpaque setOpaque getAcquire setRelease getAndSet compareAndSet"
                        + " compareAndExchange compareAndExchangeAcquire compareAndExchangeRelease weakCompareAndSet"
                        + " weakCompareAndSetPlain weakCompareAndSetVolatile weakCompareAndSetAcquire"
                        + " weakCompareAndSetRelease getAndUpdate updateAndGet getAndAccumulate accumulateAndGet");
        Map<String, CallFacet> numbers =
                table(CallFacet.COUNT_ELEMENT, additions, CallFacet.ELEMENT, additions.replace(DROPPED, ""));
        numbers.putAll(references);
        TABLES.put(
                CONCURRENT + "CountDownLatch",
                table(CallFacet.COUNT_DOWN, "countDown", CallFacet.AWAIT_ZERO, "await await(time)"));
        TABLES.put(
                CONCURRENT + "Semaphore",
                table(
                        CallFacet.ACQUIRE,
                        "acquire() acquireUninterruptibly() tryAcquire()",
                        CallFacet.RELEASE,
                        "release()"));
        TABLES.put(ATOMIC + "AtomicInteger", number);
        TABLES.put(ATOMIC + "AtomicLong", number);
        TABLES.put(ATOMIC + "LongAdder", table(CallFacet.COUNT, "add increment decrement"));
        TABLES.put(ATOMIC + "AtomicIntegerArray", numbers);
        TABLES.put(ATOMIC + "AtomicLongArray", numbers);
        TABLES.put(ATOMIC + "AtomicReferenceArray", references);
    }

    private CallFacets() {}

    private static Map<String, CallFacet> table(Object... facetsAndMethods) {
        Map<String, CallFacet> table = new HashMap<>();
        for (int i = 0; i < facetsAndMethods.length; i += 2) {
            for (String method : ((String) facetsAndMethods[i + 1]).split(" ")) {
                table.put(method, (CallFacet) facetsAndMethods[i]);
            }
        }
        return table;
    }

    /**
     * What a call accesses; {@link CallFacet#WHOLE} if no table tells.
     *
     * @param type the exact class of the object
     * @param names what to look for: the method's name, or that with what is behind it; the first one known counts
     */
    public static CallFacet of(String type, String... names) {
        Map<String, CallFacet> table = TABLES.getOrDefault(type, Map.of());
        for (String name : names) {
            if (table.containsKey(name)) {
                return table.get(name);
            }
        }
        return CallFacet.WHOLE;
    }
}
