package io.selvage.libraries.reactive;

import io.reactivex.subjects.PublishSubject;
import io.reactivex.subjects.Subject;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads emit to a serialized subject. */
@Of(Library.RXJAVA2)
@Expect(outputs = "2\n", proof = "dpor")
public final class Rx2Serializes {
    private Rx2Serializes() {}

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        Subject<Integer> subject = PublishSubject.<Integer>create().toSerialized();
        subject.subscribe(unused -> count[0]++);
        Threads.run(() -> subject.onNext(1), () -> subject.onNext(2));
        System.out.println(count[0]);
    }
}
