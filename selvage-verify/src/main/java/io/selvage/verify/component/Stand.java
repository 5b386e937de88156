package io.selvage.verify.component;

import io.selvage.monitor.spec.JavaLiteral;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Arguments that are no literals. */
public enum Stand {
    /** A list of one number. */
    LIST("List.of(1)"),
    SET("Set.of(1)"),
    MAP("Map.of(1, 1)"),
    SECONDS("TimeUnit.SECONDS"),
    /** Another component of the same class. */
    OTHER("other");

    private final String text;

    Stand(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }

    /** Arguments as they are written, separated by commas. */
    static String text(List<Object> args) {
        return args.stream()
                .map(arg -> arg instanceof Stand ? arg.toString() : JavaLiteral.of(arg))
                .collect(Collectors.joining(", "));
    }

    /** Arguments for a call by reflection; there is no other component. */
    static Object[] values(List<Object> args) {
        return args.stream()
                .map(arg -> arg instanceof Stand stand ? stand.value() : arg)
                .toArray();
    }

    private Object value() {
        return switch (this) {
            case LIST -> List.of(1);
            case SET -> Set.of(1);
            case MAP -> Map.of(1, 1);
            case SECONDS -> TimeUnit.SECONDS;
            case OTHER -> null;
        };
    }
}
