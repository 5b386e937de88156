package io.selvage.scheduler.output;

import java.lang.reflect.Field;

/** The JDK's own reader of lines, {@code java.lang.IO} of JDK 25, which keeps what it has read ahead. */
final class LineReader {
    private static final Field READER = find();

    private LineReader() {}

    private static Field find() {
        try {
            Field field = Class.forName("java.lang.IO").getDeclaredField("br");
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException | RuntimeException older) {
            return null;
        }
    }

    /** The next one to read a line begins with what is then standard input. */
    static void reset() {
        if (READER != null) {
            try {
                READER.set(null, null);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
