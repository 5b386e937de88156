package io.selvage.libraries.pools;

import com.zaxxer.hikari.util.ConcurrentBag;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads borrow the only entry of the bag that HikariCP keeps connections in. */
@Of(Library.HIKARI)
@Expect(outputs = "true\n")
public final class HikariLends {
    private HikariLends() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger loans = new AtomicInteger();
        HikariBag.Entry entry = new HikariBag.Entry();
        try (ConcurrentBag<HikariBag.Entry> bag = new ConcurrentBag<>(waiting -> {})) {
            bag.add(entry);
            Threads.run(() -> count(bag, loans), () -> count(bag, loans));
        }
        System.out.println(entry.uses == loans.get());
    }

    private static void count(ConcurrentBag<HikariBag.Entry> bag, AtomicInteger loans) throws InterruptedException {
        HikariBag.Entry lent = bag.borrow(30, TimeUnit.SECONDS);
        if (lent != null) {
            loans.incrementAndGet();
            lent.uses++;
            bag.requite(lent);
        }
    }
}
