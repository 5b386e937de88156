package io.selvage.libraries;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Expect;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that use other people's libraries are judged as they declare. A build tries every n-th of them, others each
 * day and on each JDK; {@code -Dselvage.share=20000} tries those of that day, {@code -Dselvage.libraries.part=1} all,
 * {@code -Dselvage.libraries.only=Guava} those whose name contains it.
 */
class LibrariesTest {
    private static final int PART = Integer.getInteger("selvage.libraries.part", 12);
    private static final int DAY = Integer.getInteger(
            "selvage.share", (int) LocalDate.now(ZoneOffset.UTC).toEpochDay());
    private static final String ONLY = System.getProperty("selvage.libraries.only", "");

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> uses_are_judged_as_they_declare() {
        return chosen().map(use -> DynamicTest.dynamicTest(use.toString(), () -> check(use)));
    }

    private static Stream<Use> chosen() {
        List<Use> all = Use.all().stream()
                .filter(use -> isComplete() || use.of().open().isEmpty())
                .toList();
        int first = Math.floorMod(DAY + Runtime.version().feature(), PART);
        return ONLY.isEmpty()
                ? IntStream.range(0, all.size()).filter(i -> i % PART == first).mapToObj(all::get)
                : all.stream().filter(use -> use.toString().contains(ONLY));
    }

    private static boolean isComplete() {
        return PART == 1 || !ONLY.isEmpty();
    }

    private void check(Use use) throws IOException {
        List<String> objections = new UseCheck(use).run(folder);
        assertThat(use.of().open().isEmpty() ? objections : List.of())
                .as(use + ", again by -Dselvage.share=" + DAY)
                .isEmpty();
    }

    @Test
    void thirty_libraries_are_used_and_each_rightly_and_wrongly() {
        List<Use> all = Use.all();
        assertThat(Library.values()).hasSizeGreaterThanOrEqualTo(30);
        for (Library library : Library.values()) {
            assertThat(all.stream().filter(use -> use.library() == library).map(Use::isRight))
                    .as(library.name())
                    .contains(true, false);
        }
    }

    @Test
    void whatever_uses_a_library_declares_what_must_come_of_it() {
        for (Use use : Use.all()) {
            Expect expect = use.expect();
            assertThat(expect).as(use.toString()).isNotNull();
            assertThat(expect.finding().equals("UNCAUGHT_EXCEPTION"))
                    .as(use + " says what it throws")
                    .isEqualTo(!use.of().says().isEmpty());
        }
    }
}
