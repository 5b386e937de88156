package io.selvage.agent;

import java.util.List;
import java.util.Set;

/**
 * Classes that are not the program under test, whatever their loader: this tool, test frameworks, libraries that make
 * mocks and classes, JDK internals.
 */
final class NeverWoven {
    private static final Set<String> TOOL = Set.of(
            "api",
            "hooks",
            "agent",
            "model",
            "dependence",
            "tracestate",
            "sync",
            "replay",
            "strategy",
            "scheduler",
            "detect",
            "options",
            "explore",
            "report",
            "monitor",
            "script",
            "frontend",
            "verify",
            "mutate",
            "cli",
            "junit");

    private static final String TOOL_PREFIX = "io/selvage/";

    private static final List<String> PREFIXES = List.of(
            "java/",
            "javax/",
            "jdk/",
            "sun/",
            "com/sun/",
            "picocli/",
            "org/junit/",
            "org/assertj/",
            "org/opentest4j/",
            "org/apiguardian/",
            "org/apache/maven/",
            "com/intellij/",
            "org/mockito/",
            "org/easymock/",
            "org/powermock/",
            "io/mockk/",
            "org/objenesis/",
            "net/bytebuddy/",
            "org/objectweb/asm/",
            "org/jacoco/",
            "org/hamcrest/");

    /** Where ByteBuddy puts what it makes of classes of the JDK. */
    private static final String MADE = "net/bytebuddy/renamed/";

    /** They call code of the program, such as {@code equals}, while they hold locks. */
    private static final List<String> MOCKING = List.of("org/mockito/", "org/easymock/", "io/mockk/");

    private NeverWoven() {}

    static boolean contains(String internalName) {
        for (String prefix : PREFIXES) {
            if (internalName.startsWith(prefix) && !internalName.startsWith(MADE)) {
                return true;
            }
        }
        // Mocks are made in the package of what they stand for, yet belong to the test framework.
        return isTool(internalName) || internalName.endsWith("-info") || internalName.contains("$MockitoMock$");
    }

    /** Whether it is library code that the program runs on: it sets itself up once in a JVM, not in each execution. */
    static boolean isEnvironment(String internalName) {
        return contains(internalName) && !isTool(internalName) && !internalName.startsWith("picocli/");
    }

    /** Whether it is of a framework that makes mocks: not woven, but its locks are under control. */
    static boolean isMocking(String internalName) {
        return MOCKING.stream().anyMatch(internalName::startsWith);
    }

    /** Whether it is of a library that this tool uses in a test's JVM, unless the program under test uses it too. */
    static boolean isToolsLibrary(String internalName) {
        return internalName.startsWith("edu/umd/cs/findbugs/") || internalName.startsWith("org/apache/bcel/");
    }

    /** Whether it is of this tool. The programs and components that come with it are programs like any other. */
    static boolean isTool(String name) {
        if (!name.startsWith(TOOL_PREFIX)) {
            return false;
        }
        int end = name.indexOf('/', TOOL_PREFIX.length());
        return end > 0
                && TOOL.contains(name.substring(TOOL_PREFIX.length(), end))
                && !name.startsWith("io/selvage/cli/demo/")
                && !name.startsWith("io/selvage/verify/study/");
    }
}
