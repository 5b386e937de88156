package io.selvage.libraries.reactive;

import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two values come from threads of a pool, and the caller waits for their sum. */
@Of(Library.RXJAVA)
@Expect(outputs = "3\n")
public final class RxZipsThreads {
    private RxZipsThreads() {}

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Single<Integer> one = Single.fromCallable(() -> 1).subscribeOn(Schedulers.from(pool));
        Single<Integer> two = Single.fromCallable(() -> 2).subscribeOn(Schedulers.from(pool));
        System.out.println(Single.zip(one, two, Integer::sum).blockingGet());
        pool.shutdown();
    }
}
