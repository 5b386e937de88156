package com.acme;

public interface Ledger {
    void note(int amount);
}
