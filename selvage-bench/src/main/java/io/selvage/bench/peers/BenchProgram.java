package io.selvage.bench.peers;

import io.selvage.bench.compared.Audit;
import io.selvage.bench.compared.Buffer;
import io.selvage.bench.compared.LazyInit;
import io.selvage.bench.compared.LockFreeStack;
import io.selvage.bench.compared.LostUpdate;
import io.selvage.bench.compared.NestedMonitors;
import io.selvage.bench.compared.Peterson;
import io.selvage.bench.compared.RateLimiter;
import io.selvage.bench.compared.ReadersWriters;
import io.selvage.bench.compared.SeqLock;
import io.selvage.bench.compared.TicketLock;
import io.selvage.bench.compared.Transfer;
import io.selvage.bench.compared.WorkQueue;
import io.selvage.testbed.kernel.LostNotification;
import io.selvage.testbed.kernel.Philosophers3;
import io.selvage.testbed.kernel.Philosophers3Fixed;
import io.selvage.testbed.kernel.PoolExhausted;
import io.selvage.testbed.kernel.PoolExhaustedFixed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The programs of the comparison. Those of the corpus are taken that can be run again and again in one JVM. */
public enum BenchProgram implements Work {
    LOST_UPDATE(LostUpdate.class, Fault.FAILS),
    LOST_UPDATE_FIXED(LostUpdate.Fixed.class, Fault.NONE),
    AUDIT(Audit.class, Fault.FAILS),
    AUDIT_FIXED(Audit.Fixed.class, Fault.NONE),
    TRANSFER(Transfer.class, Fault.HANGS),
    TRANSFER_FIXED(Transfer.Fixed.class, Fault.NONE),
    PHILOSOPHERS(Philosophers3.class, Fault.HANGS),
    PHILOSOPHERS_FIXED(Philosophers3Fixed.class, Fault.NONE),
    BUFFER_NOTIFY(Buffer.class, Fault.HANGS),
    BUFFER_NOTIFY_ALL(Buffer.Fixed.class, Fault.NONE),
    READERS_WRITERS(ReadersWriters.class, Fault.FAILS),
    READERS_WRITERS_FIXED(ReadersWriters.Fixed.class, Fault.NONE),
    LAZY_INIT(LazyInit.class, Fault.FAILS),
    LAZY_INIT_FIXED(LazyInit.Fixed.class, Fault.NONE),
    LOCK_FREE_STACK(LockFreeStack.class, Fault.FAILS),
    LOCK_FREE_STACK_FIXED(LockFreeStack.Fixed.class, Fault.NONE),
    WORK_QUEUE(WorkQueue.class, Fault.HANGS),
    WORK_QUEUE_FIXED(WorkQueue.Fixed.class, Fault.NONE),
    LOST_NOTIFICATION(LostNotification.class, Fault.HANGS),
    NESTED_MONITORS(NestedMonitors.class, Fault.HANGS),
    NESTED_MONITORS_FIXED(NestedMonitors.Fixed.class, Fault.NONE),
    POOL_EXHAUSTED(PoolExhausted.class, Fault.HANGS),
    POOL_FIXED(PoolExhaustedFixed.class, Fault.NONE),
    TICKET_LOCK(TicketLock.class, Fault.FAILS),
    TICKET_LOCK_FIXED(TicketLock.Fixed.class, Fault.NONE),
    PETERSON(Peterson.class, Fault.FAILS),
    PETERSON_FIXED(Peterson.Fixed.class, Fault.NONE),
    SEQ_LOCK(SeqLock.class, Fault.FAILS),
    SEQ_LOCK_FIXED(SeqLock.Fixed.class, Fault.NONE),
    RATE_LIMITER(RateLimiter.class, Fault.FAILS),
    RATE_LIMITER_FIXED(RateLimiter.Fixed.class, Fault.NONE);

    /** How a program goes wrong under some schedule. */
    enum Fault {
        NONE,
        FAILS,
        HANGS
    }

    private static final String[] NO_ARGS = {};

    private final Class<?> type;
    private final Fault fault;

    BenchProgram(Class<?> type, Fault fault) {
        this.type = type;
        this.fault = fault;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public List<String> args() {
        return List.of();
    }

    /** Calls by name: Lincheck 3.7 sees nothing of what is called through a method reference made before it started. */
    @Override
    public void run() throws Exception {
        switch (this) {
            case LOST_UPDATE -> LostUpdate.main(NO_ARGS);
            case LOST_UPDATE_FIXED -> LostUpdate.Fixed.main(NO_ARGS);
            case AUDIT -> Audit.main(NO_ARGS);
            case AUDIT_FIXED -> Audit.Fixed.main(NO_ARGS);
            case TRANSFER -> Transfer.main(NO_ARGS);
            case TRANSFER_FIXED -> Transfer.Fixed.main(NO_ARGS);
            case PHILOSOPHERS -> Philosophers3.main(NO_ARGS);
            case PHILOSOPHERS_FIXED -> Philosophers3Fixed.main(NO_ARGS);
            case BUFFER_NOTIFY -> Buffer.main(NO_ARGS);
            case BUFFER_NOTIFY_ALL -> Buffer.Fixed.main(NO_ARGS);
            case READERS_WRITERS -> ReadersWriters.main(NO_ARGS);
            case READERS_WRITERS_FIXED -> ReadersWriters.Fixed.main(NO_ARGS);
            case LAZY_INIT -> LazyInit.main(NO_ARGS);
            case LAZY_INIT_FIXED -> LazyInit.Fixed.main(NO_ARGS);
            case LOCK_FREE_STACK -> LockFreeStack.main(NO_ARGS);
            case LOCK_FREE_STACK_FIXED -> LockFreeStack.Fixed.main(NO_ARGS);
            case WORK_QUEUE -> WorkQueue.main(NO_ARGS);
            case WORK_QUEUE_FIXED -> WorkQueue.Fixed.main(NO_ARGS);
            case LOST_NOTIFICATION -> LostNotification.main(NO_ARGS);
            case NESTED_MONITORS -> NestedMonitors.main(NO_ARGS);
            case NESTED_MONITORS_FIXED -> NestedMonitors.Fixed.main(NO_ARGS);
            case POOL_EXHAUSTED -> PoolExhausted.main(NO_ARGS);
            case POOL_FIXED -> PoolExhaustedFixed.main(NO_ARGS);
            case TICKET_LOCK -> TicketLock.main(NO_ARGS);
            case TICKET_LOCK_FIXED -> TicketLock.Fixed.main(NO_ARGS);
            case PETERSON -> Peterson.main(NO_ARGS);
            case PETERSON_FIXED -> Peterson.Fixed.main(NO_ARGS);
            case SEQ_LOCK -> SeqLock.main(NO_ARGS);
            case SEQ_LOCK_FIXED -> SeqLock.Fixed.main(NO_ARGS);
            case RATE_LIMITER -> RateLimiter.main(NO_ARGS);
            case RATE_LIMITER_FIXED -> RateLimiter.Fixed.main(NO_ARGS);
        }
    }

    Fault fault() {
        return fault;
    }

    boolean isWrong() {
        return fault != Fault.NONE;
    }

    @Override
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<BenchProgram> wrong() {
        return filtered(true);
    }

    static List<BenchProgram> correct() {
        return filtered(false);
    }

    private static List<BenchProgram> filtered(boolean wrong) {
        List<BenchProgram> programs = new ArrayList<>(Arrays.asList(values()));
        programs.removeIf(program -> program.isWrong() != wrong);
        return programs;
    }
}
