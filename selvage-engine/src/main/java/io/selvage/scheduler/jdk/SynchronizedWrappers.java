package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.JdkMethods;
import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.util.Arrays;

/** What {@code Collections.synchronizedList} and its like lock, and when. */
public final class SynchronizedWrappers extends ClassFacts<Field> {
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
            known[site] = JdkMethods.isUnlocked(member.substring(member.lastIndexOf('.') + 1)) ? DOES_NOT : LOCKS;
        }
        return known[site] == LOCKS;
    }

    public Object mutex(Object wrapper) {
        return Views.value(get(wrapper.getClass()), wrapper);
    }

    @Override
    protected Field computeValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            Field field = Views.find(c, "mutex");
            if (field != null) {
                return field;
            }
        }
        throw new LostControlException("cannot tell what " + type.getName() + " locks");
    }
}
