package io.selvage.monitor.spec;

import java.util.function.Function;

/** A part of the state: its name, and a function that reads it. Values are compared by {@code equals}. */
public record StateField<M>(String name, Function<? super M, ?> reader) {
    public Object read(M monitor) {
        return reader.apply(monitor);
    }

    /** The same with numbers clamped to a range. */
    public StateField<M> clamped(long least, long most) {
        return new StateField<>(name, monitor -> {
            Object value = reader.apply(monitor);
            return value instanceof Number number
                    ? (Object) Math.max(least, Math.min(most, number.longValue()))
                    : value;
        });
    }
}
