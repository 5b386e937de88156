package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** Two transfers lock the same two accounts in opposite orders. */
public class Transfer {
    /** An account. */
    static final class Account {
        final int number;
        int balance = 100;

        Account(int number) {
            this.number = number;
        }
    }

    final Account first = new Account(1);
    final Account second = new Account(2);

    void move(Account from, Account to, int amount) {
        lockedMove(from, to, from, to, amount);
    }

    final void lockedMove(Account outer, Account inner, Account from, Account to, int amount) {
        synchronized (outer) {
            synchronized (inner) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    static void check(Transfer bank) throws InterruptedException {
        Threads.run(() -> bank.move(bank.first, bank.second, 10), () -> bank.move(bank.second, bank.first, 20));
        Shared.require(bank.first.balance == 110 && bank.second.balance == 90, "money was lost");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new Transfer()));
    }

    /** The lower number first. */
    public static final class Fixed extends Transfer {
        @Override
        void move(Account from, Account to, int amount) {
            boolean ascending = from.number < to.number;
            lockedMove(ascending ? from : to, ascending ? to : from, from, to, amount);
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
