package io.selvage.mutate.scenario;

import io.selvage.explore.ControlledRun;
import io.selvage.explore.subject.ProgramLoader;
import io.selvage.monitor.compare.WholeState;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what can come of scenarios on the original and on mutants. What comes of them on the original is kept for
 * the next mutant. Not for use by several threads.
 */
public final class ScenarioComparison {
    private final MonitorModel<?> original;
    private final Options options;
    private final Map<CallRounds, Outcomes> known = new HashMap<>();

    /**
     * What a comparison found.
     *
     * @param difference something that the mutant does and the original does not
     * @param unlike scenarios that look the same and leave something else behind
     * @param compared how many scenarios were run in every order
     * @param gap why there was no answer for some scenario; else the empty string
     */
    public record Comparison(
            Optional<ScenarioDifference> difference, List<CallRounds> unlike, int compared, String gap) {}

    public ScenarioComparison(MonitorModel<?> original, Options options) {
        this.original = original;
        this.options = options.with(OptionList.MEMORY, MemoryMode.SYNC);
    }

    /** Runs {@code uses} in their order until one tells the two apart. */
    public Comparison compare(MonitorModel<?> mutant, List<CallRounds> uses, Duration time) {
        Search search = new Search(System.nanoTime() + time.toNanos());
        ClassLoader own = new ProgramLoader(List.of(), mutant.type().getClassLoader());
        try {
            ControlledRun.open(options, own, run -> {
                search.run(
                        new ScenarioRunner<>(run, original, options, search.deadline),
                        new ScenarioRunner<>(run, mutant, options, search.deadline),
                        uses);
                return null;
            });
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            search.gap = "interrupted";
        } catch (ControlledRun.OutOfTime | ControlledRun.Fault | WholeState.Unreadable unusable) {
            search.gap = unusable.getMessage();
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
        return new Comparison(search.difference, search.unlike, search.compared, search.gap);
    }

    /** One comparison. */
    private final class Search {
        private final long deadline;
        private final List<CallRounds> unlike = new ArrayList<>();
        private Optional<ScenarioDifference> difference = Optional.empty();
        private int compared;
        private String gap = "";

        Search(long deadline) {
            this.deadline = deadline;
        }

        void run(ScenarioRunner<?> one, ScenarioRunner<?> two, List<CallRounds> uses) {
            for (CallRounds use : uses) {
                if (System.nanoTime() > deadline) {
                    gap = "the time was up after " + compared + " scenarios";
                    return;
                }
                Outcomes expected = known.get(use);
                if (expected == null) {
                    expected = one.run(use);
                    known.put(use, expected);
                }
                compare(use, expected, two.run(use));
                if (difference.isPresent()) {
                    return;
                }
            }
        }

        private void compare(CallRounds use, Outcomes expected, Outcomes found) {
            if (!expected.isComplete()) {
                gap = expected.gap();
                return;
            }
            difference = difference(use, expected, found);
            if (!found.isComplete() && difference.isEmpty()) {
                gap = found.gap();
                return;
            }
            compared++;
            if (difference.isEmpty() && !expected.leavesTheSame(found)) {
                unlike.add(use);
            }
        }

        private Optional<ScenarioDifference> difference(CallRounds use, Outcomes expected, Outcomes found) {
            Set<List<CallOutcome>> possible = expected.visible();
            Optional<ScenarioDifference> shown = found.visible().stream()
                    .filter(calls -> !possible.contains(calls))
                    .findFirst()
                    .map(calls -> new ScenarioDifference(use, expected, calls, ""));
            return shown.or(() -> expected.races().isEmpty()
                    ? found.races().stream()
                            .findFirst()
                            .map(race -> new ScenarioDifference(
                                    use, expected, found.visible().iterator().next(), race))
                    : Optional.empty());
        }
    }
}
