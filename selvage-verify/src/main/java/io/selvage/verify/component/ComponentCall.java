package io.selvage.verify.component;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

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
        return name() + "(" + Stand.text(args) + ")";
    }

    /** Whether it needs a second component. */
    public boolean needsOther() {
        return args.contains(Stand.OTHER);
    }

    /** Whether every execution can be given the same arguments, so that calls can be made by reflection. */
    public boolean isFixed() {
        return Stand.areFixed(args);
    }

    /** Whether it can be given on a command line. */
    public boolean isLiteral() {
        return args.stream().noneMatch(Stand.class::isInstance);
    }

    /** The arguments of a call by reflection. */
    public Object[] values() {
        return Stand.values(args);
    }
}
