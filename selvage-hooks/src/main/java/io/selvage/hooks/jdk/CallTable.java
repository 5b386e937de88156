package io.selvage.hooks.jdk;

import io.selvage.hooks.jdk.CallEffect.Reach;
import java.util.List;
import java.util.function.Predicate;

/**
 * The one answer to what a call of a method that is not woven can reach. Reviewed declarations come first, then what
 * was computed from the JDK's own code; what neither knows may do anything.
 */
public final class CallTable {
    private static final String OBJECT = "java/lang/Object";
    private static final String THROWABLE = "java/lang/Throwable";
    private static final String ENUM = "java/lang/Enum";
    private static final String TOOL = "io/selvage/";
    private static final String MOCK = "$MockitoMock$";

    /** For tests: what is not to be seen, so that somebody may notice. */
    private static final String BLIND = System.getProperty("selvage.blind", "");

    private static volatile CallEffects computed;
    private static volatile MethodFacts facts;
    private static volatile Predicate<String> frameworks = name -> false;

    private CallTable() {}

    /** {@code effects} says what declarations do not say. */
    public static void computeBy(CallEffects effects) {
        computed = effects;
    }

    public static void readBy(MethodFacts classFiles) {
        facts = classFiles;
    }

    /** Says by name, with dots, what is no part of any program: frameworks for tests, mocks and class files. */
    public static void frameworksBy(Predicate<String> names) {
        frameworks = names;
    }

    /** The method that is run if {@code method} is called on an object of exactly {@code type}. */
    public static Callee of(String type, String method, String descriptor) {
        return of(type, type, method, descriptor);
    }

    /** @param owner the class or interface through which it is called; what is declared of that holds, too */
    public static Callee of(String type, String owner, String method, String descriptor) {
        return BLIND.isEmpty()
                ? find(type, owner, method, descriptor)
                : find(type, owner, method, descriptor).without(BLIND);
    }

    private static Callee find(String type, String owner, String method, String descriptor) {
        if (type.startsWith(TOOL)) {
            return ofTool(owner, descriptor);
        }
        MethodFacts known = facts;
        List<String> lineage = known == null ? List.of(type) : known.lineage(type, method, descriptor);
        if (lineage.isEmpty()) {
            return ofForeign(type, owner, method, descriptor);
        }
        String declaring = lineage.get(lineage.size() - 1);
        if (declaring.equals(OBJECT) && !method.equals("<init>")) {
            return ofObject(method);
        }
        boolean locks = known != null && known.isSynchronized(declaring, method, descriptor);
        Callee declared = declared(lineage, owner, method, descriptor);
        if (declared != null) {
            return locked(declared, locks);
        }
        if (method.equals("<init>")) {
            Callee constructor = ofConstructor(type, descriptor, known);
            if (constructor != null) {
                return constructor;
            }
        }
        if (known != null && isHarmlessByAncestor(type, declaring, method, descriptor, known)) {
            return Callee.HARMLESS;
        }
        return locked(undeclared(type, method, descriptor, known), locks);
    }

    /** Whether objects of {@code type} have state that changes, and nothing that looks as if it protected it. */
    public static boolean isPlainState(String type) {
        MethodFacts known = facts;
        return JdkClasses.entry(type).isState() || known == null || known.isPlainState(type);
    }

    /** Whether it is declared that methods of {@code type} reach their objects, and arguments, only. */
    public static boolean isKnownState(String type) {
        return JdkClasses.entry(type).isState();
    }

    private static Callee undeclared(String type, String method, String descriptor, MethodFacts known) {
        CallEffects effects = computed;
        CallEffect effect = effects == null ? CallEffect.UNKNOWN : effects.of(type, method, descriptor);
        if (!effect.equals(CallEffect.UNKNOWN)) {
            return new Callee(effect, false, false);
        }
        return known == null || known.isPlainState(type) ? Callee.UNKNOWN : Callee.UNKNOWN_BUT_ORDERED;
    }

    /** Nobody else knows the object yet; null if it may do more than read its arguments. */
    private static Callee ofConstructor(String type, String descriptor, MethodFacts known) {
        if (known != null && known.isA(type, THROWABLE)) {
            return Callee.HARMLESS;
        }
        boolean isContainer = JdkClasses.isShared(type) && type.startsWith("java/util/");
        boolean isAlone = JdkClasses.isConfined(type)
                && Descriptors.changeable(descriptor) == 0
                && !JdkClasses.opensFile(type, descriptor);
        return isContainer ? DeclaredEffects.ofContainerConstructor(descriptor) : isAlone ? Callee.HARMLESS : null;
    }

    private static Callee locked(Callee callee, boolean locks) {
        return locks && !callee.effect().isPure() ? new Callee(callee.effect(), true, callee.isShallow()) : callee;
    }

    /** This tool is no part of the program, but the standard input that it gives to it is read in some order. */
    private static Callee ofTool(String owner, String descriptor) {
        return owner.equals("java/io/InputStream") ? DeclaredEffects.ofSharedInput(descriptor) : Callee.HARMLESS;
    }

    /** Of a class that is neither woven nor the JDK's. */
    private static Callee ofForeign(String type, String owner, String method, String descriptor) {
        if (type.contains(MOCK)) {
            return DeclaredEffects.ofMock(descriptor);
        }
        Callee declared = declared(List.of(type), owner, method, descriptor);
        return declared != null ? declared : ofUndeclaredForeign(type);
    }

    /** Whether a framework's own accesses are ordered is not the program's affair: they are unknown, but no race. */
    static Callee ofUndeclaredForeign(String type) {
        return frameworks.test(type.replace('/', '.')) ? Callee.UNKNOWN_BUT_ORDERED : Callee.UNKNOWN;
    }

    /** What declarations say of the method of the last of {@code lineage}; null if nothing. */
    private static Callee declared(List<String> lineage, String owner, String method, String descriptor) {
        for (String ancestor : lineage) {
            Callee declared = DeclaredEffects.of(JdkClasses.entry(ancestor), method, descriptor);
            if (declared != null) {
                return declared;
            }
        }
        Callee declared = DeclaredEffects.of(JdkClasses.entry(owner), method, descriptor);
        if (declared != null) {
            return declared;
        }
        for (String ancestor : lineage) {
            if (JdkClasses.entry(ancestor).isOperation() && !method.equals("<init>")) {
                return DeclaredEffects.ofOperation(JdkClasses.entry(ancestor), method, descriptor);
            }
        }
        return null;
    }

    /** What is not overridden tells no more than the object's identity; a copy reads everything. */
    private static Callee ofObject(String method) {
        return method.equals("clone")
                ? new Callee(new CallEffect(Reach.READ, 0, 0, Reach.NONE, false, false), false, true)
                : Callee.HARMLESS;
    }

    private static boolean isHarmlessByAncestor(
            String type, String declaring, String method, String descriptor, MethodFacts known) {
        if (known.isA(type, THROWABLE)) {
            return JdkClasses.effect(THROWABLE, method, descriptor) == MethodEffect.HARMLESS;
        }
        return known.isA(type, ENUM) && (declaring.equals(ENUM) || method.equals("values") || method.equals("valueOf"));
    }
}
