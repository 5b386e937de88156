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
public enum BenchProgram {
    LOST_UPDATE(LostUpdate.class, LostUpdate::main, Fault.FAILS),
    LOST_UPDATE_FIXED(LostUpdate.Fixed.class, LostUpdate.Fixed::main, Fault.NONE),
    AUDIT(Audit.class, Audit::main, Fault.FAILS),
    AUDIT_FIXED(Audit.Fixed.class, Audit.Fixed::main, Fault.NONE),
    TRANSFER(Transfer.class, Transfer::main, Fault.HANGS),
    TRANSFER_FIXED(Transfer.Fixed.class, Transfer.Fixed::main, Fault.NONE),
    PHILOSOPHERS(Philosophers3.class, Philosophers3::main, Fault.HANGS),
    PHILOSOPHERS_FIXED(Philosophers3Fixed.class, Philosophers3Fixed::main, Fault.NONE),
    BUFFER_NOTIFY(Buffer.class, Buffer::main, Fault.HANGS),
    BUFFER_NOTIFY_ALL(Buffer.Fixed.class, Buffer.Fixed::main, Fault.NONE),
    READERS_WRITERS(ReadersWriters.class, ReadersWriters::main, Fault.FAILS),
    READERS_WRITERS_FIXED(ReadersWriters.Fixed.class, ReadersWriters.Fixed::main, Fault.NONE),
    LAZY_INIT(LazyInit.class, LazyInit::main, Fault.FAILS),
    LAZY_INIT_FIXED(LazyInit.Fixed.class, LazyInit.Fixed::main, Fault.NONE),
    LOCK_FREE_STACK(LockFreeStack.class, LockFreeStack::main, Fault.FAILS),
    LOCK_FREE_STACK_FIXED(LockFreeStack.Fixed.class, LockFreeStack.Fixed::main, Fault.NONE),
    WORK_QUEUE(WorkQueue.class, WorkQueue::main, Fault.HANGS),
    WORK_QUEUE_FIXED(WorkQueue.Fixed.class, WorkQueue.Fixed::main, Fault.NONE),
    LOST_NOTIFICATION(LostNotification.class, LostNotification::main, Fault.HANGS),
    NESTED_MONITORS(NestedMonitors.class, NestedMonitors::main, Fault.HANGS),
    NESTED_MONITORS_FIXED(NestedMonitors.Fixed.class, NestedMonitors.Fixed::main, Fault.NONE),
    POOL_EXHAUSTED(PoolExhausted.class, PoolExhausted::main, Fault.HANGS),
    POOL_FIXED(PoolExhaustedFixed.class, PoolExhaustedFixed::main, Fault.NONE),
    TICKET_LOCK(TicketLock.class, TicketLock::main, Fault.FAILS),
    TICKET_LOCK_FIXED(TicketLock.Fixed.class, TicketLock.Fixed::main, Fault.NONE),
    PETERSON(Peterson.class, Peterson::main, Fault.FAILS),
    PETERSON_FIXED(Peterson.Fixed.class, Peterson.Fixed::main, Fault.NONE),
    SEQ_LOCK(SeqLock.class, SeqLock::main, Fault.FAILS),
    SEQ_LOCK_FIXED(SeqLock.Fixed.class, SeqLock.Fixed::main, Fault.NONE),
    RATE_LIMITER(RateLimiter.class, RateLimiter::main, Fault.FAILS),
    RATE_LIMITER_FIXED(RateLimiter.Fixed.class, RateLimiter.Fixed::main, Fault.NONE);

    /** How a program goes wrong under some schedule. */
    enum Fault {
        NONE,
        FAILS,
        HANGS
    }

    private final Class<?> type;
    private final Work.Main main;
    private final Fault fault;

    BenchProgram(Class<?> type, Work.Main main, Fault fault) {
        this.type = type;
        this.main = main;
        this.fault = fault;
    }

    Work work() {
        return new Work(title(), type, main, List.of());
    }

    Fault fault() {
        return fault;
    }

    boolean isWrong() {
        return fault != Fault.NONE;
    }

    /** As it stands in tables: {@code lost-update}. */
    String title() {
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
