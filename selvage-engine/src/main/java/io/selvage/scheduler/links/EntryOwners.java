package io.selvage.scheduler.links;

import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;

/**
 * Which map an entry is a part of. Entries do not know it, so that the maps which the execution has met are searched;
 * no method of a key is called.
 */
public final class EntryOwners {
    private final ClassValue<Field> tables = fields("table");
    private final ClassValue<Field> followers = fields("next");
    private final Field root = find(TreeMap.class, "root");
    private final ClassValue<Field> parents = fields("parent");

    /** The map, or {@code entry} itself if it is in none that {@code objects} knows. */
    public Object ownerOf(Object entry, ShadowObjectTable objects) {
        ShadowObject known = objects.getOrCreate(entry);
        if (known.owner() == null) {
            known.setOwner(search(entry, objects));
        }
        return known.owner();
    }

    private Object search(Object entry, ShadowObjectTable objects) {
        for (ShadowObject shadow : objects.all()) {
            if (shadow.object() instanceof Map<?, ?> map && contains(map, entry)) {
                return map;
            }
        }
        return entry;
    }

    private boolean contains(Map<?, ?> map, Object entry) {
        if (map instanceof TreeMap) {
            Object top = entry;
            Field parent = parents.get(entry.getClass());
            while (parent != null && value(parent, top) != null) {
                top = value(parent, top);
            }
            return parent != null && value(root, map) == top;
        }
        boolean hasTable = map instanceof HashMap || map instanceof Hashtable || map instanceof WeakHashMap;
        Object table = hasTable ? value(tables.get(base(map)), map) : null;
        return table instanceof Object[] chains && containsAny(chains, entry);
    }

    private static Class<?> base(Map<?, ?> map) {
        return map instanceof HashMap ? HashMap.class : map instanceof Hashtable ? Hashtable.class : WeakHashMap.class;
    }

    private boolean containsAny(Object[] chains, Object entry) {
        for (Object first : chains) {
            for (Object at = first; at != null; at = value(followers.get(at.getClass()), at)) {
                if (at == entry) {
                    return true;
                }
            }
        }
        return false;
    }

    private static ClassValue<Field> fields(String name) {
        return new ClassValue<>() {
            @Override
            protected Field computeValue(Class<?> type) {
                return find(type, name);
            }
        };
    }

    /** The nearest instance field of that name, from {@code type} upwards; null if there is none. */
    private static Field find(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        return null;
    }

    private static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException | RuntimeException e) {
            throw new LostControlException("cannot look into a map: " + e);
        }
    }
}
