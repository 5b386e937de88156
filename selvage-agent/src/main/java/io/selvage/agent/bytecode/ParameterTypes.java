package io.selvage.agent.bytecode;

import java.util.Arrays;
import org.objectweb.asm.Type;

/** Parameter lists of synthetic methods. */
public final class ParameterTypes {
    private ParameterTypes() {}

    public static Type[] prepend(Type first, Type[] rest) {
        Type[] all = new Type[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    public static Type[] append(Type[] types, Type last) {
        Type[] all = Arrays.copyOf(types, types.length + 1);
        all[types.length] = last;
        return all;
    }

    /** Local variable slots that values of these types take. */
    public static int slots(Type[] types) {
        int slots = 0;
        for (Type type : types) {
            slots += type.getSize();
        }
        return slots;
    }

    /** Local variable slots that the parameters of a method take, without its receiver. */
    public static int slots(String methodDescriptor) {
        return (Type.getArgumentsAndReturnSizes(methodDescriptor) >> 2) - 1;
    }

    public static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }
}
