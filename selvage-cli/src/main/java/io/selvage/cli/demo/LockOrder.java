package io.selvage.cli.demo;

/** Two transfers between the same accounts lock them in opposite orders. */
public final class LockOrder {
    private LockOrder() {}

    public static void main(String[] args) throws InterruptedException {
        Account left = new Account();
        Account right = new Account();
        Thread there = new Thread(() -> transfer(left, right), "there");
        Thread back = new Thread(() -> transfer(right, left), "back");
        there.start();
        back.start();
        there.join();
        back.join();
    }

    private static void transfer(Account from, Account to) {
        synchronized (from) {
            synchronized (to) {
                from.balance--;
                to.balance++;
            }
        }
    }

    private static final class Account {
        private int balance;
    }
}
