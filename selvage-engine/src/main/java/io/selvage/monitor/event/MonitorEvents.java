package io.selvage.monitor.event;

/**
 * Hears what happens in an exploration. An exploration takes a move back by beginning anew, so after {@link
 * MonitorEvent.Kind#BEGIN} the first moves of a path come once more. Events of a move come in their order at its end.
 */
@FunctionalInterface
public interface MonitorEvents {
    void on(MonitorEvent event);
}
