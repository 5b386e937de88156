package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports must stay as they are, byte for byte; {@code -Dgolden.write=true} writes what they are now instead. */
class GoldenReportsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final Map<String, Supplier<Result>> SAMPLES = Map.of(
            "deadlock", Samples::deadlock,
            "passed", Samples::passed,
            "not-found", Samples::notFound,
            "nothing-tested", Samples::nothingTested,
            "livelock", Samples::livelock);

    @ParameterizedTest
    @ValueSource(strings = {"deadlock", "passed", "not-found", "nothing-tested", "livelock"})
    void text_reports_are_golden(String name) throws IOException {
        check(name + ".txt", TextReport.of(SAMPLES.get(name).get()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"deadlock", "passed", "not-found", "nothing-tested"})
    void json_reports_are_golden(String name) throws IOException {
        check(name + ".json", JsonReport.of(SAMPLES.get(name).get()) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"deadlock", "not-found"})
    void what_pages_show_is_golden(String name) throws IOException {
        List<PageSection> chapters = List.of(PageSection.of(SAMPLES.get(name).get()));
        check(name + ".page.json", PageData.of(name, chapters, SourceExcerpts.none()) + "\n");
    }

    private static void check(String name, String actual) throws IOException {
        Path golden = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(golden, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(golden));
    }
}
