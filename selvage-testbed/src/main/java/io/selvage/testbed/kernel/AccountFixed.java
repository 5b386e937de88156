package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A transfer locks each of the two accounts while it touches it, one after the other. */
@Expect(outputs = "20\n", proof = "dpor", exhaustive = false)
public final class AccountFixed {
    private int balance = 10;

    private synchronized void add(int amount) {
        balance += amount;
    }

    private void transfer(AccountFixed other) {
        add(-1);
        other.add(1);
    }

    public static void main(String[] args) throws InterruptedException {
        AccountFixed one = new AccountFixed();
        AccountFixed two = new AccountFixed();
        Threads.run(() -> one.transfer(two), () -> two.transfer(one));
        System.out.println(one.balance + two.balance);
    }
}
