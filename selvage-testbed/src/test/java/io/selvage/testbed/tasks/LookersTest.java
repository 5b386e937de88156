package io.selvage.testbed.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.api.Selvage;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.TimeoutRule;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a program can see of how its tasks are run, it sees: a dependency that is left out is noticed here. */
class LookersTest {
    private static final long MOST = 3_000;

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> all_that_can_be_seen_is_found() {
        return Lookers.all().entrySet().stream()
                .map(one -> DynamicTest.dynamicTest(one.getKey(), () -> findsAll(one.getValue())));
    }

    private void findsAll(Lookers.Looker looker) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "dpor")
                .with(OptionList.SCHEDULES, MOST)
                .with(OptionList.TIMEOUTS, TimeoutRule.ANY)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        Result result = Selvage.explore(options, looker.program());
        Set<String> seen = result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .collect(Collectors.toSet());
        assertThat(seen).as("in " + result.executions() + " executions").isEqualTo(looker.seen());
    }
}
