package io.selvage.testbed.monitors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.input.XmlSpec;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Other ways to specify a monitor, and two monitors side by side. */
class MonitorFormsTest {
    private static final String XML = """
            <?xml version="1.0"?>
            <!DOCTYPE userprovided SYSTEM "http://localhost:1/never-fetched.dtd">
            <userprovided>
              <factory>%s</factory>
              <monitor>
                <method name="put" id="put">
                  <parameterTypes><parameterType>int</parameterType></parameterTypes>
                  <wait id="put_wait"><variable>full</variable></wait>
                  <notifyAll id="put_notify"><variable>full</variable></notifyAll>
                </method>
                <method name="take" id="take">
                  <parameterTypes></parameterTypes>
                  <wait id="take_wait"><variable>full</variable></wait>
                  <notifyAll id="take_notify"><variable>full</variable></notifyAll>
                </method>
              </monitor>
            </userprovided>
            """.formatted(BufferFactory.class.getName());

    @TempDir
    private Path folder;

    private MonitorSpec<?> read(String xml) throws IOException {
        return XmlSpec.read(
                Files.writeString(folder.resolve("spec.xml"), xml), getClass().getClassLoader());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void an_xml_file_and_hooks_give_the_numbers_of_the_bounded_buffer(boolean hooked) throws IOException {
        Options options = Options.DEFAULTS.with(MonitorOptions.HOOKED, hooked);
        MonitorResult result = read(XML).explore(options);
        assertThat(result.result().fault()).isEmpty();
        assertThat(result.states()).isEqualTo(24);
        assertThat(result.paths()).isEqualTo(49);
        assertThat(result.transitions()).isEqualTo(72);
        assertThat(result.result().turnstile().equals("hooked")).isEqualTo(hooked);
    }

    @Test
    void what_is_wrong_with_an_xml_file_is_said() {
        assertThatThrownBy(() -> read(XML.replace("name=\"take\"", "name=\"grab\"")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("spec.xml:11: ")
                .hasMessageContaining("grab");
        assertThatThrownBy(() -> read(XML.replace("BufferFactory", "NoFactory")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("NoFactory");
        assertThatThrownBy(() -> read(XML.replace("</monitor>", "")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("spec.xml:17: no proper XML");
        assertThatThrownBy(() -> read(XML.replace("<variable>full<", "<variable>fool<")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("spec.xml:8: ")
                .hasMessageContaining("fool");
    }

    @Test
    void ids_are_there_once_and_are_those_of_the_hooks() {
        assertThatThrownBy(() -> read(XML.replace("take_wait", "put_wait")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("the id 'put_wait' is also that of the wait in line 8");
        assertThatThrownBy(() -> read(XML.replace("take_notify", "take")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("the id 'take' is also that of the method");
        assertThatThrownBy(() -> read(XML.replace("take_wait", "wait_for_it")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("no hook of", "HookedBuffer has the id 'wait_for_it'");
        assertThatThrownBy(() -> read(XML.replaceAll(" *<notifyAll id=.take_notify.*\n", "")))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("no element is about the hook 'take_notify'");
    }

    @Test
    void entities_are_not_read() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "full");
        for (String entity : List.of("x SYSTEM \"" + secret.toUri() + "\"", "x \"full\"", "% x \"full\"")) {
            String external =
                    XML.replace("SYSTEM \"http://localhost:1/never-fetched.dtd\"", "[<!ENTITY " + entity + ">]");
            assertThatThrownBy(() -> read(external.replaceFirst("<variable>full<", "<variable>&x;<")))
                    .as(entity)
                    .isInstanceOf(BadSpec.class)
                    .hasMessageContaining("spec.xml:2: ")
                    .hasMessageContaining("entities");
        }
    }

    @Test
    void a_document_type_is_not_fetched() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(1);
            String here = XML.replace("localhost:1/", "localhost:" + server.getLocalPort() + "/");
            assertThat(read(here).name()).endsWith("HookedBuffer");
            assertThatThrownBy(server::accept).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void abstraction_functions_stand_for_what_has_no_simple_value() {
        MonitorResult result = MonitorSpec.of(HookedBuffer.class)
                .instance(() -> new HookedBuffer(2))
                .calling("put(7)", buffer -> buffer.put(7))
                .calling("take()", HookedBuffer::take)
                .state("empty", HookedBuffer::isEmpty)
                .explore();
        assertThat(result.state()).containsExactly("empty");
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void a_refactoring_shows_the_same_behaviour() {
        Result result = MonitorSpec.of(SlotBuffer.class)
                .create(2)
                .call("put")
                .call("take")
                .compare(
                        MonitorSpec.of(SlotBuffer.Refactored.class)
                                .create(2)
                                .call("put")
                                .call("take"),
                        Options.DEFAULTS);
        assertThat(result.findings()).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void a_mistake_shows_in_a_shortest_sequence() {
        Result result = MonitorSpec.of(SlotBuffer.class)
                .create(1)
                .call("put")
                .call("take")
                .compare(
                        MonitorSpec.of(SlotBuffer.Forgetful.class)
                                .create(1)
                                .call("put")
                                .call("take"),
                        Options.DEFAULTS);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.findings().get(0).steps()).hasSize(4);
        assertThat(result.findings().get(0).message()).contains("T2 put() completes");
    }
}
