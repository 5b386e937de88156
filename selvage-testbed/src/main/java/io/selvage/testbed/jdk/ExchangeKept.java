package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Exchanger;

/** Writes to what it has handed over. */
@Expect(finding = "DATA_RACE")
public final class ExchangeKept {
    private static final class Box {
        private int number;
    }

    private static final Exchanger<Box> EXCHANGER = new Exchanger<>();

    private static void swap() throws InterruptedException {
        Box box = new Box();
        Box other = EXCHANGER.exchange(box);
        box.number = 5;
        other.number++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ExchangeKept::swap, ExchangeKept::swap);
    }
}
