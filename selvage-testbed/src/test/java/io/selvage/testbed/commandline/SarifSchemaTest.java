package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands write with --sarif follows the official schema of SARIF 2.1.0, which a library brings along. */
class SarifSchemaTest {
    @TempDir
    private Path out;

    private static JsonSchema schema() throws IOException {
        try (InputStream text = SarifSchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return new JsonSchema(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private String sarif(String command) throws IOException {
        Path file = out.resolve("log.sarif");
        String classpath = SelvageProcess.corpus() + File.pathSeparator + SelvageProcess.tests();
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(1, List.of("--classpath", classpath, "--sarif", file.toString(), "--out", out.toString()));
        SelvageProcess.Run run = SelvageProcess.here(out, words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isNotEqualTo(2);
        return Files.readString(file);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run io.selvage.testbed.kernel.LockOrder",
                "run io.selvage.testbed.kernel.BufferNotifyAll",
                "run --schedules 200 --keep-going --discipline io.selvage.testbed.programs.ManyTraces",
                "run --steps 10 io.selvage.testbed.kernel.BufferNotifyAll",
                "monitor BoundedOvertakingAllocator",
                "script clock",
            })
    void what_a_command_writes_follows_the_schema(String command) throws IOException {
        assertThat(schema().violations(sarif(command))).isEmpty();
    }

    @Test
    void a_log_that_breaks_the_schema_is_noticed() throws IOException {
        assertThat(schema().violations("{\"version\":\"2.0\",\"runs\":[{\"results\":[{\"ruleIndex\":-2}],\"x\":1}]}"))
                .contains(
                        "$.version is 2.0",
                        "$.runs[0] lacks tool",
                        "$.runs[0] has a member x",
                        "$.runs[0].results[0] lacks message",
                        "$.runs[0].results[0].ruleIndex is below -1.0");
    }
}
