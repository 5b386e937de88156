package io.selvage.monitor.provided;

/** Provides the arguments of calls; each tuple of a method is a call of its own. */
public interface ArgumentManager {
    /** How many tuples there are for the method with this id. */
    int instanceCount(String methodId);

    /** One tuple; {@code instance} counts from 1. */
    Object[] arguments(String methodId, int instance);
}
