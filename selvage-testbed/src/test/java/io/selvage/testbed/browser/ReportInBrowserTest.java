package io.selvage.testbed.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.findings.Overwritten;
import io.selvage.testbed.pages.Markup;
import io.selvage.testbed.pages.Namesakes;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a finding, used as people use it. Pictures of it are in {@code target/pages}, to be looked at. */
@Tag("browser")
class ReportInBrowserTest {
    private static final Path PICTURES = Path.of("target", "pages");

    @TempDir
    private static Path folder;

    private static Browser browser;
    private BrowserPages pages;
    private Tab tab;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(Path.of("target", "browser", "report"));
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    @BeforeEach
    void anOrdinaryWindow() {
        pages = new BrowserPages(folder);
        tab = browser.tab().prefer("light").size(1400, 1000);
    }

    @AfterEach
    void nothingIsLoadedAndNothingGoesWrong() {
        assertThat(tab.complaints()).isEmpty();
        assertThat(tab.requests()).isEqualTo(1);
    }

    @Test
    void markup_that_the_program_says_stays_text() throws Exception {
        tab.open(pages.ofTests(Markup.class)).screenshot(PICTURES.resolve("markup.png"));
        assertThat(tab.eval("window.hacked")).isEqualTo("undefined");
        assertThat(tab.count("img, iframe, main script")).isZero();
        assertThat(tab.text(".outputs")).contains("</script><script>window.hacked = 1; alert(1)</script><img src=x");
        assertThat(tab.text(".message")).contains("</script><script>");
        assertThat(tab.eval("document.querySelector('.heads').textContent")).contains("<img src=x onerror=");
    }

    @Test
    void keys_and_buttons_step() throws Exception {
        tab.open(pages.ofCorpus("kernel.LockOrder", "dfs")).screenshot(PICTURES.resolve("light.png"));
        String last = tab.text(".position");
        assertThat(last).matches("step (\\d+) of \\1");
        assertThat(tab.press("Home").text(".position")).startsWith("step 1 of");
        assertThat(tab.press("ArrowLeft").text(".position")).startsWith("step 1 of");
        assertThat(tab.press("ArrowRight").press("j").text(".position")).startsWith("step 3 of");
        assertThat(tab.press("k").text(".state h3")).isEqualTo("After step 2");
        assertThat(tab.click(".step-forward").text(".position")).startsWith("step 3 of");
        assertThat(tab.click(".step-back").click(".step-back").text(".position"))
                .startsWith("step 1 of");
        assertThat(tab.click(".last-step").text(".position")).isEqualTo(last);
        assertThat(tab.click("[data-step='4'] .action").text(".state h3")).isEqualTo("After step 4");
    }

    @Test
    void locks_with_their_owners_and_stuck_threads_are_shown_at_each_step() throws Exception {
        tab.open(pages.ofCorpus("kernel.LockOrder", "dfs"));
        assertThat(tab.text(".locks")).contains("Object#1", "Object#2", "Thread-0", "Thread-1");
        assertThat(tab.text(".threads")).contains("Thread-0: stuck: lock Object#2", "Thread-1: stuck: lock Object#1");
        assertThat(tab.count(".picture .held")).isEqualTo(2);
        assertThat(tab.press("Home").text(".state")).contains("no lock is held, nobody waits", "Thread-0: not begun");
    }

    @Test
    void threads_of_the_same_name_have_lanes_of_their_own() throws Exception {
        tab.open(pages.ofTests(Namesakes.class));
        assertThat(tab.eval("document.querySelector('.heads').textContent")).contains("worker", "worker (2)");
        assertThat(tab.text(".threads")).contains("worker: stuck: lock Object#2", "worker (2): stuck: lock Object#1");
    }

    @Test
    void wait_sets_are_shown_at_each_step() throws Exception {
        tab.open(pages.ofCorpus("kernel.BufferNotify", "dpor")).screenshot(PICTURES.resolve("waits.png"));
        assertThat(tab.text(".locks tbody tr")).containsPattern("BufferNotify#1\\s+free\\s+Thread-\\d, Thread-\\d");
        assertThat(tab.count(".picture .waits")).isGreaterThan(2);
    }

