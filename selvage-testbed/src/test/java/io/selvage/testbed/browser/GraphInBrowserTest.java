package io.selvage.testbed.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.report.MonitorPage;
import io.selvage.monitor.studies.Study;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.PageGraph;
import io.selvage.report.PageSection;
import io.selvage.report.SourceExcerpts;
import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of monitors and scripts, used as people use them. Pictures are in {@code target/pages}. */
@Tag("browser")
class GraphInBrowserTest {
    /** The first drawing; the exploration tree comes behind. */
    private static final String STATES = ".drawing:not(.drawing + .drawing) ";

    private static final Path PICTURES = Path.of("target", "pages");
    private static final String TRANSFORM = "document.querySelector('.graph g').getAttribute('transform')";

    @TempDir
    private static Path folder;

    private static Browser browser;
    private Tab tab;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start(Path.of("target", "browser", "graph"));
    }

    @AfterAll
    static void stop() {
        browser.close();
    }

    @BeforeEach
    void anOrdinaryWindow() {
        tab = browser.tab().prefer("light").size(1400, 1000);
    }

    @AfterEach
    void nothingGoesWrong() {
        assertThat(tab.complaints()).isEmpty();
        assertThat(tab.requests()).isEqualTo(1);
    }

    private static Path page(MonitorSpec<?> spec, MonitorResult monitor) throws IOException {
        List<PageSection> chapters = List.of(MonitorPage.of(monitor, spec, spec.name()));
        return Files.writeString(
                folder.resolve(spec.name() + ".html"), HtmlReport.of(spec.name(), chapters, SourceExcerpts.none()));
    }

    @Test
    void a_state_tells_its_fields_and_waiters_and_how_it_is_reached() throws Exception {
        MonitorSpec<?> spec = Study.BOUNDED_BUFFER.spec();
        tab.open(page(spec, spec.explore(Options.DEFAULTS))).screenshot(PICTURES.resolve("graph.png"));
        assertThat(tab.count(STATES + ".node")).isEqualTo(24);
        assertThat(tab.count(".edge.marked, .node.marked")).isZero();
        assertThat(tab.click("[data-node='0']").text(".drawing .state"))
                .contains("State 0: the beginning", "fullSlots=0", "Waiting threads", "it is the beginning");
        tab.click(".drawing .state .link");
        assertThat(tab.text(".drawing .state")).contains("Shortest sequence that reaches it", "T1 calls ");
        assertThat(tab.count(".node.on")).isEqualTo(1);
        assertThat(tab.text(".table")).isNotEmpty();
        assertThat(tab.text("main")).contains("Coverage: ", "call deposit(1)", "T3 it waits");
    }

    @Test
    void the_way_to_what_is_wrong_is_marked() throws Exception {
        MonitorSpec<?> spec = Study.BOUNDED_OVERTAKING_ALLOCATOR.spec();
        MonitorResult monitor = spec.explore(Options.DEFAULTS);
        tab.open(page(spec, monitor)).screenshot(PICTURES.resolve("violation.png"));
        assertThat(tab.count(STATES + ".edge.marked"))
                .isEqualTo(monitor.graph().violatingPath().size());
        assertThat(tab.count(STATES + ".node.marked")).isEqualTo(1);
        assertThat(tab.click(".go-to-wrong").text(".drawing .state"))
                .contains(": wrong", "T4 calls put(2)", "T5 to T6 call, one by one, get(1)");
        assertThat(tab.text(".replay code")).startsWith("./selvage monitor --replay m1:");
    }

    @Test
    void one_can_zoom_and_pan_without_picking_anything() throws Exception {
        MonitorSpec<?> spec = Study.BOUNDED_BUFFER.spec();
        tab.open(page(spec, spec.explore(Options.DEFAULTS)));
        String fitted = tab.eval(TRANSFORM);
        String zoomed = tab.wheel(500, 400, -120).eval(TRANSFORM);
        assertThat(zoomed).isNotEqualTo(fitted);
        assertThat(tab.drag(500, 400, 560, 430).eval(TRANSFORM)).isNotEqualTo(zoomed);
        assertThat(tab.count(".node.on")).isZero();
        assertThat(tab.click(".fit").eval(TRANSFORM)).isEqualTo(fitted);
    }

    /** As many states as are ever drawn, with three moves each. */
    private static PageGraph large() {
        int size = 1_000;
        List<PageGraph.Section> about = List.of(new PageGraph.Section("Fields", List.of("some")));
        return new PageGraph(
                "Large",
                "",
                "1,000 of 5,000 states are drawn",
                IntStream.range(0, size)
                        .mapToObj(at -> new PageGraph.Node("x=" + at, about, false, false))
                        .toList(),
                IntStream.range(0, 3 * size)
                        .mapToObj(at -> new PageGraph.Edge(at % size, (at * 7 + 1) % size, "move " + at, false))
                        .toList());
    }

    @Test
    void the_largest_graph_that_is_drawn_is_there_at_once_and_says_what_it_leaves_out() throws Exception {
        Result result =
                Result.builder("monitor", "Large").verdict(Verdict.NOT_FOUND).build();
        List<PageSection> chapters = List.of(PageSection.of(result).with(large()));
        Path page = Files.writeString(
                folder.resolve("large.html"), HtmlReport.of("Large", chapters, SourceExcerpts.none()));
        long begun = System.nanoTime();
        tab.open(page);
        // Half a second on an idle machine; others may be busy.
        assertThat(System.nanoTime() - begun).isLessThan(60_000_000_000L);
        tab.screenshot(PICTURES.resolve("large.png"));
        assertThat(tab.count(".node")).isEqualTo(1_000);
        assertThat(tab.text(".remark")).isEqualTo("1,000 of 5,000 states are drawn");
        assertThat(tab.click("[data-node='0']").text(".drawing .state")).contains("some");
    }

    @Test
    void on_a_phone_a_graph_is_not_wider_than_the_screen() throws Exception {
        MonitorSpec<?> spec = Study.BOUNDED_OVERTAKING_ALLOCATOR.spec();
        tab.size(390, 844).open(page(spec, spec.explore(Options.DEFAULTS)));
        assertThat(tab.eval("document.documentElement.scrollWidth")).isEqualTo("390");
        tab.eval("document.querySelector('.drawing').scrollIntoView()");
        tab.screenshot(PICTURES.resolve("graph-phone.png"));
    }

    @Test
    void a_script_has_tables_of_its_sequences_errors_and_conditions() {
        Path page = folder.resolve("script.html");
        SelvageProcess.Run run = SelvageProcess.here(folder, "script", "--html", page.toString(), "producer-consumer");
        assertThat(run.err()).contains("html: " + page);
        tab.open(page).screenshot(PICTURES.resolve("script.png"));
        assertThat(tab.text("main"))
                .contains("Sequences", "test cases", "rrors", "Conditions: ", "What the sequences really met");
    }
}
