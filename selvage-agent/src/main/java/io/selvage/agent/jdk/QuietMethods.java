package io.selvage.agent.jdk;

import java.util.Map;
import java.util.Set;

/**
 * JDK methods that are none of the program's business: class loading, making and changing classes, linkage, the JVM's
 * own threads that look after other processes, registries that outlive an execution. They happen at some executions and
 * not at others, so hooks are inert inside.
 */
final class QuietMethods {
    private static final Map<String, Set<String>> BY_CLASS = Map.ofEntries(
            Map.entry(
                    "java/lang/ClassLoader",
                    Set.of("loadClass", "defineClass", "getResource", "getResources", "getResourceAsStream")),
            Map.entry("java/lang/invoke/MethodHandles$Lookup", Set.of("defineClass")),
            Map.entry("java/lang/reflect/Proxy", Set.of("getProxyConstructor")),
            Map.entry("sun/instrument/InstrumentationImpl", Set.of("retransformClasses", "redefineClasses")),
            Map.entry("java/lang/ProcessImpl", Set.of("start", "waitFor")),
            Map.entry("java/lang/ProcessHandleImpl", Set.of("completion")),
            Map.entry("jdk/internal/loader/BuiltinClassLoader", Set.of("loadClass", "loadClassOrNull")),
            Map.entry("jdk/internal/loader/ClassLoaders$AppClassLoader", Set.of("loadClass")),
            Map.entry("java/net/URLClassLoader", Set.of("findClass", "findResource", "getResourceAsStream")),
            Map.entry(
                    "java/lang/invoke/MethodHandleNatives",
                    Set.of(
                            "linkCallSite",
                            "linkDynamicConstant",
                            "linkMethod",
                            "linkMethodHandleConstant",
                            "findMethodHandleType")),
            Map.entry("java/lang/invoke/MethodHandle", Set.of("customize")),
            Map.entry("java/lang/invoke/LambdaForm", Set.of("compileToBytecode", "prepare")),
            Map.entry("java/lang/invoke/MethodType", Set.of("makeImpl")),
            Map.entry("java/lang/invoke/VarForm", Set.of("getMemberName", "resolveMemberName")),
            Map.entry(
                    "jdk/internal/reflect/ReflectionFactory",
                    Set.of("newMethodAccessor", "newFieldAccessor", "newConstructorAccessor")),
            Map.entry("java/lang/ref/ReferenceQueue", Set.of("poll", "enqueue", "remove")),
            Map.entry("jdk/internal/vm/ThreadContainers", Set.of("registerContainer", "deregisterContainer")));

    private QuietMethods() {}

    static boolean anyIn(String type) {
        return BY_CLASS.containsKey(type);
    }

    /** @param method name and descriptor */
    static boolean contains(String type, String method) {
        Set<String> names = BY_CLASS.get(type);
        return names != null && names.contains(method.substring(0, method.indexOf('(')));
    }
}
