package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** Fields of interfaces start afresh in each execution, by whatever name they are read. */
@Expect(outputs = "7 3 [1] 9 3\n")
public final class StaticInterface {
    private interface Shared {
        AtomicInteger COUNT = new AtomicInteger(5);
        IntSupplier NEXT = () -> COUNT.incrementAndGet();
        long START = COUNT.get() - 2;
    }

    private interface Log extends Shared {
        List<Integer> ENTRIES = new ArrayList<>();

        static void add() {
            ENTRIES.add(1);
        }

        default int size() {
            return ENTRIES.size();
        }
    }

    private static final class User implements Log {
        int count() {
            return NEXT.getAsInt() + size();
        }
    }

    private @interface Marked {
        int[] TIMES = {2};
    }

    private static Object reflected() throws Exception {
        return Shared.class.getField("START").get(null);
    }

    public static void main(String[] args) throws Exception {
        Threads.run(() -> User.COUNT.incrementAndGet(), () -> Log.NEXT.getAsInt());
        Log.add();
        Marked.TIMES[0]++;
        String counts = User.COUNT + " " + Log.START + " " + User.ENTRIES;
        System.out.println(counts + " " + new User().count() + " " + (Marked.TIMES[0] == 3 ? reflected() : "stale"));
    }
}
