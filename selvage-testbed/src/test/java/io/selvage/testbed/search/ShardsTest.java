package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.explore.Exploration;
import io.selvage.explore.shard.PartFile;
import io.selvage.explore.shard.PartMerge;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import io.selvage.options.StrategyName;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.Share;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Shards merged say what one search says that does all of it. */
class ShardsTest {
    private static final List<Integer> NUMBERS = List.of(1, 2, 3, 8);

    /** Findings of many kinds; searches that end, and that do not. */
    private static final List<String> PROGRAMS = List.of(
            "kernel.BufferNotify",
            "kernel.LockOrder",
            "kernel.LostUpdate",
            "kernel.Philosophers3",
            "kernel.CheckThenActFixed",
            "jdk.PoolTwoTasks",
            "jdk.WaitTimeout",
            "hostile.Chance",
            "hostile.ExitInThread");

    private static final int PART = 13;

    /** Fewer than some searches need; a search of subtrees that are dealt out must come to its end. */
    private static final long FEW = 700;

    private static final long ENOUGH = 100_000;

    private record Search(String program, StrategyName strategy, int shards, boolean keepsGoing, long most) {
        Search(String program, StrategyName strategy, int shards, boolean keepsGoing) {
            this(program, strategy, shards, keepsGoing, FEW);
        }

        Options options() {
            return Options.DEFAULTS
                    .with(OptionList.STRATEGY, strategy)
                    .with(OptionList.KEEP_GOING, keepsGoing)
                    .with(OptionList.SCHEDULES, most);
        }

        @Override
        public String toString() {
            return program + " under " + strategy.text() + " in " + shards + (keepsGoing ? ", all findings" : "");
        }
    }

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> merged_they_say_what_one_search_says() {
        List<Search> all = new ArrayList<>();
        for (String program : PROGRAMS) {
            for (StrategyName strategy : StrategyName.values()) {
                NUMBERS.forEach(number -> {
                    all.add(new Search(program, strategy, number, true));
                    all.add(new Search(program, strategy, number, false));
                });
            }
        }
        return Share.of("searches in shards", all, PART).stream()
                .map(search -> Share.test(search.toString(), () -> compare(search)));
    }

    private void compare(Search search) {
        List<PartMerge.Named> parts = new ArrayList<>();
        for (int number = 1; number <= search.shards; number++) {
            Result part = run(search, new Shard(number, search.shards));
            assertThat(part.verdict()).isNotEqualTo(Verdict.PASSED);
            assertThat(part.exhaustive()).isFalse();
            parts.add(part(number));
        }
        Collections.reverse(parts);
        parts.add(parts.get(0));
        Result whole =
                Exploration.run(search.options().with(OptionList.OUT, out.resolve("whole")), program(search.program));
        Result merged = PartMerge.merge(parts, PartMerge.Missing.REFUSE).get(0);
        assertThat(facts(merged)).isEqualTo(facts(whole));
    }

    private Result run(Search search, Shard shard) {
        Options options = search.options()
                .with(OptionList.SHARD, shard)
                .with(OptionList.OUT, out.resolve("shard" + shard.number()))
                .with(OptionList.RESULT, file(shard.number()));
        return Exploration.run(options, program(search.program));
    }

    private Path file(int number) {
        return out.resolve(number + ".part");
    }

    private PartMerge.Named part(int number) {
        return new PartMerge.Named(file(number).toString(), PartFile.read(file(number)));
    }

    private static Program program(String name) {
        return new Program(List.of(Path.of(SelvageProcess.corpus())), "io.selvage.testbed." + name, List.of());
    }

    /** All that a reader may compare: neither times nor places. */
    private static List<Object> facts(Result result) {
        List<Object> facts = new ArrayList<>(Arrays.asList(
                result.verdict(),
                result.exhaustive(),
                result.strategy(),
                result.executions(),
                result.cut(),
                result.steps(),
                result.outputs(),
                result.unseen(),
                result.assumed(),
                result.phases(),
                result.fault()));
        for (Finding finding : result.findings()) {
            facts.addAll(List.of(
                    finding.kind(),
                    finding.message(),
                    finding.execution(),
                    finding.count(),
                    finding.schedule(),
                    finding.sites()));
        }
        return facts;
    }

