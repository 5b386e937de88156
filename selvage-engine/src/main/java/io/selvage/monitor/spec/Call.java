package io.selvage.monitor.spec;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * A call that threads may make: a method with one tuple of arguments.
 *
 * @param name its name in reports, {@code deposit(1)}
 * @param method the method's name, or the whole name if there is no method
 * @param args the arguments, as far as they are known
 * @param declared the exceptions that the method declares: throwing one is no failure
 */
public record Call<M>(String name, String method, List<Object> args, List<Class<?>> declared, Body<M> body) {
    /** Makes the call. */
    @FunctionalInterface
    public interface Body<M> {
        /** Returns the result; null if there is none. */
        Object on(M monitor) throws Throwable;
    }

    public Call {
        Objects.requireNonNull(name);
        Objects.requireNonNull(body);
        args = Collections.unmodifiableList(new ArrayList<>(args));
        declared = List.copyOf(declared);
    }

    /** Whether it is a call of a method of this name with these arguments. */
    public boolean isLike(String otherMethod, List<Object> others) {
        return method.equals(otherMethod) && args.equals(others);
    }

    /** Whether the method declares an exception like {@code failure}. */
    public boolean declares(Throwable failure) {
        return declared.stream().anyMatch(type -> type.isInstance(failure));
    }
}
