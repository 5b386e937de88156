package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.agent.weave.calls.MockCallMarker;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

class MockCallsTest {
    private static final String NESTED = "Sample$Invocation";
    private static final Map<String, String> NAMES = Map.of(NESTED, "org/mockito/invocation/Invocation");

    @Test
    void a_call_of_a_mock_is_announced_as_a_change_of_the_mock() throws Exception {
        BytesLoader loader = loader("handle");
        loader.changing("Sample", MockCallMarker::mark);
        Recorder.Trace trace = Recorder.record(() -> Sample.run(loader));
        assertThat(trace.result()).isEqualTo("mock");
        assertThat(trace.events()).singleElement().asString().contains("org.mockito.Mockito.mock");
    }

    @Test
    void a_handler_that_handles_in_another_way_is_refused() {
        byte[] classFile = handler("handleOtherwise").get("Sample");
        assertThatThrownBy(() -> MockCallMarker.mark(classFile)).hasMessageContaining("version of Mockito");
    }

    private BytesLoader loader(String method) {
        return new BytesLoader(handler(method), getClass().getClassLoader());
    }

    /** A class that handles calls as Mockito's does, by a method of this name. */
    private static Map<String, byte[]> handler(String method) {
        Map<String, byte[]> classes = Compiled.of("""
                public class Sample {
                    public Object NAME(Invocation call) {
                        return call.getMock();
                    }
                    public static Object run() {
                        return new Sample().NAME(() -> "mock");
                    }
                    public interface Invocation {
                        Object getMock();
                    }
                }
                """.replace("NAME", method));
        return Map.of("Sample", renamed(classes, "Sample"), NAMES.get(NESTED), renamed(classes, NESTED));
    }

    private static byte[] renamed(Map<String, byte[]> classes, String name) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(classes.get(name))
                .accept(new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, NAMES)), 0);
        return writer.toByteArray();
    }
}
