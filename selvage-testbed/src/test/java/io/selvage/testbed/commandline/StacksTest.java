package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.report.JsonWriter;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import io.selvage.testbed.programs.Stacks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stacks that a program takes are the same under control, in every execution, as without us. */
class StacksTest {
    @TempDir
    private Path folder;

    @Test
    void a_program_that_prints_its_stacks_prints_what_it_prints_without_us() throws IOException {
        String plain = plainly();
        Run run = SelvageProcess.selvage(
                folder,
                "run",
                "--json",
                "--schedules",
                "50",
                "--classpath",
                SelvageProcess.tests(),
                Stacks.class.getName());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        String text = new JsonWriter().begin('[').value(plain).end(']').toString();
        assertThat(run.out()).contains("\"outputs\":[{\"text\":" + text.substring(1, text.length() - 1) + ",");
        assertThat(run.out().split("\\{\"text\":")).as("one output").hasSize(2);
    }

    private static String plainly() throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        SelvageProcess.tests(),
                        Stacks.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
