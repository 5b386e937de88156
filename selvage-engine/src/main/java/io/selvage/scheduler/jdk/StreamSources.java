package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;

/**
 * What a stream of {@code java.util.stream} will read when it is run: the container or the array that its first stage
 * was made of. Containers of {@code java.util.concurrent} are not looked for: their streams may see what they like.
 */
public final class StreamSources extends ClassValue<Field> {
    private static final String PIPELINE = "java.util.stream.AbstractPipeline";
    private static final List<String> NAMES = List.of("this$0", "map", "list", "tree", "collection", "array", "alist");

    private final CollectionViews views = new CollectionViews();
    private final Field stage;
    private final Field spliterator;

    public StreamSources() {
        try {
            Class<?> pipeline = Class.forName(PIPELINE);
            stage = Views.find(pipeline, "sourceStage");
            spliterator = Views.find(pipeline, "sourceSpliterator");
        } catch (ClassNotFoundException e) {
            throw new LostControlException("cannot tell what streams read");
        }
    }

    /** Null if there is none, or if it is not known. */
    public Object of(Object stream) {
        if (stage == null || !stage.getDeclaringClass().isInstance(stream)) {
            return null;
        }
        Object first = Views.value(stage, stream);
        Object source = first == null ? null : Views.value(spliterator, first);
        Field field = source == null ? null : get(source.getClass());
        Object backing = field == null ? null : Views.value(field, source);
        boolean isContainer = backing instanceof Collection || backing instanceof Map;
        return isContainer ? views.ownerOf(backing) : backing;
    }

    @Override
    protected Field computeValue(Class<?> type) {
        if (!Spliterator.class.isAssignableFrom(type) || !type.getPackageName().equals("java.util")) {
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
