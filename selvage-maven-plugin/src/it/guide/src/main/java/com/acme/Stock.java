package com.acme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Items and how many there are. */
public class Stock {
    private final Map<String, Integer> items = new ConcurrentHashMap<>();

    public void add(String item, int count) {
        items.merge(item, count, Integer::sum);
    }

    /** Takes one, if there is one. */
    public boolean take(String item) {
        if (left(item) == 0) {
            return false;
        }
        items.merge(item, -1, Integer::sum);
        return true;
    }

    public int left(String item) {
        return items.getOrDefault(item, 0);
    }
}
