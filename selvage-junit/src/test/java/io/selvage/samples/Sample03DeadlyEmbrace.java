package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;

/**
 * Two transfers in opposite directions lock two accounts in opposite orders. The twin orders the locks by account
 * number.
 */
class Sample03DeadlyEmbrace {
    private static final class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    private final Account one = new Account(1);
    private final Account two = new Account(2);

    private static void move(Account first, Account second, Account from, Account to) {
        synchronized (first) {
            synchronized (second) {
                from.balance -= 10;
                to.balance += 10;
            }
        }
    }

    @SelvageTest
    @Verdict("FAILED DEADLOCK")
    void lockedAsTheyCome(Scenario scenario) throws InterruptedException {
        scenario.together(() -> move(one, two, one, two), () -> move(two, one, two, one));
    }

    @SelvageTest
    @Verdict("PASSED")
    void lockedInOrder(Scenario scenario) throws InterruptedException {
        scenario.together(() -> move(one, two, one, two), () -> move(one, two, two, one));
        assertEquals(200, one.balance + two.balance);
    }
}
