package io.selvage.explore.search;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.options.StrategyTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What helps a search that did not come to its end, by what is known about it. */
final class NextSteps {
    /** A search of which less was done is not finished by a larger budget. */
    private static final double WITHIN_REACH = 0.01;

    /** Estimates may be too high. */
    private static final double RESERVE = 1.5;

    /** Executions of more steps have many scheduling points. */
    private static final int LONG = 50;

    private static final int FEWER_STEPS = 20;

    /** If fewer events are accesses that order nothing, little is gained by not switching there. */
    private static final double MANY_PLAIN = 0.3;

    private final Options options;
    private final SearchStatistics statistics;
    private final double plainShare;
    private final List<String> steps = new ArrayList<>();

    private NextSteps(Options options, SearchStatistics statistics, double plainShare) {
        this.options = options;
        this.statistics = statistics;
        this.plainShare = plainShare;
    }

    /**
     * In one sentence; empty if nothing is to be said.
     *
     * @param done how much of the search was done; NaN if that is unknown
     * @param plainShare which part of all events are accesses that order nothing
     */
    static Optional<String> of(Options options, SearchStatistics statistics, double done, double plainShare) {
        NextSteps next = new NextSteps(options, statistics, plainShare);
        next.collect(done);
        return next.steps.isEmpty()
                ? Optional.empty()
                : Optional.of("to get further: " + String.join("; ", next.steps));
    }

    private void collect(double done) {
        if (statistics.averageSteps() > options.steps() / 2.0) {
            endExecutions();
        } else if (done >= WITHIN_REACH) {
            steps.add(largerBudget(1 / done) + " is about enough to finish");
        } else {
            makeSmaller();
        }
    }

    private void endExecutions() {
        steps.add("let the program end (most executions were given up after " + options.steps()
                + " steps): stop periodic tasks and loops that wait for more work");
        steps.add("--steps " + Math.max(1, options.steps() / FEWER_STEPS) + " gives each execution less");
    }

    private void makeSmaller() {
        StrategyName strategy = options.strategy();
        if (strategy != StrategyName.AUTO && !strategy.has(StrategyTrait.RANDOM)) {
            steps.add("leave --strategy out, so that samplers take part");
        }
        if (options.memory() == MemoryMode.ALL && statistics.averageSteps() > LONG && plainShare > MANY_PLAIN) {
            steps.add("--memory sync has fewer scheduling points and still finds data races");
        }
        steps.add(
                "fewer threads (" + statistics.mostThreads() + " now) or fewer calls in each give a search that ends");
        if (strategy == StrategyName.AUTO || strategy.has(StrategyTrait.RANDOM)) {
            steps.add(
                    "--seed " + (options.seed() + 1) + " draws other schedules, " + largerBudget(10) + " more of them");
        }
    }

    /** The budget so many times over, in the unit in which it was given. */
    private String largerBudget(double times) {
        if (options.schedules().isPresent()) {
            return OptionList.SCHEDULES + " " + roundedUp(options.schedules().getAsLong() * times);
        }
        Duration time = options.time().orElseThrow();
        return OptionList.TIME + " " + text(time.toMillis() / 1e3 * times * RESERVE);
    }

    private static String text(double seconds) {
        if (seconds < 120) {
            return (long) Math.ceil(seconds / 10) * 10 + "s";
        }
        return seconds < 7200 ? (long) Math.ceil(seconds / 60) + "m" : (long) Math.ceil(seconds / 3600) + "h";
    }

    /** To one digit and zeros, with some reserve. */
    private static long roundedUp(double number) {
        double unit = Math.pow(10, Math.floor(Math.log10(number * RESERVE)));
        return (long) (Math.ceil(number * RESERVE / unit) * unit);
    }
}
