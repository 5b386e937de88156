package io.selvage.agent.effects;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value on the stack or in a variable.
 *
 * @param size in slots
 * @param origins of the object, as in {@link Origins}
 * @param type internal name of its class, or descriptor of its array type; null if not known, or for a primitive
 * @param isExact whether it is of exactly this class
 * @param isNull whether it is null, or has no value yet
 */
record OriginValue(int size, long origins, String type, boolean isExact, boolean isNull) implements Value {
    static final OriginValue NULL = new OriginValue(1, 0, null, false, true);
    static final OriginValue SMALL = new OriginValue(1, 0, null, false, false);
    static final OriginValue LARGE = new OriginValue(2, 0, null, false, false);

    static OriginValue object(long origins, String type) {
        return new OriginValue(1, origins, type, false, false);
    }

    static OriginValue exactly(long origins, String type) {
        return new OriginValue(1, origins, type, true, false);
    }

    static OriginValue primitive(Type type) {
        return type.getSize() == 2 ? LARGE : SMALL;
    }

    static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }

    @Override
    public int getSize() {
        return size;
    }

    boolean isArray() {
        return type != null && type.startsWith("[");
    }

    OriginValue with(long other) {
        return new OriginValue(size, other, type, isExact, isNull);
    }

    OriginValue join(OriginValue other) {
        if (equals(other) || other.isNull) {
            return this;
        }
        if (isNull) {
            return other;
        }
        boolean sameType = type != null && type.equals(other.type);
        return new OriginValue(
                Math.min(size, other.size),
                origins | other.origins,
                sameType ? type : null,
                sameType && isExact && other.isExact,
                false);
    }
}
