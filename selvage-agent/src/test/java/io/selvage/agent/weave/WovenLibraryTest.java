package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.agent.weave.index.ClassIndex;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** A library of some size does the same work woven as plain: ASM itself, copying a class and computing its frames. */
class WovenLibraryTest {
    private static Map<String, byte[]> library;
    private static byte[] input;

    @BeforeAll
    static void readLibrary() throws Exception {
        library = Jars.classesBeside(ClassReader.class);
        try (InputStream file = ClassIndex.class.getResourceAsStream("ClassIndex.class")) {
            input = file.readAllBytes();
        }
    }

    private static byte[] copied(ClassLoader loader) throws Exception {
        Class<?> readers = loader.loadClass("org.objectweb.asm.ClassReader");
        Class<?> writers = loader.loadClass("org.objectweb.asm.ClassWriter");
        Class<?> visitors = loader.loadClass("org.objectweb.asm.ClassVisitor");
        Object reader = readers.getConstructor(byte[].class).newInstance((Object) input);
        Object writer = writers.getConstructor(int.class).newInstance(ClassWriter.COMPUTE_FRAMES);
        readers.getMethod("accept", visitors, int.class).invoke(reader, writer, ClassReader.SKIP_FRAMES);
        return (byte[]) writers.getMethod("toByteArray").invoke(writer);
    }

    private static ClassLoader woven() {
        ClassLoader parent = WovenLibraryTest.class.getClassLoader();
        AppWeaver weaver = new AppWeaver(new ClassIndex(parent, library::containsKey), true);
        BytesLoader loader = new BytesLoader(library, parent);
        library.keySet().forEach(name -> loader.changing(name, bytes -> weaver.weave(bytes, name)));
        return loader;
    }

    @Test
    void it_does_so_outside_of_control() throws Exception {
        assertThat(copied(woven())).isEqualTo(copied(getClass().getClassLoader()));
    }

    @Test
    void it_does_so_in_two_executions_in_a_row_and_tells_the_same() throws Exception {
        ClassLoader loader = woven();
        Callable<?> body = () -> copied(loader);
        Recorder.Trace first = Recorder.record(body);
        Recorder.Trace second = Recorder.record(body);
        assertThat(first.result()).isEqualTo(copied(getClass().getClassLoader()));
        assertThat(second.result()).isEqualTo(first.result());
        assertThat(first.events()).hasSizeGreaterThan(10_000);
        assertThat(second.events().equals(first.events())).isTrue();
    }
}
