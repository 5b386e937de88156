package io.selvage.monitor.provided;

/** Makes the monitors that explorations start from. */
public interface MonitorInitializer<M> {
    int instanceCount();

    /** A new monitor for each call; {@code instance} counts from 1. */
    M monitor(int instance);
}
