package io.selvage.verify.component;

import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Makes up small arguments. */
final class Invention {
    private final Class<?> component;

    Invention(Class<?> component) {
        this.component = component;
    }

    /** Empty if nothing small fits one of the parameters. */
    Optional<List<Object>> arguments(Executable member) {
        List<Object> args = new ArrayList<>();
        for (Class<?> type : member.getParameterTypes()) {
            Optional<Object> arg = argument(type);
            if (arg.isEmpty()) {
                return Optional.empty();
            }
            args.add(arg.get());
        }
        return Optional.of(args);
    }

    private Optional<Object> argument(Class<?> type) {
        if (type == component) {
            return Optional.of(Stand.OTHER);
        }
        if (type == int.class || type == Integer.class) {
            return Optional.of(1);
        }
        if (type == long.class || type == Long.class) {
            return Optional.of(1L);
        }
        if (type == boolean.class || type == Boolean.class) {
            return Optional.of(true);
        }
        if (type == double.class || type == Double.class) {
            return Optional.of(1.0);
        }
        if (type == float.class || type == Float.class) {
            return Optional.of(1.0f);
        }
        if (type == short.class || type == Short.class) {
            return Optional.of((short) 1);
        }
        if (type == byte.class || type == Byte.class) {
            return Optional.of((byte) 1);
        }
        if (type == char.class || type == Character.class) {
            return Optional.of('a');
        }
        if (type == String.class || type == CharSequence.class) {
            return Optional.of("a");
        }
        return type == Object.class || type == Comparable.class || type == Number.class
                ? Optional.of(1)
                : stand(type).map(stand -> stand);
    }

    private static Optional<Stand> stand(Class<?> type) {
        if (type == List.class || type == Collection.class || type == Iterable.class) {
            return Optional.of(Stand.LIST);
        }
        if (type == Set.class) {
            return Optional.of(Stand.SET);
        }
        if (type == Map.class) {
            return Optional.of(Stand.MAP);
        }
        return type == TimeUnit.class ? Optional.of(Stand.SECONDS) : Optional.empty();
    }
}
