package io.selvage.libraries.reactive;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import rx.subjects.PublishSubject;

/** Two threads emit into a plain subject, and the subscriber is called by both at once. */
@Of(Library.RXJAVA1)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class Rx1EmitsAtOnce {
    private Rx1EmitsAtOnce() {}

    public static void main(String[] args) throws Exception {
        PublishSubject<Integer> subject = PublishSubject.create();
        int[] count = new int[1];
        subject.subscribe(value -> count[0]++);
        Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
        Check.that(count[0] == 2, "a value is lost");
        System.out.println(count[0]);
    }
}