    @Test
    void arrows_show_what_happens_before_a_step_and_lead_there() throws Exception {
        tab.open(pages.ofCorpus("kernel.LockOrder", "dfs"));
        tab.press("Home");
        assertThat(tab.count(".picture .arrow"))
                .as("arrows are those of the selected step")
                .isZero();
        for (int step = 1; !tab.text(".state .what").contains("start Thread-0"); step++) {
            assertThat(step).isLessThan(10);
            tab.press("ArrowRight");
        }
        assertThat(tab.count(".picture .arrow.on")).isEqualTo(1);
        assertThat(tab.text(".order")).contains("before step", "Thread-0: begin");
        assertThat(tab.click(".order .link").text(".state .what")).isEqualTo("Thread-0: begin");
    }

    @Test
    void source_lines_are_shown_and_missed_where_there_are_none() throws Exception {
        tab.open(pages.ofCorpus("kernel.LockOrder", "dfs"));
        assertThat(tab.text(".source .hit")).contains("synchronized");
        tab.open(pages.ofTests(Markup.class)).press("Home");
        for (int step = 1; tab.count(".source-missing") == 0; step++) {
            assertThat(step).isLessThan(10);
            tab.press("ArrowRight");
        }
        assertThat(tab.text(".source-missing"))
                .isEqualTo("source of io/selvage/testbed/pages/Markup.java not found next to the class path");
    }

    @Test
    void a_filter_leaves_what_has_all_its_words() throws Exception {
        tab.open(pages.ofCorpus("kernel.LockOrder", "dfs"));
        int all = tab.count(".step");
        tab.click(".filter").type("Thread-0 BEGIN");
        assertThat(tab.count(".step")).isEqualTo(1);
        assertThat(tab.text(".position")).contains("(1 of 1 that match)");
        assertThat(tab.text(".state .what")).isEqualTo("Thread-0: begin");
        tab.type(" and nothing else");
        assertThat(tab.text(".position")).isEqualTo("nothing matches");
        assertThat(tab.count(".step")).isZero();
        assertThat(tab.click(".step-back").text(".position")).isEqualTo("nothing matches");
        tab.eval("document.querySelector('.filter').select()");
        tab.click(".filter");
        tab.eval("document.querySelector('.filter').select()");
        assertThat(tab.type("object#1").count(".step")).isBetween(2, all - 1);
    }

    @Test
    void an_exception_opens_where_the_thread_dies_and_says_of_what() throws Exception {
        tab.open(pages.ofTests(Overwritten.class)).screenshot(PICTURES.resolve("exception.png"));
        assertThat(tab.text(".state .what")).isEqualTo("main: dies of AssertionError");
        assertThat(tab.count(".picture .died")).isEqualTo(1);
        assertThat(tab.count(".heads .bad")).isEqualTo(1);
        assertThat(tab.text(".threads")).contains("main: dies of AssertionError");
        assertThat(tab.count(".picture .tint")).as("what the finding is about").isEqualTo(3);
        assertThat(tab.eval("document.querySelector('.lanes').scrollLeft")).isEqualTo("0");
    }

    @Test
    void switches_alone_can_be_seen() throws Exception {
        tab.open(pages.ofTests(Overwritten.class));
        int all = tab.count(".step");
        assertThat(tab.click(".switches").count(".step")).isBetween(6, all - 1);
        assertThat(tab.count(".picture .tint")).isEqualTo(3);
        assertThat(tab.click(".switches").count(".step")).isEqualTo(all);
    }

    @Test
    void places_and_reasons_are_never_cut_off() throws Exception {
        tab.open(pages.ofCorpus("kernel.BufferNotify", "dpor"));
        String cut = "[...document.querySelectorAll('.step text')].filter(text => text.firstChild.data.endsWith('…')"
                + " && !text.classList.contains('action')).length";
        assertThat(tab.eval(cut)).isEqualTo("0");
        String inside = "(() => { const box = document.querySelector('.lanes');"
                + " return box.scrollWidth - box.clientWidth; })()";
        assertThat(Integer.parseInt(tab.eval(inside))).as("no sideways scroll").isLessThanOrEqualTo(1);
    }

