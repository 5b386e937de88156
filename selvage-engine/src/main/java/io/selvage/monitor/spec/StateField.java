package io.selvage.monitor.spec;

import java.util.function.Function;

/** One part of the state: how it is called, and how it is read off a monitor. Values must have a sensible {@code equals}. */
public record StateField<M>(String name, Function<? super M, ?> reader) {
    public Object read(M monitor) {
        return reader.apply(monitor);
    }

    /** The same with numbers below {@code least} and above {@code most} taken for these. */
    public StateField<M> clamped(long least, long most) {
        return new StateField<>(name, monitor -> {
            Object value = reader.apply(monitor);
            return value instanceof Number number
                    ? (Object) Math.max(least, Math.min(most, number.longValue()))
                    : value;
        });
    }
}
