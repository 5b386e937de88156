package io.selvage.libraries.reactive;

import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads emit into a serialized subject, so a subscriber may count without a lock. */
@Of(Library.RXJAVA)
@Expect(outputs = "2\n", proof = "dpor")
public final class RxSerializes {
    private RxSerializes() {}

    public static void main(String[] args) throws Exception {
        Subject<Integer> subject = PublishSubject.<Integer>create().toSerialized();
        int[] count = new int[1];
        subject.subscribe(value -> count[0]++);
        Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
        System.out.println(count[0]);
    }
}
