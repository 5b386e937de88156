package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.Commons;
import io.selvage.hooks.JdkHooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * State that the JVM keeps from one execution to the next: whoever changes it says so first. What the engine puts back
 * goes by the same names there.
 */
final class SharedStateEdits {
    private static final String LOCALE = "the default locale";
    private static final String ZONE = "the default time zone";
    private static final String LOGGERS = "loggers";
    private static final String NETWORK = "defaults of java.net";
    private static final String PROVIDERS = "security providers";
    private static final String BEANS = "MBeans";
    private static final String ASSERTIONS = "assertion status of classes";

    static final Map<String, List<ClassEdit>> BY_CLASS = Map.ofEntries(
            Map.entry(
                    "java/util/Locale",
                    changing(
                            LOCALE,
                            "setDefault(Ljava/util/Locale;)V",
                            "setDefault(Ljava/util/Locale$Category;Ljava/util/Locale;)V")),
            Map.entry("java/util/TimeZone", changing(ZONE, "setDefault(Ljava/util/TimeZone;)V")),
            Map.entry(
                    "java/util/logging/Logger",
                    changing(
                            LOGGERS,
                            "setLevel(Ljava/util/logging/Level;)V",
                            "addHandler(Ljava/util/logging/Handler;)V",
                            "removeHandler(Ljava/util/logging/Handler;)V",
                            "setUseParentHandlers(Z)V",
                            "setFilter(Ljava/util/logging/Filter;)V")),
            Map.entry(
                    "java/util/logging/LogManager",
                    changing(
                            LOGGERS,
                            "reset()V",
                            "readConfiguration()V",
                            "readConfiguration(Ljava/io/InputStream;)V",
                            "updateConfiguration(Ljava/util/function/Function;)V",
                            "updateConfiguration(Ljava/io/InputStream;Ljava/util/function/Function;)V")),
            Map.entry(
                    "java/util/logging/Handler",
                    changing(
                            LOGGERS,
                            "setLevel(Ljava/util/logging/Level;)V",
                            "setFilter(Ljava/util/logging/Filter;)V",
                            "setFormatter(Ljava/util/logging/Formatter;)V")),
            Map.entry(
                    "java/net/URL",
                    changing(NETWORK, "setURLStreamHandlerFactory(Ljava/net/URLStreamHandlerFactory;)V")),
            Map.entry(
                    "java/net/URLConnection",
                    changing(NETWORK, "setContentHandlerFactory(Ljava/net/ContentHandlerFactory;)V")),
            Map.entry("java/net/Authenticator", changing(NETWORK, "setDefault(Ljava/net/Authenticator;)V")),
            Map.entry("java/net/ProxySelector", changing(NETWORK, "setDefault(Ljava/net/ProxySelector;)V")),
            Map.entry("java/net/CookieHandler", changing(NETWORK, "setDefault(Ljava/net/CookieHandler;)V")),
            Map.entry("java/net/ResponseCache", changing(NETWORK, "setDefault(Ljava/net/ResponseCache;)V")),
            Map.entry(
                    "java/security/Security",
                    changing(
                            PROVIDERS,
                            "insertProviderAt(Ljava/security/Provider;I)I",
                            "addProvider(Ljava/security/Provider;)I",
                            "removeProvider(Ljava/lang/String;)V")),
            Map.entry(
                    "com/sun/jmx/mbeanserver/JmxMBeanServer",
                    changing(
                            BEANS,
                            "registerMBean(Ljava/lang/Object;Ljavax/management/ObjectName;)"
                                    + "Ljavax/management/ObjectInstance;",
                            "unregisterMBean(Ljavax/management/ObjectName;)V")),
            Map.entry("java/lang/ClassLoader", ofClassLoader()));

    /** Nobody who asks a class for its members gets to see those that weaving has added. */
    static final List<ClassEdit> MEMBERS = List.of(
            visible("filterFields", "[Ljava/lang/reflect/Field;", "visibleFields"),
            visible("filterMethods", "[Ljava/lang/reflect/Method;", "visibleMethods"));

    private SharedStateEdits() {}

    private static ClassEdit visible(String method, String members, String hook) {
        return new HeadHook(
                method + "(Ljava/lang/Class;" + members + ")" + members,
                start().load("Ljava/lang/Object;", 1).hook(JdkHooks.class, hook, "(" + members + ")" + members),
                HookAnswer.REFERENCE);
    }

    private static List<ClassEdit> changing(String what, String... methods) {
        List<ClassEdit> edits = new ArrayList<>();
        for (String method : methods) {
            CodeSnippet call = start().push(what).hook(Commons.class, "noteChange", "(Ljava/lang/String;)V");
            edits.add(new HeadHook(method, call, HookAnswer.NONE));
        }
        return List.copyOf(edits);
    }

    /** The loader of the program is the system's, by identity and by name. */
    private static List<ClassEdit> ofClassLoader() {
        List<ClassEdit> edits = new ArrayList<>(changing(
                ASSERTIONS,
                "setDefaultAssertionStatus(Z)V",
                "setPackageAssertionStatus(Ljava/lang/String;Z)V",
                "setClassAssertionStatus(Ljava/lang/String;Z)V",
                "clearAssertionStatus()V"));
        edits.add(new HeadHook(
                "getSystemClassLoader()Ljava/lang/ClassLoader;",
                start().hook(JdkHooks.class, "systemClassLoader", "()Ljava/lang/ClassLoader;"),
                HookAnswer.REFERENCE));
        edits.add(new HeadHook(
                "defineClass(Ljava/lang/String;[BIILjava/security/ProtectionDomain;)Ljava/lang/Class;",
                start().self()
                        .load("[B", 2)
                        .load("I", 3)
                        .load("I", 4)
                        .hook(ClassHooks.class, "earlier", "(Ljava/lang/ClassLoader;[BII)Ljava/lang/Class;"),
                HookAnswer.REFERENCE));
        edits.add(new HeadHook(
                "nameAndId(Ljava/lang/ClassLoader;)Ljava/lang/String;",
                start().load("Ljava/lang/ClassLoader;", 0)
                        .hook(JdkHooks.class, "nameAndId", "(Ljava/lang/ClassLoader;)Ljava/lang/String;"),
                HookAnswer.REFERENCE));
        return List.copyOf(edits);
    }
}
