package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a stream of {@code java.util.stream} will read when it is run: the container or the array that its first stage
 * was made of.
 */
public final class StreamSources extends ClassValue<Field> {
    /** Stands for a container of {@code java.util.concurrent} that cannot be found. */
    public static final Object UNKNOWN = new Object();

    private static final String CONCURRENT = "java.util.concurrent";
    private static final String PIPELINE = "java.util.stream.AbstractPipeline";
    private static final String TABLE = "tab";
    private static final List<String> NAMES =
            List.of("this$0", "map", "list", "tree", "collection", "array", "alist", "queue", TABLE);

    private final CollectionViews views = new CollectionViews();
    private final Field stage;
    private final Field spliterator;
    private final Field tableOfMap = Views.find(ConcurrentHashMap.class, "table");

    public StreamSources() {
        try {
            Class<?> pipeline = Class.forName(PIPELINE);
            stage = Views.find(pipeline, "sourceStage");
            spliterator = Views.find(pipeline, "sourceSpliterator");
        } catch (ClassNotFoundException e) {
            throw new LostControlException("cannot tell what streams read");
        }
    }

    /**
     * Null if there is none, or nobody knows it.
     *
     * @param objects what the execution has met
     */
    public Object of(Object stream, ShadowObjectTable objects) {
        if (stage == null || !stage.getDeclaringClass().isInstance(stream)) {
            return null;
        }
        Object first = Views.value(stage, stream);
        Object source = first == null ? null : Views.value(spliterator, first);
        Field field = source == null ? null : get(source.getClass());
        if (field == null) {
            return source != null && isConcurrent(source.getClass()) ? UNKNOWN : null;
        }
        Object backing = Views.value(field, source);
        if (field.getName().equals(TABLE)) {
            return mapOf(backing, objects);
        }
        boolean isContainer = backing instanceof Collection || backing instanceof Map;
        return isContainer ? views.ownerOf(backing) : backing;
    }

    /** Spliterators of such a map know its table only. */
    private Object mapOf(Object table, ShadowObjectTable objects) {
        for (ShadowObject shadow : objects.all()) {
            boolean isMap = shadow.object() instanceof ConcurrentHashMap;
            if (isMap && table != null && Views.value(tableOfMap, shadow.object()) == table) {
                return shadow.object();
            }
        }
        return UNKNOWN;
    }

    private static boolean isConcurrent(Class<?> type) {
        return type.getPackageName().equals(CONCURRENT);
    }

    @Override
    protected Field computeValue(Class<?> type) {
        boolean isKnown = type.getPackageName().equals("java.util") || isConcurrent(type);
        if (!Spliterator.class.isAssignableFrom(type) || !isKnown) {
            return null;
        }
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
            for (String name : NAMES) {
                Field field = Views.find(c, name);
                if (field != null) {
                    return field;
                }
            }
        }
        return null;
    }
}
