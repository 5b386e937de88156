package io.selvage.monitor;

import java.util.List;

/** Several monitors that are explored as one system. */
public final class MonitorGroup {
    private final List<Object> monitors;

    MonitorGroup(List<?> monitors) {
        this.monitors = List.copyOf(monitors);
    }

    /** The monitor with that number, from 1. */
    public Object get(int number) {
        return monitors.get(number - 1);
    }

    /** How many there are. */
    public int size() {
        return monitors.size();
    }
}
