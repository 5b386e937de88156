package io.selvage.explore.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.Detector;
import io.selvage.model.FindingKind;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DetectorEntryTest {
    @Test
    void every_kind_that_detectors_report_has_a_detector() {
        Set<FindingKind> reported = Arrays.stream(DetectorEntry.values())
                .flatMap(entry -> entry.reports().stream())
                .collect(Collectors.toSet());
        assertThat(reported)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(FindingKind.values())
                        .filter(kind -> kind.source() == FindingKind.Source.DETECTOR
                                || kind.source() == FindingKind.Source.WAIT_DETECTOR)
                        .toList());
    }

    @Test
    void every_detector_has_an_entry() throws Exception {
        assertThat(Arrays.stream(DetectorEntry.values())
                        .<Class<?>>map(entry -> entry.create().getClass()))
                .containsExactlyInAnyOrderElementsOf(detectors());
    }

    private static List<Class<?>> detectors() throws IOException, ClassNotFoundException {
        Path root = Path.of("src", "main", "java");
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root.resolve("io/selvage/detect"))) {
            for (Path file : files.filter(path -> path.toString().endsWith("Detector.java"))
                    .toList()) {
                String name = root.relativize(file)
                        .toString()
                        .replaceAll("\\.java$", "")
                        .replace('/', '.');
                Class<?> type = Class.forName(name, false, DetectorEntryTest.class.getClassLoader());
                if (Detector.class.isAssignableFrom(type) && type != Detector.class) {
                    found.add(type);
                }
            }
        }
        return found;
    }

    @Test
    void the_discipline_is_checked_once() {
        assertThat(DetectorEntry.ofSearch(Options.DEFAULTS))
                .containsExactly(
                        DetectorEntry.CRASH, DetectorEntry.HANG, DetectorEntry.ENDLESS_LOOP, DetectorEntry.RACE);
        assertThat(entries(StrategyName.SSS)).contains(DetectorEntry.MLD).doesNotContain(DetectorEntry.ERASER);
        assertThat(entries(StrategyName.EXITBLOCK))
                .contains(DetectorEntry.ERASER, DetectorEntry.LOCK_NESTING)
                .doesNotContain(DetectorEntry.MLD);
    }

    private static List<DetectorEntry> entries(StrategyName strategy) {
        return DetectorEntry.ofSearch(
                Options.DEFAULTS.with(OptionList.STRATEGY, strategy).with(OptionList.DISCIPLINE, true));
    }
}
