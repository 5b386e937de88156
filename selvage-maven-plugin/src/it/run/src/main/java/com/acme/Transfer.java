package com.acme;

public class Transfer {
    static class Account {
        int balance = 100;
    }

    static void move(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        boolean ordered = args.length == 1 && args[0].equals("ordered");
        Thread one = new Thread(() -> move(a, b, 10), "one");
        Thread two = new Thread(() -> move(ordered ? a : b, ordered ? b : a, 20), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
