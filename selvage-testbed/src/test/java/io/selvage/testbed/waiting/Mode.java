package io.selvage.testbed.waiting;

import io.selvage.api.Selvage;
import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A way to search besides the strategies: each has to find what it finds where waiting is stepped through. */
enum Mode {
    INTERRUPTS(options -> options.with(OptionList.INTERRUPTS, true)),
    SPURIOUS(options -> options.with(OptionList.SPURIOUS, 1)),
    SYNC(options -> options.withText(OptionList.MEMORY, "sync")),
    WORKERS(UnaryOperator.identity()) {
        @Override
        List<String> differences(long seed, long most, Path out) {
            Options options = Outcomes.options("dpor", "", most, out);
            Outcomes one = Outcomes.of(Exploration.run(options, program(seed)));
            Outcomes two = Outcomes.of(Exploration.run(options.with(OptionList.WORKERS, 2), program(seed)));
            return two.differences("two workers", one, "one");
        }
    },
    RESUMED(UnaryOperator.identity()) {
        @Override
        List<String> differences(long seed, long most, Path out) {
            Options options = Outcomes.options("dpor", "", most, out);
            Outcomes whole = Outcomes.of(Exploration.run(options, program(seed)));
            if (!whole.proved()) {
                return List.of();
            }
            Options resumed = options.with(OptionList.RESUME, out.resolve("resumed-" + seed));
            long third = whole.executions() / 3 + 1;
            Exploration.run(resumed.with(OptionList.SCHEDULES, third), program(seed));
            Outcomes parts = Outcomes.of(Exploration.run(resumed, program(seed)));
            return parts.proved() ? parts.differences("resumed", whole, "at once") : List.of("does not end");
        }
    },
    /** Searches that prove nothing, or not always. */
    PARTIAL(UnaryOperator.identity()) {
        @Override
        List<String> differences(long seed, long most, Path out) {
            RandomProgram program = RandomProgram.draw(seed);
            Outcomes stepped = Outcomes.of(program, "dpor", Outcomes.EVERY_STEP, most, out);
            List<String> found = new ArrayList<>();
            for (String strategy : List.of("random", "pct", "pos", "surw")) {
                found.addAll(stepped.missing(Outcomes.of(program, strategy, "", FEW, out), strategy));
            }
            for (String strategy : List.of("preempt", "delay")) {
                Outcomes other = Outcomes.of(program, strategy, "", most, out);
                found.addAll(other.differences(strategy, stepped, "every step"));
            }
            return found;
        }
    },
    REPLAYED(UnaryOperator.identity()) {
        @Override
        List<String> differences(long seed, long most, Path out) {
            RandomProgram program = RandomProgram.draw(seed);
            Result result = Selvage.explore(Outcomes.options("dpor", "", most, out), program);
            List<String> found = new ArrayList<>();
            for (Finding finding : result.findings()) {
                Result again = Selvage.replay(finding.schedule(), program);
                if (again.findings().stream().noneMatch(one -> one.kind() == finding.kind())) {
                    found.add(finding.kind() + " does not come again: " + again.verdict() + " " + again.fault());
                }
            }
            return found;
        }
    };

    private static final long FEW = 30;

    private final UnaryOperator<Options> change;

    Mode(UnaryOperator<Options> change) {
        this.change = change;
    }

    /** How outcomes of the program of {@code seed} differ, in words. */
    List<String> differences(long seed, long most, Path out) {
        RandomProgram program = RandomProgram.draw(seed);
        Outcomes folded = explore(program, "dpor", "", most, out);
        List<String> found = new ArrayList<>(folded.differences(
                name() + " dpor", explore(program, "dpor", Outcomes.EVERY_STEP, most, out), "every step"));
        for (String strategy : folded.proved() ? List.of("dfs", "sss", "lapor", "exitblock-rw") : List.<String>of()) {
            Outcomes other = explore(program, strategy, "", most, out);
            found.addAll(other.differences(name() + " " + strategy, folded, "dpor"));
        }
        return found;
    }

    private Outcomes explore(RandomProgram program, String strategy, String points, long most, Path out) {
        return Outcomes.of(Selvage.explore(change.apply(Outcomes.options(strategy, points, most, out)), program));
    }

    private static Program program(long seed) {
        return new Program(
                List.of(Path.of(SelvageProcess.tests())), RandomProgram.class.getName(), List.of(Long.toString(seed)));
    }
}
