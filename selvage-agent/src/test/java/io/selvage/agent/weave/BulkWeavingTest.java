package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.index.ClassIndex;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** The JVM's own verifier accepts every class of big libraries as woven. */
class BulkWeavingTest {
    @ParameterizedTest
    @ValueSource(
            classes = {
                org.objectweb.asm.ClassReader.class,
                org.objectweb.asm.tree.ClassNode.class,
                org.assertj.core.api.Assertions.class,
                org.junit.jupiter.api.Test.class,
                org.junit.platform.commons.util.ReflectionUtils.class
            })
    void every_class_of_a_library_passes_the_verifier(Class<?> member) throws Exception {
        Map<String, byte[]> classes = Jars.classesBeside(member);
        AppWeaver weaver = new AppWeaver(new ClassIndex(member.getClassLoader(), classes::containsKey), true);
        BytesLoader loader = new BytesLoader(classes, member.getClassLoader());
        classes.keySet().forEach(name -> loader.changing(name, bytes -> weaver.weave(bytes, name)));
        assertThat(rejected(classes, loader)).isEmpty();
    }

    @Test
    void the_collections_and_concurrent_classes_of_the_jdk_pass_as_if_they_were_applications() throws Exception {
        Map<String, byte[]> classes = collectionsOfTheJdk();
        AppWeaver weaver = new AppWeaver(new ClassIndex(null, classes::containsKey), true);
        assertThat(newlyRejected(classes, weaver::weave)).isEmpty();
    }

    @Test
    void they_pass_with_only_their_monitors_woven() throws Exception {
        Map<String, byte[]> classes = collectionsOfTheJdk();
        AppWeaver weaver = new AppWeaver(new ClassIndex(null, classes::containsKey), true);
        assertThat(newlyRejected(classes, weaver::weaveMonitorsOnly)).isEmpty();
    }

    private static Map<String, byte[]> collectionsOfTheJdk() throws IOException {
        Map<String, byte[]> classes = Jars.classesOfTheJdk("java/util/");
        assertThat(classes).hasSizeGreaterThan(1000);
        return classes;
    }

    /** Classes of java.* cannot be defined by a test: once woven they move to another package. Some break by that. */
    private List<String> newlyRejected(Map<String, byte[]> classes, BiFunction<byte[], String, byte[]> weaving) {
        Map<String, byte[]> woven = new TreeMap<>();
        Map<String, byte[]> plain = new TreeMap<>();
        classes.forEach((name, bytes) -> {
            woven.put("moved/" + name, move(weaving.apply(bytes, name)));
            plain.put("moved/" + name, move(bytes));
        });
        ClassLoader parent = getClass().getClassLoader();
        Map<String, String> anyway = rejected(plain, new BytesLoader(plain, parent));
        assertThat(anyway).hasSizeLessThan(classes.size() / 10);
        Map<String, String> rejected = rejected(woven, new BytesLoader(woven, parent));
        rejected.keySet().removeAll(anyway.keySet());
        return List.copyOf(rejected.values());
    }

    private static byte[] move(byte[] classFile) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(classFile)
                .accept(
                        new ClassRemapper(writer, new Remapper(Opcodes.ASM9) {
                            @Override
                            public String map(String name) {
                                return name.startsWith("java/util/") ? "moved/" + name : name;
                            }
                        }),
                        0);
        return writer.toByteArray();
    }

    /** What the verifier says of the classes it refuses; those that miss something they depend on are left out. */
    private static Map<String, String> rejected(Map<String, byte[]> classes, ClassLoader loader) {
        Map<String, String> rejected = new TreeMap<>();
        for (String name : classes.keySet()) {
            try {
                // asking for its methods links a class, but does not initialise it
                Class.forName(name.replace('/', '.'), false, loader).getDeclaredMethods();
            } catch (IllegalAccessError outOfReach) {
                continue;
            } catch (VerifyError | ClassFormatError | IncompatibleClassChangeError error) {
                rejected.put(name, name + ": " + error.getMessage());
            } catch (ClassNotFoundException | NoClassDefFoundError missing) {
                continue;
            }
        }
        return rejected;
    }
}
