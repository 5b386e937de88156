package io.selvage.testbed.hostile;

import java.util.function.IntSupplier;

/** Counts, for all objects together, without a lock. */
public final class CounterBeside implements IntSupplier {
    static int count;

    @Override
    public int getAsInt() {
        return ++count;
    }
}
