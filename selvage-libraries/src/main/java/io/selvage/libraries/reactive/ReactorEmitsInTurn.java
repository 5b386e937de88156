package io.selvage.libraries.reactive;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.ReentrantLock;
import reactor.core.publisher.Sinks;

/** Two threads emit into a sink one after the other, under a lock. */
@Of(Library.REACTOR)
@Expect(outputs = "[1, 2]\n", proof = "dpor")
public final class ReactorEmitsInTurn {
    private ReactorEmitsInTurn() {}

    public static void main(String[] args) throws Exception {
        Sinks.Many<Integer> sink = Sinks.many().unicast().onBackpressureBuffer();
        ReentrantLock lock = new ReentrantLock();
        Threads.run(() -> emit(sink, 1, lock), () -> emit(sink, 2, lock));
        sink.tryEmitComplete();
        System.out.println(sink.asFlux().sort().collectList().block());
    }

    private static void emit(Sinks.Many<Integer> sink, int value, ReentrantLock lock) {
        lock.lock();
        try {
            sink.tryEmitNext(value).orThrow();
        } finally {
            lock.unlock();
        }
    }
}
