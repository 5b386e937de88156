package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Set;

/** What {@code Collections.synchronizedList} and its like lock, and when. */
public final class SynchronizedWrappers extends ClassValue<Field> {
    /** Left to the caller's care, as the JDK's documentation says. */
    private static final Set<String> UNLOCKED =
            Set.of("iterator", "listIterator", "spliterator", "stream", "parallelStream");

    private static final byte LOCKS = 1;
    private static final byte DOES_NOT = 2;

    private byte[] known = new byte[256];

    /** Whether the method that is called at {@code site} takes the lock. */
    public boolean locks(int site) {
        if (site >= known.length) {
            known = Arrays.copyOf(known, Math.max(site + 1, known.length * 2));
        }
        if (known[site] == 0) {
            String member = Sites.get(site).member();
            known[site] = UNLOCKED.contains(member.substring(member.lastIndexOf('.') + 1)) ? DOES_NOT : LOCKS;
        }
        return known[site] == LOCKS;
    }

    public Object mutex(Object wrapper) {
        return CollectionViews.value(get(wrapper.getClass()), wrapper);
    }

    @Override
    protected Field computeValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            Field field = CollectionViews.find(c, "mutex");
            if (field != null) {
                return field;
            }
        }
        throw new LostControlException("cannot tell what " + type.getName() + " locks");
    }
}
