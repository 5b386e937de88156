package com.acme;

/** One of its two ways to deposit is wrong. */
public class Account {
    private final Ledger ledger;
    private int balance;

    public Account(Ledger ledger) {
        this.ledger = ledger;
    }

    public synchronized void deposit(int amount) {
        balance += amount;
        ledger.note(amount);
    }

    public void depositInTwoSteps(int amount) {
        int seen = balance();
        set(seen + amount);
    }

    public synchronized int balance() {
        return balance;
    }

    private synchronized void set(int value) {
        balance = value;
    }
}
