package io.selvage.scheduler.livelock;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** What a thread keeps in itself: thread-local variables, and where it stands in its series of random numbers. */
final class ThreadLocalState {
    private final List<Field> fields = new ArrayList<>();

    ThreadLocalState() throws ReflectiveOperationException {
        for (String name : List.of("threadLocals", "threadLocalRandomSeed")) {
            Field field = Thread.class.getDeclaredField(name);
            field.setAccessible(true);
            fields.add(field);
        }
    }

    List<Object> of(Object thread) {
        List<Object> values = new ArrayList<>();
        for (Field field : fields) {
            try {
                values.add(field.get(thread));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        return values;
    }
}
