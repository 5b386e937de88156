package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/** Lists whose places are variables apart from one another, as the elements of an array are. */
public final class ListPlaces {
    /** A call that is about no particular place. */
    public static final int NONE = -1;

    /** The places of longer lists are not told apart. */
    private static final int LONGEST = 128;

    private static final byte UNKNOWN = 0;
    private static final byte LOOKS_AT_ALL = 1;
    private static final byte LOOKS_AT_NONE = 2;

    /** What shows how long a list is, but not what is in it. */
    private static final Set<String> STRUCTURE = Set.of(
            "size",
            "isEmpty",
            "iterator",
            "listIterator",
            "subList",
            "reversed",
            "hasNext",
            "hasPrevious",
            "nextIndex",
            "previousIndex");

    private final IteratorFields positions = new IteratorFields("cursor", "nextIndex");
    private final IteratorFields arrays = new IteratorFields("a");
    private byte[] known = new byte[256];

    /** True for lists, of exactly the JDK's classes, that have places and are not too long for them. */
    public boolean hasPlaces(Object container) {
        Class<?> type = container.getClass();
        return (type == ArrayList.class || type == LinkedList.class) && ((List<?>) container).size() <= LONGEST;
    }

    /** The array that {@code container}, a list or an iterator, shows; null if it is none that does. */
    public Object arrayOf(Object container) {
        Field field = container.getClass().getNestHost() == Arrays.class ? arrays.get(container.getClass()) : null;
        return field == null ? null : Views.value(field, container);
    }

    /** The place that {@code iterator} comes to next; {@link #NONE} if that is not known. */
    public int next(Object iterator) {
        Field field = positions.get(iterator.getClass());
        return field == null ? NONE : (Integer) Views.value(field, iterator);
    }

    /** Whether the method called at {@code site} may look at all elements. */
    public boolean looksAtAll(int site) {
        if (site >= known.length) {
            known = Arrays.copyOf(known, Math.max(site + 1, known.length * 2));
        }
        if (known[site] == UNKNOWN) {
            String member = Sites.get(site).member();
            String method = member.substring(member.lastIndexOf('.') + 1);
            known[site] = STRUCTURE.contains(method) ? LOOKS_AT_NONE : LOOKS_AT_ALL;
        }
        return known[site] == LOOKS_AT_ALL;
    }

    /** By class, the first of some fields that it has. */
    private static final class IteratorFields extends ClassValue<Field> {
        private final String[] names;

        IteratorFields(String... names) {
            this.names = names;
        }

        @Override
        protected Field computeValue(Class<?> type) {
            for (Class<?> c = type; c != null && isOfList(c); c = c.getSuperclass()) {
                for (String name : names) {
                    try {
                        Field field = c.getDeclaredField(name);
                        field.setAccessible(true);
                        return field;
                    } catch (NoSuchFieldException other) {
                        // Another one, or none.
                    }
                }
            }
            return null;
        }

        private static boolean isOfList(Class<?> type) {
            Class<?> host = type.getNestHost();
            return host == ArrayList.class || host == LinkedList.class || host == Arrays.class;
        }
    }
}
