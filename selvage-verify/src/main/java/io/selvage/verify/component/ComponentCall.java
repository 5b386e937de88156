package io.selvage.verify.component;

import io.selvage.monitor.spec.JavaLiteral;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A call that threads make.
 *
 * @param args values that fit the method's parameters, or a {@link Stand} for one
 */
public record ComponentCall(Method method, List<Object> args) {
    public ComponentCall {
        // a literal may be null
        args = Collections.unmodifiableList(new ArrayList<>(args));
    }

    public String name() {
        return method.getName();
    }

    /** As in {@code deposit(1)}. */
    public String text() {
        return name()
                + args.stream()
                        .map(arg -> arg instanceof Stand ? arg.toString() : JavaLiteral.of(arg))
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Whether it needs a second component. */
    public boolean needsOther() {
        return args.contains(Stand.OTHER);
    }

    /** The arguments of a call by reflection; there is no other component. */
    public Object[] values() {
        return args.stream()
                .map(arg -> arg instanceof Stand stand ? value(stand) : arg)
                .toArray();
    }

    private static Object value(Stand stand) {
        return switch (stand) {
            case LIST -> List.of(1);
            case SET -> Set.of(1);
            case MAP -> Map.of(1, 1);
            case SECONDS -> TimeUnit.SECONDS;
            case OTHER -> null;
        };
    }
}