    @Test
    void subtrees_are_dealt_out_and_none_is_lost() {
        System.setProperty("selvage.shard.beginning", "20");
        try {
            for (StrategyName strategy : List.of(StrategyName.DFS, StrategyName.PREEMPT, StrategyName.DELAY)) {
                dealt(new Search("kernel.LazyHolder", strategy, 3, true, ENOUGH));
                dealt(new Search("kernel.LockOrder", strategy, 8, true, ENOUGH));
            }
        } finally {
            System.clearProperty("selvage.shard.beginning");
        }
    }

    private void dealt(Search search) {
        List<PartMerge.Named> parts = new ArrayList<>();
        long sum = 0;
        for (int number = 1; number <= search.shards; number++) {
            long own = run(search, new Shard(number, search.shards)).executions();
            parts.add(part(number));
            sum += own;
        }
        Result whole =
                Exploration.run(search.options().with(OptionList.OUT, out.resolve("whole")), program(search.program));
        Result merged = PartMerge.merge(parts, PartMerge.Missing.REFUSE).get(0);
        assertThat(whole.exhaustive()).as(search.toString()).isTrue();
        assertThat(merged.exhaustive()).as(search.toString()).isTrue();
        assertThat(sum).as(search.toString()).isEqualTo(whole.executions());
        assertThat(merged.executions()).isEqualTo(whole.executions());
        assertThat(merged.steps()).isEqualTo(whole.steps());
        assertThat(merged.outputs()).containsExactlyInAnyOrderElementsOf(whole.outputs());
        assertThat(merged.findings().stream().map(Finding::count))
                .containsExactlyInAnyOrderElementsOf(
                        whole.findings().stream().map(Finding::count).toList());
    }

    private List<PartMerge.Named> threeShards() {
        Search search = new Search("kernel.LostUpdate", StrategyName.RANDOM, 3, true);
        for (int number = 1; number <= 3; number++) {
            run(search, new Shard(number, 3));
        }
        return new ArrayList<>(List.of(part(1), part(2), part(3)));
    }

    @Test
    void a_missing_shard_is_named() {
        List<PartMerge.Named> two = threeShards();
        two.remove(1);
        assertThatThrownBy(() -> PartMerge.merge(two, PartMerge.Missing.REFUSE))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("shard 2/3 is missing");
        Result partial = PartMerge.merge(two, PartMerge.Missing.ALLOW).get(0);
        assertThat(partial.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(partial.exhaustive()).isFalse();
        assertThat(partial.notes()).contains("merged without shard 2/3");
    }

    @Test
    void a_shard_of_another_search_is_named() {
        List<PartMerge.Named> three = threeShards();
        Search other = new Search("kernel.LostUpdate", StrategyName.POS, 3, true);
        run(other, new Shard(2, 3));
        three.set(1, part(2));
        assertThatThrownBy(() -> PartMerge.merge(three, PartMerge.Missing.REFUSE))
                .hasMessageContaining(file(2).toString())
                .hasMessageContaining("another --strategy")
                .hasMessageContaining("pos instead of random");
    }

    @Test
    void a_file_that_is_not_whole_is_named() throws IOException {
        threeShards();
        byte[] bytes = Files.readAllBytes(file(2));
        for (int length : List.of(0, 7, 20, bytes.length / 2, bytes.length - 1)) {
            assertThatThrownBy(() -> PartFile.read(Arrays.copyOf(bytes, length), "two.part"))
                    .isInstanceOf(BadOption.class)
                    .hasMessageContaining("two.part");
        }
        bytes[bytes.length / 2] ^= 1;
        assertThatThrownBy(() -> PartFile.read(bytes, "two.part")).hasMessageContaining("damaged");
        bytes[Long.BYTES - 1]++;
        assertThatThrownBy(() -> PartFile.read(bytes, "two.part")).hasMessageContaining("another version");
    }

    @Test
    void the_command_line_refuses_with_two_and_merges_with_the_verdicts_code() {
        threeShards();
        SelvageProcess.Run merged = merge("--json", file(1), file(3), file(2));
        assertThat(merged.exit()).isEqualTo(1);
        assertThat(merged.out()).contains("\"verdict\":\"FAILED\"").contains("\"executions\":700,");
        SelvageProcess.Run refused = merge("--json", file(1), file(3));
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("shard 2/3 is missing");
    }

    private SelvageProcess.Run merge(Object... arguments) {
        List<String> command = new ArrayList<>(List.of("merge"));
        Arrays.stream(arguments).map(Object::toString).forEach(command::add);
        return SelvageProcess.hereWithoutOut(command.toArray(String[]::new));
    }
}
