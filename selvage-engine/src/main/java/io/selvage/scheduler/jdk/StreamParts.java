package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.io.Closeable;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.CharBuffer;
import java.text.DateFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;
import java.util.regex.MatchResult;

/** What streams, readers, writers and formats of the JDK write to, read from or work with, and what they lock. */
public final class StreamParts extends ClassFacts<Field[]> {
    private static final List<Class<?>> PARTS = List.of(
            InputStream.class,
            OutputStream.class,
            Reader.class,
            Writer.class,
            Appendable.class,
            Readable.class,
            CharSequence.class,
            Calendar.class,
            NumberFormat.class);
    private static final List<Class<?>> WHOLES =
            List.of(Closeable.class, MatchResult.class, DateFormat.class, CharBuffer.class);
    private static final Field[] NONE = {};
    private static final int MOST_NESTED = 8;

    private final Field lockOfReader = lock(Reader.class);
    private final Field lockOfWriter = lock(Writer.class);

    private static Field lock(Class<?> type) {
        try {
            Field field = type.getDeclaredField("lock");
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new LostControlException("cannot tell what " + type.getName() + " locks");
        }
    }

    /** What methods of {@code stream} lock besides itself; null if it is neither a reader nor a writer of the JDK. */
    public Object lockOf(Object stream) {
        if (stream.getClass().getClassLoader() != null) {
            return null;
        }
        return stream instanceof Reader
                ? Views.value(lockOfReader, stream)
                : stream instanceof Writer ? Views.value(lockOfWriter, stream) : null;
    }

    /** The objects that {@code whole} works on. */
    public List<Object> of(Object whole) {
        Field[] fields = get(whole.getClass());
        if (fields.length == 0) {
            return List.of();
        }
        List<Object> parts = new ArrayList<>(fields.length);
        for (Field field : fields) {
            Object part = Views.value(field, whole);
            if (part != null && part != whole && !(part instanceof String) && isOutside(part, whole, MOST_NESTED)) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** Some streams have inner ones that write back to them. */
    private boolean isOutside(Object part, Object whole, int depth) {
        for (Field field : get(part.getClass())) {
            Object inner = Views.value(field, part);
            if (inner == whole || isNestedInside(inner, part, whole, depth)) {
                return false;
            }
        }
        return true;
    }

    /** Streams may also hold one another in a circle. */
    private boolean isNestedInside(Object inner, Object part, Object whole, int depth) {
        return inner != null && inner != part && depth > 0 && !isOutside(inner, whole, depth - 1);
    }

    @Override
    protected Field[] computeValue(Class<?> type) {
        if (type.getClassLoader() != null || WHOLES.stream().noneMatch(whole -> whole.isAssignableFrom(type))) {
            return NONE;
        }
        List<Field> fields = new ArrayList<>();
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                boolean isPart = PARTS.stream().anyMatch(part -> part.isAssignableFrom(field.getType()));
                boolean isHere = field.getType() != String.class && !Modifier.isStatic(field.getModifiers());
                // Of classes in other packages nothing is declared, so that they are not known anyway.
                if (isPart && isHere && field.trySetAccessible()) {
                    fields.add(field);
                }
            }
        }
        return fields.toArray(NONE);
    }
}
