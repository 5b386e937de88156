package io.selvage.libraries.pools;

import com.zaxxer.hikari.util.ConcurrentBag;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;

/** Two threads borrow the only entry and go on using it after they returned it. */
@Of(Library.HIKARI)
@Expect(
        outputs = {"2\n"},
        finding = "DATA_RACE")
public final class HikariUsesReturned {
    private HikariUsesReturned() {}

    public static void main(String[] args) throws Exception {
        HikariBag.Entry entry = new HikariBag.Entry();
        try (ConcurrentBag<HikariBag.Entry> bag = new ConcurrentBag<>(waiting -> {})) {
            bag.add(entry);
            Threads.run(() -> count(bag), () -> count(bag));
        }
        System.out.println(entry.uses);
    }

    private static void count(ConcurrentBag<HikariBag.Entry> bag) throws InterruptedException {
        HikariBag.Entry lent = bag.borrow(30, TimeUnit.SECONDS);
        if (lent != null) {
            bag.requite(lent);
            lent.uses++;
        }
    }
}
