package io.selvage.agent.bytecode;

/** Names that mean something to the weaver. */
public final class Names {
    public static final String OBJECT = "java/lang/Object";
    public static final String THREAD = "java/lang/Thread";
    public static final String CONCURRENT = "java/util/concurrent/";

    /** First part of the name of everything the weaver adds to a class. */
    public static final String PREFIX = "selvage$";

    public static final String STATE = PREFIX + "state";
    public static final String INIT = PREFIX + "init";
    public static final String INITIALISER = PREFIX + "clinit";

    private static final String HOLDER = "$" + PREFIX + "holder";

    private Names() {}

    /** The class that has the values of the fields of an interface. */
    public static String holder(String interfaceName) {
        return interfaceName + HOLDER;
    }

    /** True for a class that the weaver made. */
    public static boolean isHolder(String name) {
        return name.endsWith(HOLDER);
    }

    /**
     * The field of an interface whose use makes the JVM define the holder; a class that inherits it knows which one is
     * meant.
     */
    public static String forceHolder(String interfaceName) {
        return PREFIX + "ready$" + interfaceName.replace('/', '-');
    }

    public static String dotted(String internalName) {
        return internalName.replace('/', '.');
    }

    public static String packageOf(String internalName) {
        return internalName.substring(0, Math.max(0, internalName.lastIndexOf('/')));
    }

    public static boolean isJdk(String internalName) {
        return internalName.startsWith("java/");
    }

    /** True if bootstrap methods of {@code type} make lambdas and method references. */
    public static boolean makesLambdas(String type) {
        return type.equals("java/lang/invoke/LambdaMetafactory");
    }

    /** A member that this weaver or another one added. */
    public static boolean isAddedByTool(String member) {
        return member.startsWith(PREFIX) || member.startsWith("$jacoco") || member.startsWith("$$pit");
    }

    /** Where PIT counts what is covered. */
    public static boolean isCoverageStore(String type) {
        return type.equals("sun/pitest/CodeCoverageStore");
    }

    /** A field whose accesses no other thread can distinguish. */
    public static boolean isUnobservable(String field) {
        return isAddedByTool(field)
                || field.equals("$assertionsDisabled")
                || field.equals("$VALUES")
                || isSwitchMap(field);
    }

    /** A compiler's table from enum ordinals to switch labels. */
    static boolean isSwitchMap(String field) {
        return field.startsWith("$SwitchMap$");
    }
}
