package io.selvage.monitor.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A part of the state: its name, and a function that reads it. Values are compared by {@code equals}. */
public record StateField<M>(String name, Function<? super M, ?> reader) {
    public Object read(M monitor) {
        return reader.apply(monitor);
    }

    /** The same with numbers clamped to a range, and containers cut after so many elements as the range ends with. */
    public StateField<M> clamped(long least, long most) {
        return new StateField<>(name, monitor -> {
            Object value = reader.apply(monitor);
            if (value instanceof Number number) {
                return (Object) Math.max(least, Math.min(most, number.longValue()));
            }
            boolean isLong = value instanceof List<?> elements && elements.size() > Math.max(0, most);
            return isLong ? new ArrayList<>(((List<?>) value).subList(0, (int) Math.max(0, most))) : value;
        });
    }
}
