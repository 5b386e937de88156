package io.selvage.testbed.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.race.BenignRaces;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is not reported by default is said, with the reason. */
@Tag("once")
class BenignRacesPageTest {
    @Test
    void the_page_about_limits_lists_every_race_that_is_known_to_be_benign() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "limits.md"));
        for (BenignRaces benign : BenignRaces.KNOWN) {
            assertThat(page).contains("| `" + benign.pattern() + "` | " + benign.reason() + " |");
        }
    }
}
