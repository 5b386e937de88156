package io.selvage.agent.effects;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** By difference: what is said to be only read is the same, field by field, before and after the call. */
class EffectsOnRealObjectsTest {
    @TempDir
    private Path folder;

    @Test
    void what_is_not_written_does_not_change() throws Exception {
        String printed = run(SnapshotProbe.class);
        Matcher totals = Pattern.compile("calls=(\\d+) .*=(\\d+) lies=(\\d+)").matcher(printed);
        assertThat(totals.find()).as(printed).isTrue();
        assertThat(totals.group(3)).as(printed).isEqualTo("0");
        assertThat(Integer.parseInt(totals.group(1))).isGreaterThan(7_000);
        assertThat(Integer.parseInt(totals.group(2))).isGreaterThan(4_500);
    }

    /** In a JVM in which all packages are open. */
    private String run(Class<?> main) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String name : new TreeSet<>(Object.class.getModule().getPackages())) {
            command.addAll(List.of("--add-opens", "java.base/" + name + "=ALL-UNNAMED"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended).as("ends in time").isTrue();
        return Files.readString(output);
    }
}
