package io.selvage.testbed.calls;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Arguments of any type: few different ones, so that calls meet. */
final class Arguments {
    private Arguments() {}

    static boolean areKnown(Class<?> type) {
        return make(type, new Random(0)) != null;
    }

    static Object[] make(Class<?>[] types, long seed) {
        Random random = new Random(seed * 31 + 7);
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = make(types[i], random);
        }
        return arguments;
    }

    /** Null for a type of which none is known. */
    private static Object make(Class<?> type, Random random) {
        int number = random.nextInt(2);
        if (type == int.class) {
            return number;
        } else if (type == long.class) {
            return (long) number;
        } else if (type == double.class) {
            return (double) number;
        } else if (type == boolean.class) {
            return number == 1;
        } else if (type == Object.class || type == Comparable.class || type == Integer.class) {
            return 1 + number;
        } else if (type == TimeUnit.class) {
            return TimeUnit.MILLISECONDS;
        } else if (type == Thread.class) {
            return Thread.currentThread();
        } else if (type == Object[].class) {
            return new Object[0];
        }
        return type == Throwable.class ? new IllegalStateException() : several(type, number);
    }

    private static Object several(Class<?> type, int number) {
        if (type == Collection.class) {
            return new ArrayList<>(List.of(1 + number));
        } else if (type == Map.class) {
            return Map.of(1, 5 + number);
        } else if (type == CompletionStage.class) {
            return CompletableFuture.completedFuture(3);
        }
        return code(type);
    }

    private static Object code(Class<?> type) {
        if (type == Function.class) {
            return (Function<Object, Object>) any -> 11;
        } else if (type == BiFunction.class) {
            return (BiFunction<Object, Object, Object>) (one, other) -> one + "," + other;
        } else if (type == UnaryOperator.class) {
            return (UnaryOperator<Object>) one -> one + "'";
        } else if (type == BinaryOperator.class) {
            return (BinaryOperator<Object>) (one, other) -> one + ";" + other;
        } else if (type == Predicate.class) {
            return (Predicate<Object>) one -> one.equals(1);
        } else if (type == Consumer.class) {
            return (Consumer<Object>) one -> {};
        } else if (type == BiConsumer.class) {
            return (BiConsumer<Object, Object>) (one, other) -> {};
        } else if (type == Supplier.class) {
            return (Supplier<Object>) () -> 12;
        } else if (type == Callable.class) {
            return (Callable<Object>) () -> 13;
        } else if (type == Runnable.class) {
            return (Runnable) () -> {};
        }
        return ofNumbers(type);
    }

    private static Object ofNumbers(Class<?> type) {
        if (type == IntUnaryOperator.class) {
            return (IntUnaryOperator) one -> one * 2 + 1;
        } else if (type == LongUnaryOperator.class) {
            return (LongUnaryOperator) one -> one * 2 + 1;
        } else if (type == IntBinaryOperator.class) {
            return (IntBinaryOperator) (one, other) -> one * 3 + other;
        } else if (type == LongBinaryOperator.class) {
            return (LongBinaryOperator) (one, other) -> one * 3 + other;
        }
        return null;
    }
}
