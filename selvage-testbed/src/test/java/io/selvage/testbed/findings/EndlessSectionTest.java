package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.variant.Variant17;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A call that changes something for ever: {@code run} cannot know that it will not end, {@code monitor} gives it a
 * limit.
 */
class EndlessSectionTest {
    @TempDir
    private Path folder;

    @Test
    void the_monitor_explorer_names_a_call_that_never_leaves() {
        SelvageProcess.Run run = SelvageProcess.here(
                folder,
                "monitor",
                "--classpath",
                SelvageProcess.corpus(),
                "--class",
                Variant17.class.getName(),
                "--new",
                "",
                "--call",
                "startRead()",
                "--call",
                "endRead()");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("LIVELOCK", "startRead()", "FF-T4");
    }
}
