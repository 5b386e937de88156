package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.jdk.IteratorLocked;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many schedules may be run, and what may be said then. */
class BudgetTest {
    @TempDir
    private Path out;

    private Result run(String strategy, long schedules) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.SCHEDULES, schedules)
                .with(OptionList.OUT, out);
        List<Path> corpus = List.of(Path.of(SelvageProcess.corpus()));
        return Exploration.run(options, new Program(corpus, IteratorLocked.class.getName(), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "lapor", "dfs", "preempt", "delay"})
    void a_budget_just_as_large_as_the_search_proves_all_of_it_and_a_smaller_one_does_not(String strategy) {
        long all = run(strategy, 100_000).executions();
        Result enough = run(strategy, all);
        assertThat(enough.executions()).isEqualTo(all);
        assertThat(enough.exhaustive()).isTrue();
        assertThat(enough.verdict()).isEqualTo(Verdict.PASSED);
        Result tooFew = run(strategy, all - 1);
        assertThat(tooFew.executions()).isEqualTo(all - 1);
        assertThat(tooFew.exhaustive()).isFalse();
        assertThat(tooFew.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(tooFew.notes()).anyMatch(note -> note.endsWith("of the search was done (an estimate)"));
    }
}
