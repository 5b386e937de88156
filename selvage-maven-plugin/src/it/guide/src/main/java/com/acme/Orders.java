package com.acme;

import org.springframework.stereotype.Service;

/** A bean: one for all requests. */
@Service
public class Orders {
    private final Prices prices;
    private int total;

    public Orders(Prices prices) {
        this.prices = prices;
    }

    public synchronized void order(String item) {
        total += prices.of(item);
    }

    public synchronized int total() {
        return total;
    }
}