    @Test
    void both_the_shrunk_and_the_original_schedule_can_be_seen() throws Exception {
        tab.open(pages.ofCorpus("kernel.LostSignal", "dfs"));
        assertThat(tab.text(".shrunk")).isEqualTo("shrunk (15 steps)");
        assertThat(tab.text(".position")).isEqualTo("step 15 of 15");
        tab.click(".original").screenshot(PICTURES.resolve("original.png"));
        String original = tab.text(".position");
        assertThat(tab.text(".original")).startsWith("as found (" + original.replaceAll(".* ", "") + " step");
        assertThat(tab.eval("document.querySelector('.original').getAttribute('aria-pressed')"))
                .isEqualTo("true");
        assertThat(tab.press("Home").text(".position")).startsWith("step 1 of");
        assertThat(tab.click(".shrunk").text(".position")).isEqualTo("step 15 of 15");
        assertThat(tab.text(".replay code")).startsWith("./selvage replay ");
    }

    @Test
    void of_many_findings_most_are_drawn_when_they_are_opened() throws Exception {
        tab.open(pages.ofFindings(500));
        assertThat(tab.count(".finding")).isEqualTo(500);
        assertThat(tab.count(".stepper")).isEqualTo(3);
        tab.click("details.finding:last-of-type summary");
        assertThat(tab.count(".stepper")).isEqualTo(4);
        assertThat(tab.text("details.finding:last-of-type .position")).isEqualTo("step 10 of 10");
        assertThat(tab.click("details.finding:last-of-type .step-back").text("details.finding:last-of-type .position"))
                .isEqualTo("step 9 of 10");
    }

    @Test
    void it_is_dark_if_the_system_is_or_if_one_wishes() throws Exception {
        String background = "getComputedStyle(document.body).backgroundColor";
        tab.prefer("dark").open(pages.ofCorpus("kernel.BufferNotify", "dpor"));
        tab.screenshot(PICTURES.resolve("dark.png"));
        String dark = tab.eval(background);
        String light = tab.click(".theme").eval(background);
        assertThat(light).isNotEqualTo(dark);
        assertThat(tab.prefer("light").eval(background)).isEqualTo(light);
        assertThat(tab.click(".theme").eval(background)).isEqualTo(dark);
    }

    @Test
    void on_a_phone_nothing_is_wider_than_the_screen() throws Exception {
        tab.size(390, 844).open(pages.ofTests(Markup.class));
        assertThat(tab.eval("document.documentElement.scrollWidth")).isEqualTo("390");
        tab.open(pages.ofCorpus("kernel.BufferNotify", "dpor")).screenshot(PICTURES.resolve("phone.png"));
        assertThat(tab.eval("document.documentElement.scrollWidth")).isEqualTo("390");
        assertThat(tab.click(".step-back").text(".state h3")).startsWith("After step ");
    }

    @Test
    void a_hundred_thousand_steps_are_paged_and_answer_at_once() throws Exception {
        tab.open(pages.ofSteps(100_000)).screenshot(PICTURES.resolve("long.png"));
        assertThat(tab.text(".position")).isEqualTo("step 100,000 of 100,000, page 500 of 500");
        assertThat(tab.count(".step")).isEqualTo(200);
        assertThat(tab.press("Home").text(".position")).isEqualTo("step 1 of 100,000, page 1 of 500");
        String hundred = "(begun => { for (let i = 0; i < 100; i++) document.querySelector('.step-forward').click();"
                + " return performance.now() - begun; })(performance.now())";
        // About 2 ms each on an idle machine; others may be busy.
        assertThat(Double.parseDouble(tab.eval(hundred))).isLessThan(60_000);
        assertThat(tab.text(".position")).startsWith("step 101 of");
        tab.click(".filter").type("worker-7 unlock");
        assertThat(tab.text(".position")).contains("6,250 that match", "page 1 of 32");
    }

    @Test
    void a_long_story_is_walked_through_by_pages_or_by_the_number_of_a_step() throws Exception {
        tab.open(pages.ofSteps(1_000));
        assertThat(tab.click(".page-back").text(".position")).isEqualTo("step 800 of 1,000, page 4 of 5");
        assertThat(tab.click(".page-forward").click(".page-forward").text(".position"))
                .startsWith("step 1,000 of");
        tab.click(".to-step").type("321");
        // As leaving the field does.
        tab.eval("document.activeElement.blur()");
        assertThat(tab.text(".position")).isEqualTo("step 321 of 1,000, page 2 of 5");
        assertThat(tab.text(".state h3")).isEqualTo("After step 321");
        tab.open(pages.ofSteps(200));
        assertThat(tab.count(".page-back, .page-forward, .to-step")).isZero();
    }
}
