package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FindingKind;
import io.selvage.testbed.SelvageProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands print with --json is as docs/result.schema.json says. */
class ResultSchemaTest {
    private static final Path SCHEMA = Path.of("..", "docs", "result.schema.json");

    @TempDir
    private Path out;

    private static JsonSchema schema() throws IOException {
        return new JsonSchema(Files.readString(SCHEMA));
    }

    private String json(String command) {
        String classpath = SelvageProcess.corpus() + File.pathSeparator + SelvageProcess.tests();
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(1, List.of("--json", "--out", out.toString()));
        if (!words.get(0).equals("replay")) {
            words.addAll(1, List.of("--classpath", classpath));
        }
        SelvageProcess.Run run = SelvageProcess.here(out, words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isNotEqualTo(2);
        return run.out();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run io.selvage.testbed.kernel.LockOrder",
                "run io.selvage.testbed.kernel.BufferNotifyAll",
                "run --schedules 200 --keep-going io.selvage.testbed.programs.ManyTraces",
                "run --strategy random --schedules 3 io.selvage.testbed.kernel.AccountFixed",
                "monitor FairBridge",
                "monitor BoundedOvertakingAllocator",
                "script clock",
            })
    void what_a_command_prints_follows_the_schema(String command) throws IOException {
        assertThat(schema().violations(json(command))).isEmpty();
    }

    @Test
    void what_a_replay_prints_follows_the_schema() throws IOException {
        json("run io.selvage.testbed.kernel.LockOrder");
        try (var files = Files.list(out)) {
            Path schedule = files.filter(file -> file.toString().endsWith(".schedule"))
                    .findFirst()
                    .orElseThrow();
            assertThat(schema().violations(json("replay " + schedule))).isEmpty();
        }
    }

    @Test
    void the_schema_knows_every_kind_of_finding() throws IOException {
        String text = Files.readString(SCHEMA);
        for (FindingKind kind : FindingKind.values()) {
            assertThat(text).contains('"' + kind.name() + '"');
        }
    }

    @Test
    void an_object_that_breaks_the_schema_is_noticed() throws IOException {
        assertThat(schema().violations("{\"tool\":\"other\",\"verdict\":\"FINE\",\"findings\":[1]}"))
                .contains(
                        "$ lacks command", "$.tool is not selvage", "$.verdict is FINE", "$.findings[0] is no object");
    }
}
