package com.acme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Looks and takes in one call of the map. */
public class RepairedStock {
    private final Map<String, Integer> items = new ConcurrentHashMap<>();

    public void add(String item, int count) {
        items.merge(item, count, Integer::sum);
    }

    /** Takes one, if there is one. */
    public boolean take(String item) {
        boolean[] taken = new boolean[1];
        items.computeIfPresent(item, (name, count) -> {
            taken[0] = count > 0;
            return taken[0] ? count - 1 : count;
        });
        return taken[0];
    }

    public int left(String item) {
        return items.getOrDefault(item, 0);
    }
}
