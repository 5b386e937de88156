package io.selvage.scheduler.observation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * What a map has for a key. Only maps of the JDK are asked that wait for nobody, and only for keys of the JDK: no code
 * of the program runs for it.
 *
 * @param value null if {@code isThere} is false
 */
record MapEntry(Object key, Object value, boolean isThere) {
    /** Empty where it is not known, or where finding it out might run code of the program. */
    static Optional<MapEntry> of(Object owner, Object key) {
        if (!isPlain(key) || !(owner instanceof Map<?, ?> map) || !isPlain(map)) {
            return Optional.empty();
        }
        try {
            Object value = map.get(key);
            return Optional.of(new MapEntry(key, value, value != null || map.containsKey(key)));
        } catch (ClassCastException incomparable) {
            return Optional.empty();
        }
    }

    private static boolean isPlain(Object key) {
        return key instanceof String || ValueTexts.isNumber(key) || key instanceof Enum<?>;
    }

    private static boolean isPlain(Map<?, ?> map) {
        Class<?> type = map.getClass();
        return type == ConcurrentHashMap.class
                || type == HashMap.class
                || type == ConcurrentSkipListMap.class && ((ConcurrentSkipListMap<?, ?>) map).comparator() == null
                || type == TreeMap.class && ((TreeMap<?, ?>) map).comparator() == null;
    }
}
