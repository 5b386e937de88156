package io.selvage.libraries.reactive;

import io.reactivex.rxjava3.subjects.PublishSubject;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads emit into a plain subject, and an operator's sum misses one of the values. */
@Of(Library.RXJAVA)
@Expect(outputs = "3\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class RxEmitsAtOnce {
    private RxEmitsAtOnce() {}

    public static void main(String[] args) throws Exception {
        PublishSubject<Integer> subject = PublishSubject.create();
        int[] last = new int[1];
        subject.scan(0, Integer::sum).subscribe(sum -> last[0] = sum);
        Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
        Check.that(last[0] == 3, "a value is lost");
        System.out.println(last[0]);
    }
}
