package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * A field as a variable.
 *
 * @param offset where it is
 * @param bytes how much room it takes
 * @param variable its number as operations have it; 0 if its objects are accessed as a whole
 * @param isSeen whether plain accesses to it are reported
 */
public record FieldVariable(Field field, long offset, long bytes, int variable, boolean isSeen) {
    static FieldVariable of(Field field, RawMemory memory) {
        String declaring = field.getDeclaringClass().getName();
        boolean isWhole = !Modifier.isStatic(field.getModifiers()) && Weaving.isWhole(declaring);
        return new FieldVariable(
                field,
                memory.offset(field),
                memory.bytes(field.getType()),
                isWhole ? 0 : Sites.memberNumber(declaring + "." + field.getName()) + 1,
                Weaving.isWoven(field.getDeclaringClass()));
    }

    public boolean isVolatile() {
        return Modifier.isVolatile(field.getModifiers());
    }

    public boolean isFinal() {
        return Modifier.isFinal(field.getModifiers());
    }

    public boolean isTransient() {
        return Modifier.isTransient(field.getModifiers());
    }

    /** Whether its class is declared to be used by one thread only, or the JDK has it used so. */
    public boolean isUnshared() {
        return Weaving.isTrustedUnshared(field.getDeclaringClass().getName()) || isOfRandomNumbers();
    }

    /** What the JDK keeps in a thread to make random numbers for that thread. */
    private boolean isOfRandomNumbers() {
        return field.getDeclaringClass() == Thread.class && field.getName().startsWith("threadLocalRandom");
    }

    /** Whether it has bytes among the {@code length} from {@code from} on. */
    public boolean overlaps(long from, long length) {
        return from < offset + bytes && offset < from + length;
    }
}
