package io.selvage.verify.component;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Other small arguments of a call: on which way through its method a call goes depends on them. */
final class Variation {
    private static final int MOST = 12;

    private final Method method;
    private final List<Object> args;
    private final Set<List<Object>> found = new LinkedHashSet<>();

    private Variation(ComponentCall call) {
        method = call.method();
        args = call.args();
    }

    /** @param constants the whole numbers that occur in the method's code */
    static List<ComponentCall> of(ComponentCall call, Set<Integer> constants) {
        Variation variation = new Variation(call);
        variation.swapNumbers();
        for (int i = 0; i < variation.args.size(); i++) {
            variation.vary(i);
        }
        for (int i = 0; i < variation.args.size(); i++) {
            variation.nextTo(i, constants);
        }
        variation.found.remove(call.args());
        return variation.found.stream()
                .limit(MOST)
                .map(args -> new ComponentCall(call.method(), args))
                .toList();
    }

    /** Two numbers may choose what is locked first: 0 and 1, and 1 and 0. */
    private void swapNumbers() {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i) instanceof Integer || args.get(i) instanceof Long) {
                numbers.add(i);
            }
        }
        if (numbers.size() >= 2) {
            for (int first = 0; first <= 1; first++) {
                List<Object> swapped = new ArrayList<>(args);
                swapped.set(numbers.get(0), like(args.get(numbers.get(0)), first));
                swapped.set(numbers.get(1), like(args.get(numbers.get(1)), 1 - first));
                add(swapped);
            }
        }
    }

    private void vary(int at) {
        Object arg = args.get(at);
        boolean isPrimitive = method.getParameterTypes()[at].isPrimitive();
        if (arg instanceof Boolean truth) {
            with(at, !truth);
        } else if (arg instanceof Integer || arg instanceof Long) {
            for (int value : new int[] {2, 0, -1}) {
                with(at, like(arg, value));
            }
        } else if (arg instanceof Double || arg instanceof Float) {
            with(at, arg instanceof Double ? (Object) (-1.0) : (Object) (-1.0f));
        } else if (arg instanceof String) {
            with(at, "b");
            with(at, "");
        } else if (arg instanceof Stand stand && stand.kind() == Stand.Kind.STUB) {
            with(at, new Stand(Stand.Kind.THROWING, stand.type(), List.of()));
        }
        if (!isPrimitive) {
            with(at, null);
        }
    }

    /** What the method compares with lies near to what it is called with. */
    private void nextTo(int at, Set<Integer> constants) {
        if (args.get(at) instanceof Integer || args.get(at) instanceof Long) {
            for (int constant : constants) {
                with(at, like(args.get(at), constant));
                with(at, like(args.get(at), constant + 1));
                with(at, like(args.get(at), constant - 1));
            }
        }
    }

    private static Object like(Object arg, int value) {
        return arg instanceof Long ? (Object) (long) value : (Object) value;
    }

    private void with(int at, Object value) {
        List<Object> other = new ArrayList<>(args);
        other.set(at, value);
        add(other);
    }

    private void add(List<Object> other) {
        found.add(Collections.unmodifiableList(other));
    }
}
