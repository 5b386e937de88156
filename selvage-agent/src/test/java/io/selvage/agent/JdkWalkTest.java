package io.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.effects.ComputedEffects;
import io.selvage.agent.weave.index.JdkMethodFacts;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.JdkClasses;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Says of each public method of {@code java.base} whether a call of it is seen, harmless, or not known. A list of all
 * is written to {@code target/jdk-walk.txt}.
 */
class JdkWalkTest {
    private enum Answer {
        SEEN,
        HARMLESS,
        UNKNOWN
    }

    /** What is not unknown, in percent: it may only grow. */
    private static final int LEAST_KNOWN = 83;

    @BeforeAll
    static void readClassFiles() {
        CallTable.readBy(new JdkMethodFacts());
        CallTable.computeBy(new ComputedEffects());
    }

    @AfterAll
    static void leaveDeclarationsAlone() {
        CallTable.computeBy(null);
    }

    @Test
    void every_public_method_is_seen_or_harmless_or_known_to_be_unknown() throws IOException {
        Map<String, Answer> answers = new TreeMap<>();
        for (Class<?> type : publicClasses()) {
            answer(type, answers);
        }
        Map<Answer, Long> counts =
                answers.values().stream().collect(Collectors.groupingBy(answer -> answer, Collectors.counting()));
        Files.write(Path.of("target/jdk-walk.txt"), lines(answers, counts));
        assertThat(answers).hasSizeGreaterThan(10_000);
        long unknown = counts.getOrDefault(Answer.UNKNOWN, 0L);
        assertThat(100 * (answers.size() - unknown) / answers.size())
                .as("percent of methods that are known, %s", counts)
                .isGreaterThanOrEqualTo(LEAST_KNOWN);
    }

    private static List<String> lines(Map<String, Answer> answers, Map<Answer, Long> counts) {
        Stream<String> each = answers.entrySet().stream().map(entry -> entry.getValue() + " " + entry.getKey());
        return Stream.concat(Stream.of(counts.toString()), each).toList();
    }

    private static List<Class<?>> publicClasses() throws IOException {
        Set<String> exported =
                ModuleLayer.boot().findModule("java.base").orElseThrow().getDescriptor().exports().stream()
                        .filter(export -> !export.isQualified())
                        .map(ModuleDescriptor.Exports::source)
                        .collect(Collectors.toSet());
        Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('/', '.'))
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> exported.contains(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
                    .<Class<?>>map(JdkWalkTest::load)
                    .filter(type -> Modifier.isPublic(type.getModifiers()))
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void answer(Class<?> type, Map<String, Answer> answers) {
        for (Method method : type.getDeclaredMethods()) {
            boolean runs = Modifier.isPublic(method.getModifiers()) && !Modifier.isAbstract(method.getModifiers());
            if (runs && !method.isSynthetic()) {
                answer(type, method.getName(), method.getReturnType(), method.getParameterTypes(), answers);
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (Modifier.isPublic(constructor.getModifiers())) {
                answer(type, "<init>", void.class, constructor.getParameterTypes(), answers);
            }
        }
    }

    private static void answer(
            Class<?> type, String method, Class<?> result, Class<?>[] parameters, Map<String, Answer> answers) {
        String owner = type.getName().replace('.', '/');
        String descriptor = MethodType.methodType(result, parameters).toMethodDescriptorString();
        answers.put(owner + "." + method + descriptor, answer(owner, method, descriptor));
    }

    private static Answer answer(String owner, String method, String descriptor) {
        if (JdkClasses.isShared(owner) && !method.equals("<init>")) {
            return Answer.SEEN;
        }
        Callee callee = CallTable.of(owner, method, descriptor);
        return callee.isHarmless() ? Answer.HARMLESS : callee.effect().isUnknown() ? Answer.UNKNOWN : Answer.SEEN;
    }
}
