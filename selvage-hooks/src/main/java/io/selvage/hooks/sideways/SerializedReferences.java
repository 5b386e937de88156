package io.selvage.hooks.sideways;

import java.lang.invoke.SerializedLambda;

/** Serializable method references that were pointed to another method than the program's text names. */
public final class SerializedReferences {
    private static final String SEPARATOR = "\t";

    private SerializedReferences() {}

    /** How the table of {@link #original} says that {@code bridge} stands for a method. */
    public static String entry(String bridge, int kind, String owner, String name, String descriptor) {
        return String.join(SEPARATOR, bridge, Integer.toString(kind), owner, name, descriptor);
    }

    /**
     * {@code lambda} as it would be without us.
     *
     * @param table entries, one in a line
     */
    public static SerializedLambda original(SerializedLambda lambda, String table) {
        for (String line : table.split("\n")) {
            String[] entry = line.split(SEPARATOR);
            if (entry[0].equals(lambda.getImplMethodName())) {
                return of(lambda, Integer.parseInt(entry[1]), entry[2], entry[3], entry[4]);
            }
        }
        return lambda;
    }

    private static SerializedLambda of(
            SerializedLambda lambda, int kind, String owner, String name, String descriptor) {
        Object[] captured = new Object[lambda.getCapturedArgCount()];
        for (int i = 0; i < captured.length; i++) {
            captured[i] = lambda.getCapturedArg(i);
        }
        return new SerializedLambda(
                SerializedReferences.class, // only its name is kept, and nobody asks for it any more
                lambda.getFunctionalInterfaceClass(),
                lambda.getFunctionalInterfaceMethodName(),
                lambda.getFunctionalInterfaceMethodSignature(),
                kind,
                owner,
                name,
                descriptor,
                lambda.getInstantiatedMethodType(),
                captured);
    }
}
