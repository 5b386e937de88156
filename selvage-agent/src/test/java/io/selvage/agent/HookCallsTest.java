package io.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.jdk.JdkWeaver;
import io.selvage.agent.weave.AppWeaver;
import io.selvage.agent.weave.index.ClassIndex;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Woven code names hooks by strings: each of them is a method of the hooks. */
class HookCallsTest {
    private interface Weaver {
        /** Null if the class stays as it is. */
        byte[] weave(byte[] classFile, String internalName);
    }

    @Test
    void woven_programs_call_hooks_that_exist() throws Exception {
        Path jar = Path.of(Assertions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        ClassIndex index = new ClassIndex(Assertions.class.getClassLoader(), name -> name.startsWith("org/assertj/"));
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Set<String> called = calledIn(files.getPath("/"), "org/assertj", new AppWeaver(index, true)::weave);
            assertThat(called).hasSizeGreaterThan(20).allSatisfy(HookCallsTest::assertExists);
        }
    }

    @Test
    void woven_classes_of_the_JDK_call_hooks_that_exist() throws Exception {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        JdkWeaver weaver = new JdkWeaver(
                Runtime.version().feature(), (classFile, name) -> classFile, (classFile, name) -> classFile);
        Set<String> called = calledIn(base, "java", weaver::weaveNew);
        called.addAll(calledIn(base, "jdk/internal", weaver::weaveNew));
        assertThat(called).hasSizeGreaterThan(40).allSatisfy(HookCallsTest::assertExists);
    }

    /** The hooks that woven classes below {@code folder} call, as type, method and descriptor. */
    private static Set<String> calledIn(Path root, String folder, Weaver weaver) throws IOException {
        Set<String> called = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root.resolve(folder))) {
            for (Path file : (Iterable<Path>) files.filter(HookCallsTest::isClass)::iterator) {
                String name = root.relativize(file).toString().replace(".class", "");
                byte[] woven = weaver.weave(Files.readAllBytes(file), name);
                if (woven != null) {
                    addCalls(woven, called);
                }
            }
        }
        return called;
    }

    private static boolean isClass(Path file) {
        return file.toString().endsWith(".class") && !file.toString().endsWith("-info.class");
    }

    private static void addCalls(byte[] woven, Set<String> called) {
        ClassNode type = new ClassNode();
        new ClassReader(woven).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call && call.owner.startsWith("io/selvage/hooks/")) {
                    called.add(call.owner + " " + call.name + " " + call.desc);
                }
            }
        }
    }

    private static void assertExists(String hook) {
        String[] parts = hook.split(" ");
        try {
            Class<?> type = Class.forName(parts[0].replace('/', '.'));
            MethodType shape = MethodType.fromMethodDescriptorString(parts[2], HookCallsTest.class.getClassLoader());
            boolean constructor = parts[1].equals("<init>")
                    && Arrays.stream(type.getConstructors())
                            .anyMatch(made -> shape.parameterList().equals(Arrays.asList(made.getParameterTypes())));
            assertThat(constructor || isMethod(type, parts[1], shape)).as(hook).isTrue();
        } catch (ClassNotFoundException missing) {
            throw new AssertionError(hook, missing);
        }
    }

    private static boolean isMethod(Class<?> type, String name, MethodType shape) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && method.getReturnType() == shape.returnType())
                .anyMatch(method -> shape.parameterList().equals(Arrays.asList(method.getParameterTypes())));
    }
}
