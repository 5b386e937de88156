package io.selvage.monitor.provided;

/** Gives the arguments of calls: a method with several tuples is several calls. */
public interface ArgumentManager {
    /** How many tuples there are for the method with this id. */
    int instanceCount(String methodId);

    /** One of them; {@code instance} counts from 1. */
    Object[] arguments(String methodId, int instance);
}
