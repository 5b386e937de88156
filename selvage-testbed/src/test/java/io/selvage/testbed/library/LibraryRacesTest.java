package io.selvage.testbed.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.CodeOwner;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.ResultReader;
import io.selvage.testbed.ClassPathMaker;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.library.user.OwnRace;
import io.selvage.testbed.library.user.SharesWithLibrary;
import io.selvage.testbed.library.user.UsesCache;
import io.selvage.testbed.library.user.UsesCacheWrongly;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import thirdparty.cache.CachedText;

/** Whose code races, and what a search makes of races inside of a library. */
class LibraryRacesTest {
    @TempDir
    private Path folder;

    private Result run(Class<?> program, boolean packed, String... options) {
        ClassPathMaker own = new ClassPathMaker().packageOf(program);
        Path user = packed ? own.jar(folder.resolve("user.jar")) : own.folder(folder.resolve("classes"));
        Path library = new ClassPathMaker().packageOf(CachedText.class).jar(folder.resolve("cache.jar"));
        List<String> words =
                new ArrayList<>(List.of("run", "--json", "--classpath", user + File.pathSeparator + library));
        words.addAll(List.of(options));
        words.add(program.getName());
        return ResultReader.read(
                SelvageProcess.here(folder, words.toArray(String[]::new)).out());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_race_inside_of_a_library_is_the_librarys_and_the_search_comes_to_its_end(boolean packed) {
        Result result = run(UsesCache.class, packed);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.exhaustive()).isTrue();
        assertThat(result.findings()).extracting(Finding::kind).containsOnly(FindingKind.DATA_RACE);
        assertThat(result.findings()).extracting(Finding::owner).containsOnly(CodeOwner.LIBRARY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all", "sync"})
    void the_search_goes_on_to_the_users_own_mistake_and_reports_it_first(String memory) {
        Result result = run(UsesCacheWrongly.class, false, "--memory", memory);
        assertThat(result.findings().get(0).kind()).isEqualTo(FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.findings()).extracting(Finding::owner).contains(CodeOwner.LIBRARY);
        assertThat(result.findings().get(result.findings().size() - 1).kind()).isEqualTo(FindingKind.DATA_RACE);
    }

    @Test
    void several_explorers_report_the_same() {
        Result one = run(UsesCacheWrongly.class, false);
        Result two = run(UsesCacheWrongly.class, false, "--workers", "2");
        assertThat(two.findings().stream().map(Finding::message))
                .containsExactlyElementsOf(
                        one.findings().stream().map(Finding::message).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"thirdparty.cache.CachedText", "thirdparty.*"})
    void races_that_are_to_be_ignored_are_not_reported_but_noted(String pattern) {
        Result result = run(UsesCache.class, false, "--ignore-races", "com.acme.*", "--ignore-races", pattern);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.notes()).anyMatch(note -> note.contains("races within " + pattern + " are not reported"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"all", "sync"})
    void a_mistake_behind_ignored_races_is_found(String memory) {
        Result result = run(UsesCacheWrongly.class, false, "--ignore-races", "thirdparty.*", "--memory", memory);
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.UNCAUGHT_EXCEPTION);
    }

    @Test
    void the_users_code_that_races_with_a_library_is_not_covered_by_its_name() {
        Result result = run(SharesWithLibrary.class, false, "--ignore-races", "thirdparty.*");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.findings()).extracting(Finding::owner).containsOnly(CodeOwner.BOTH);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_race_of_the_users_own_ends_the_search(boolean packed) {
        Result result = run(OwnRace.class, packed);
        assertThat(result.findings()).hasSize(1);
        assertThat(result.findings().get(0).owner()).isEqualTo(CodeOwner.USER);
    }
}
