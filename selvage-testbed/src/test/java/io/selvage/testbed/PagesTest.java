package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.report.MonitorPage;
import io.selvage.monitor.studies.Study;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.SourceExcerpts;
import io.selvage.testbed.browser.BrowserPages;
import io.selvage.testbed.pages.Markup;
import io.selvage.testbed.pages.Namesakes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the pages, as far as it can be seen without a browser; what they do with it is tried in one. */
class PagesTest {
    @TempDir
    private Path folder;

    private static String page(MonitorSpec<?> spec) {
        return HtmlReport.of(
                spec.name(),
                List.of(MonitorPage.of(spec.explore(Options.DEFAULTS), spec, spec.name())),
                SourceExcerpts.none());
    }

    @Test
    void a_program_is_there_with_its_steps_and_source() throws Exception {
        assertThat(Files.readString(new BrowserPages(folder).ofCorpus("kernel.LockOrder", "dfs")))
                .contains("start Thread-0", "lock Object#1", "lock Object#2", "synchronized");
        assertThat(Files.readString(new BrowserPages(folder).ofTests(Namesakes.class)))
                .contains("\"worker\"", "worker (2)");
    }

    @Test
    void markup_that_the_program_says_is_no_markup_of_the_page() throws Exception {
        String page = Files.readString(new BrowserPages(folder).ofTests(Markup.class));
        assertThat(page).doesNotContain("<img", "<script>window.hacked");
        assertThat(page.split("<script", -1)).hasSize(3);
    }

    @Test
    void a_monitor_is_there_with_its_states_and_what_is_wrong() {
        assertThat(page(Study.BOUNDED_BUFFER.spec())).contains("fullSlots=0", "the beginning", "call deposit(1)");
        assertThat(page(Study.BOUNDED_OVERTAKING_ALLOCATOR.spec()))
                .contains("T4 calls put(2)", "T5 to T6 call, one by one, get(1)", "./selvage monitor --replay m1:");
    }

    @Test
    void a_script_is_there_with_its_sequences_and_conditions() throws Exception {
        Path page = folder.resolve("script.html");
        SelvageProcess.Run run = SelvageProcess.here(folder, "script", "--html", page.toString(), "producer-consumer");
        assertThat(run.err()).contains("html: " + page);
        assertThat(Files.readString(page)).contains("Sequences", "Conditions: ", "What the sequences really met");
    }
}
