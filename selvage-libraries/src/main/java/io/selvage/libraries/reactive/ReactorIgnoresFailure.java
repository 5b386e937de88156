package io.selvage.libraries.reactive;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import reactor.core.publisher.Sinks;

/** Two threads emit at once, the sink refuses one of the values, and nobody looks at its answer. */
@Of(value = Library.REACTOR, says = "a value is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class ReactorIgnoresFailure {
    private ReactorIgnoresFailure() {}

    public static void main(String[] args) throws Exception {
        Sinks.Many<Integer> sink = Sinks.many().unicast().onBackpressureBuffer();
        Threads.run(() -> sink.tryEmitNext(1), () -> sink.tryEmitNext(2));
        sink.tryEmitComplete();
        List<Integer> values = sink.asFlux().collectList().block();
        Check.that(values.size() == 2, "a value is lost");
        System.out.println(values.size());
    }
}
