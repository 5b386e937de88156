package io.selvage.hooks.jdk;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A call of a method that the JDK declares and that classes of the program may override. What overrides it is woven,
 * and reports itself.
 */
public final class OverridableCall extends ClassValue<Boolean> {
    private static final Map<Key, Integer> NUMBERS = new HashMap<>();
    private static volatile OverridableCall[] calls = new OverridableCall[64];

    private record Key(String method, String descriptor) {}

    private final Key key;

    private OverridableCall(Key key) {
        this.key = key;
    }

    /** The number of a call, the same for equal ones. */
    public static synchronized int register(String method, String descriptor) {
        Key key = new Key(method, descriptor);
        Integer known = NUMBERS.get(key);
        if (known != null) {
            return known;
        }
        int number = NUMBERS.size();
        if (number == calls.length) {
            calls = Arrays.copyOf(calls, number * 2);
        }
        calls[number] = new OverridableCall(key);
        NUMBERS.put(key, number);
        return number;
    }

    /** Whether the call, by its number, runs a woven method if it is made on an object of {@code type}. */
    public static boolean isOverridden(Class<?> type, int number) {
        return type.getClassLoader() != null && calls[number].get(type);
    }

    @Override
    protected Boolean computeValue(Class<?> type) {
        return RuntimeCallees.isOverridden(type, key.method, key.descriptor);
    }
}
