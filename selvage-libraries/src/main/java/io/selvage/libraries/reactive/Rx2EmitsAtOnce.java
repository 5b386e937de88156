package io.selvage.libraries.reactive;

import io.reactivex.subjects.PublishSubject;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads emit to a subject at once. */
@Of(value = Library.RXJAVA2, says = "an event is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class Rx2EmitsAtOnce {
    private Rx2EmitsAtOnce() {}

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        PublishSubject<Integer> subject = PublishSubject.create();
        subject.subscribe(unused -> count[0]++);
        Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
        Check.that(count[0] == 2, "an event is lost");
        System.out.println(count[0]);
    }
}
