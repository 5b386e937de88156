package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;

/** Maps that keep their entries in the order of use: looking something up changes them. */
public final class AccessOrderedMaps {
    private Field field;

    /** Whether the call at {@code site}, which seems only to look, changes {@code container}. */
    public boolean isChangedBy(Object container, int site) {
        if (!(container instanceof LinkedHashMap)) {
            return false;
        }
        String member = Sites.get(site).member();
        String method = member.substring(member.lastIndexOf('.') + 1);
        return (method.equals("get") || method.equals("getOrDefault")) && isByUse(container);
    }

    private boolean isByUse(Object map) {
        try {
            if (field == null) {
                field = LinkedHashMap.class.getDeclaredField("accessOrder");
                field.setAccessible(true);
            }
            return field.getBoolean(map);
        } catch (ReflectiveOperationException e) {
            throw new LostControlException("cannot look into a map: " + e);
        }
    }
}
