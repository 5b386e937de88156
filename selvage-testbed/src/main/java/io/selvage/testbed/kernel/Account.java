package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A transfer locks the account it takes from, not the one it gives to: money is lost or made. */
@Expect(
        outputs = {"19\n", "20\n", "21\n"},
        finding = "DATA_RACE",
        proof = "dpor",
        exhaustive = false)
public final class Account {
    private int balance = 10;

    private synchronized void transfer(Account other) {
        balance--;
        other.balance++;
    }

    public static void main(String[] args) throws InterruptedException {
        Account one = new Account();
        Account two = new Account();
        Threads.run(() -> one.transfer(two), () -> two.transfer(one));
        System.out.println(one.balance + two.balance);
    }
}
