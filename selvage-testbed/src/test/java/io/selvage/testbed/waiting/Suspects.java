package io.selvage.testbed.waiting;

import java.util.LinkedHashMap;
import java.util.Map;

/** Programs in which waiting can be seen in a roundabout way, each with an outcome that shows it. */
final class Suspects {
    private static final int UNFAIR = 0;
    private static final int ONE_PERMIT = 6;
    private static final String HANG = "ORPHANED_WAIT";
    private static final Call[] READER = calls(ThreadCall.READ);

    /** By what they are about. */
    private final Map<String, Suspect> all = new LinkedHashMap<>();

    /** @param outcome possible only because threads wait inside of calls */
    record Suspect(RandomProgram program, String outcome) {}

    private Suspects() {}

    static Map<String, Suspect> all() {
        Suspects suspects = new Suspects();
        suspects.addLocks();
        suspects.addHandingOver();
        suspects.addOtherPools();
        return suspects.all;
    }

    private void addLocks() {
        add(
                "who wants one permit waits behind who wants two",
                HANG,
                ONE_PERMIT,
                calls(SemaphoreCall.ACQUIRE, SemaphoreCall.RELEASE),
                calls(SemaphoreCall.ACQUIRE_TWO, SemaphoreCall.RELEASE),
                calls(SemaphoreCall.ACQUIRE, SemaphoreCall.RELEASE_TWO));
        add(
                "waiting for a lock uses up a permit to park",
                HANG,
                UNFAIR,
                calls(LockCall.LOCK, ThreadCall.UNPARK, LockCall.UNLOCK),
                calls(LockCall.SECTION, ThreadCall.PARK));
        addSeen("the blocker of a thread that waits", ThreadCall.BLOCKER, "false");
        addSeen("the stack of a thread that waits", ThreadCall.STACK, "true");
        addSeen("the state of a thread that waits", ThreadCall.STATE, "WAITING");
        addSeen("whether threads wait", LockCall.HAS_QUEUED, "true");
        addSeen("how many threads wait", LockCall.QUEUE_LENGTH, "1");
        addSeen("whether a certain thread waits", LockCall.HAS_QUEUED_OTHER, "true");
        add(
                "an interrupt before a future is done",
                "prints |InterruptedException  50 |0",
                UNFAIR,
                calls(ThreadCall.INTERRUPT, FutureCall.OBTRUDE, FutureCall.OBTRUDE),
                calls(FutureCall.GET_PROMISE, FutureCall.OBTRUDE, FutureCall.GET_PROMISE));
    }

    private void addSeen(String name, Call observer, String seen) {
        add(
                name,
                "prints " + seen + "  |0 |1",
                UNFAIR,
                calls(LockCall.LOCK, observer, LockCall.UNLOCK),
                calls(LockCall.SECTION));
    }

    private void addHandingOver() {
        int cached = 3;
        add("a cached pool's worker", "prints false true |0 |0", cached, calls(PoolCall.IDENTITY, PoolCall.IDENTITY));
        add("its name", "prints 1 1 |0 |0", cached, calls(PoolCall.NAME, PoolCall.NAME));
        add("what it keeps", "prints 0 1 |0 |0", cached, calls(PoolCall.OWN, PoolCall.OWN));
        add("threads that the program makes", "prints 1 1 |0 |0", 12, calls(PoolCall.NAME, PoolCall.NAME));
        add("a pool that has no room", "prints 0 0 |0 |0", 6, calls(PoolCall.SUBMIT_AND_GET, PoolCall.SUBMIT_AND_GET));
    }

    private void addOtherPools() {
        int leaving = 7;
        add("a worker that leaves", "prints 0 0 |0 |0", leaving, calls(PoolCall.OWN, PoolCall.OWN));
        add("the size of a pool", "prints 0 0 |0 |0", leaving, calls(PoolCall.SUBMIT_AND_GET, PoolCall.POOL_SIZE));
        add(
                "a pool of the program's own class",
                "prints 0 1 |0 |0",
                10,
                calls(PoolCall.EXECUTE, PoolCall.ACTIVE, PoolCall.TEXT));
        add(
                "a future that hands its task to a pool",
                "prints true ExecutionException |  |0",
                UNFAIR,
                calls(PoolCall.COMPLETE, PoolCall.GET),
                calls(PoolCall.THEN_ASYNC_KEPT, PoolCall.SHUTDOWN));
        add(
                "a pool's queue that the program has",
                "prints true 0 |true |1",
                11,
                calls(PoolCall.EXECUTE, PoolCall.DIRECT, PoolCall.DIRECT_SIZE),
                calls(PoolCall.DIRECT));
    }

    private void add(String name, String outcome, int kind, Call[]... calls) {
        Call[][] several = calls.length > 1 ? calls : new Call[][] {calls[0], READER};
        all.put(name, new Suspect(RandomProgram.ofKind(kind, several), outcome));
    }

    private static Call[] calls(Call... some) {
        return some;
    }
}
