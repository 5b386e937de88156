package io.selvage.explore.reproduce;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.Strategy;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Runs one schedule before a search, right away again, and at the end of the search. The very first execution in a JVM
 * is the one that counts: if woven code does something else in a later one, something that it depends on was kept, and
 * the search explores a program that nobody runs. What only the JDK does differently, since it sets itself up when it
 * is first used, does not matter.
 */
public final class Rehearsal {
    private final ScheduleRunner runner;
    private final Supplier<Strategy> schedule;
    private final Supplier<String> keepers;
    /** What the first execution did; null if nothing can be said about that. */
    private Performance first;

    /**
     * @param schedule gives a strategy for one execution, each time for the same one
     * @param keepers says what may have kept something
     */
    public Rehearsal(ScheduleRunner runner, Supplier<Strategy> schedule, Supplier<String> keepers) {
        this.runner = runner;
        this.schedule = schedule;
        this.keepers = keepers;
    }

    /** Runs the schedule twice. */
    public void begin(SearchStatistics statistics) {
        first = perform().orElse(null);
        compare(statistics);
    }

    /** Runs the schedule once more. */
    public void compare(SearchStatistics statistics) {
        Optional<Performance> later = first == null ? Optional.empty() : perform();
        if (later.isEmpty()) {
            return;
        }
        Optional<String> difference = first.differenceTo(later.get());
        difference.ifPresent(how -> statistics.fault("the program is not deterministic: it does something else when it"
                + " is run again under the same schedule: " + how
                + ". Something was kept from one execution to the next (" + keepers.get()
                + "), so a search would explore a program that nobody runs; let the program put it back, or create"
                + " it anew"));
        if (difference.isEmpty()) {
            first.minorDifferenceTo(later.get())
                    .ifPresent(how -> statistics.denyExhaustive(
                            "the program does not do quite the same when it is run again: " + how
                                    + ". It depends on something outside of control (" + keepers.get()
                                    + "), so the search is not called exhaustive"));
        }
    }

    /** Which part of all events are accesses that order nothing; 0 if that is unknown. */
    public double plainShare() {
        return first == null ? 0 : first.plainShare();
    }

    /** Empty if control was lost, which the search is going to report. */
    private Optional<Performance> perform() {
        Strategy strategy = schedule.get();
        strategy.begin();
        FinishedExecution seen = runner.run(strategy);
        return seen.ending() instanceof Ending.Fault ? Optional.empty() : Optional.of(Performance.of(seen));
    }
}
