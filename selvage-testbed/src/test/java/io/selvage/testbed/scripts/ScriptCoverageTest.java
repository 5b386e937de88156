package io.selvage.testbed.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.search.ScriptResult;
import io.selvage.testbed.monitors.Doors;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What sequences really met, whatever a component makes threads wait with; and what is told of orders that fail. */
class ScriptCoverageTest {
    private static final String TWO_WAIT = String.join(
            "\n",
            "#begin",
            "#tick #thread <a> m.enter(); #end #end",
            "#tick #thread <b> m.enter(); #end #end",
            "#tick #thread <c> m.enter(); #end #end",
            "#tick #thread <a> m.leave(); #end #end",
            "#tick #thread <d> m.leave(); #end #end",
            "#end");

    @TempDir
    private Path folder;

    private ScriptResult run(Options options, String text) throws URISyntaxException {
        Path here = Path.of(
                Doors.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Script.parse("test.conan", text)
                .explore(options.with(OptionList.CLASSPATH, List.of(here)).with(OptionList.OUT, folder));
    }

    private List<String> met(String component, String sequence) throws URISyntaxException {
        ScriptResult result =
                run(Options.DEFAULTS, "#cut m io.selvage.testbed.monitors." + component + "\n" + sequence);
        assertThat(result.verdict()).as(result.result().toString()).isEqualTo(Verdict.PASSED);
        return result.sequences().get(0).coverage();
    }

    @Test
    void at_a_private_lock() throws URISyntaxException {
        assertThat(met("Doors.Hidden", TWO_WAIT))
                .containsExactly(
                        "enter waited 0, 1, 2 times",
                        "leave waited 0 times",
                        "leave notified with 1 enter; 2 enter waiting");
    }

    @Test
    void at_a_semaphore() throws URISyntaxException {
        assertThat(met("Doors.Counted", TWO_WAIT))
                .containsExactly(
                        "enter waited 0, 1 times",
                        "leave waited 0 times",
                        "enter notified with 1 enter; none waiting",
                        "leave notified with 1 enter; 2 enter waiting");
    }

    @Test
    void at_conditions_of_a_lock() throws URISyntaxException {
        String sequence = String.join(
                "\n",
                "#begin",
                "#tick #thread <a> m.take(); #end #end",
                "#tick #thread <b> m.take(); #end #end",
                "#tick #thread <c> m.put(1); #end #end",
                "#tick #thread <d> m.put(1); #end #end",
                "#tick #thread <e> m.put(1); #end #end",
                "#tick #thread <f> m.put(1); #end #end",
                "#tick #thread <g> m.take(); m.take(); #end #end",
                "#end");
        assertThat(met("LockedBuffer(1, true)", sequence))
                .containsExactly(
                        "put waited 0, 1 times",
                        "take waited 0, 1 times",
                        "put notified with 1 take; 2 take; none waiting",
                        "take notified with 1 put; none waiting");
    }

    @Test
    void an_attempt_that_fails_is_no_visit() throws URISyntaxException {
        String sequence = String.join(
                "\n",
                "#begin",
                "#tick #thread <a> m.enter(); #end #end",
                "#tick #thread <b> #valueCheck m.look() # false #end #end #end",
                "#tick #thread <a> m.leave(); #end #end",
                "#tick #thread <b> m.ring(); #end #end",
                "#tick #thread <b> #valueCheck m.look() # true #end #end #end",
                "#end");
        assertThat(met("Doors.Tried", sequence))
                .containsExactly(
                        "enter waited 0 times",
                        "look waited 0 times",
                        "ring waited 0 times",
                        "ring notified with none waiting");
    }

    @Test
    void a_wait_that_is_interrupted_before_it_begins_is_no_wait() throws URISyntaxException {
        String sequence = String.join(
                "\n", "#begin", "#tick #thread <a> Thread.currentThread().interrupt(); m.enter(); #end #end", "#end");
        assertThat(met("Doors.Interrupted", sequence))
                .containsExactly("enter waited 0 times", "enter notified with none waiting");
    }

    @Test
    void every_way_in_which_a_place_fails_is_told_if_asked_for() throws URISyntaxException {
        String text = String.join(
                "\n",
                "#cut m java.util.concurrent.atomic.AtomicInteger(0)",
                "#begin #tick",
                "#thread <a> #valueCheck m.incrementAndGet() # 9 #end #end",
                "#thread <b> #valueCheck m.incrementAndGet() # 9 #end #end",
                "#end #end");
        assertThat(run(Options.DEFAULTS, text).valueErrors()).isEqualTo(2);
        ScriptResult all = run(Options.DEFAULTS.with(OptionList.KEEP_GOING, true), text);
        assertThat(all.valueErrors()).isEqualTo(4);
        assertThat(all.result().findings()).hasSize(4);
    }
}
