package io.selvage.monitor.spec;

import java.util.List;
import java.util.Objects;

/**
 * A call that threads may make: a method with one tuple of arguments.
 *
 * @param name as reports show it, {@code deposit(1)}
 * @param method the method's name, or the whole name where no method is known
 * @param args the arguments, as far as they are known
 * @param declared the exceptions that the method announces: throwing one is an answer, not a failure
 */
public record Call<M>(String name, String method, List<Object> args, List<Class<?>> declared, Body<M> body) {
    /** What is called. */
    @FunctionalInterface
    public interface Body<M> {
        /** Answers null where there is nothing to answer. */
        Object on(M monitor) throws Throwable;
    }

    public Call {
        Objects.requireNonNull(name);
        Objects.requireNonNull(body);
        args = java.util.Collections.unmodifiableList(new java.util.ArrayList<>(args));
        declared = List.copyOf(declared);
    }

    /** Whether {@code failure} is among the exceptions that the method announces. */
    public boolean announces(Throwable failure) {
        return declared.stream().anyMatch(type -> type.isInstance(failure));
    }
}
