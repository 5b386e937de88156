package io.selvage.agent.weave.escape;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * A value on the stack or in a local variable.
 *
 * @param made the instruction that made it as a new object; null if that is not known
 */
record TrackedValue(int size, Reach reach, TypeInsnNode made) implements Value {
    static final TrackedValue ONE = new TrackedValue(1, Reach.NONE, null);
    static final TrackedValue TWO = new TrackedValue(2, Reach.NONE, null);
    static final TrackedValue HOLDER = new TrackedValue(1, Reach.HOLDER, null);

    static TrackedValue of(Reach reach) {
        return new TrackedValue(1, reach, null);
    }

    /** A value of {@code type} that has nothing to do with the object; null for {@code void}. */
    static TrackedValue ofType(Type type) {
        return switch (type.getSize()) {
            case 0 -> null;
            case 1 -> ONE;
            default -> TWO;
        };
    }

    /** A value of {@code type} that comes from one that leads to the object. */
    static TrackedValue from(Type type) {
        return canHold(type) ? HOLDER : ofType(type);
    }

    private static boolean canHold(Type type) {
        return type.getSort() == Type.OBJECT && !type.getInternalName().equals("java/lang/String")
                || type.getSort() == Type.ARRAY && type.getElementType().getSort() == Type.OBJECT;
    }

    boolean isTracked() {
        return reach != Reach.NONE;
    }

    TrackedValue merge(TrackedValue other) {
        if (equals(other)) {
            return this;
        }
        TypeInsnNode same = made == other.made ? made : null;
        return new TrackedValue(Math.min(size, other.size), reach.or(other.reach), same);
    }

    @Override
    public int getSize() {
        return size;
    }
}
