package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourcesTest {
    @TempDir
    private Path project;

    private Path classes;

    @BeforeEach
    void aProjectWithOneFile() throws IOException {
        classes = Files.createDirectories(project.resolve("target/classes"));
        Path source = project.resolve("src/main/java/com/acme/Bank.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n");
        Files.writeString(project.resolve("secret.java"), "secret\n");
    }

    private Map<String, SortedMap<Integer, String>> lines(String file, String place) {
        SourceExcerpts sources = SourceExcerpts.of(List.of(classes));
        sources.note(file, place);
        return sources.lines();
    }

    @Test
    void lines_around_a_place_are_found_beside_the_classes() {
        assertThat(lines("com/acme/Bank.java", "Bank.java:6").get("com/acme/Bank.java"))
                .containsOnlyKeys(2, 3, 4, 5, 6, 7, 8, 9, 10)
                .containsEntry(6, "6");
    }

    @Test
    void a_file_of_the_same_name_in_another_package_is_not_taken() {
        assertThat(lines("org/Bank.java", "Bank.java:6").get("org/Bank.java")).isEmpty();
    }

    @Test
    void a_file_that_is_too_short_is_another_version() {
        assertThat(lines("com/acme/Bank.java", "Bank.java:99").get("com/acme/Bank.java"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../secret.java", "com/../../../../secret.java", "\0.java", "com", "Bank.class"})
    void names_that_lead_elsewhere_or_nowhere_are_not_followed(String file) {
        assertThat(lines(file, "x:1").get(file)).isEmpty();
    }

    @Test
    void a_name_from_the_root_is_not_followed() {
        String file = project.resolve("secret.java").toString();
        assertThat(lines(file, "secret.java:1").get(file)).isEmpty();
    }

    @Test
    void places_without_a_line_are_not_looked_for() {
        assertThat(lines("com/acme/Bank.java", "Bank.run")).isEmpty();
    }
}
