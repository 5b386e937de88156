package io.selvage.explore;

import io.selvage.explore.search.Division;
import io.selvage.explore.shard.PartFile;
import io.selvage.explore.shard.PartResult;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Result;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import java.time.Duration;
import java.util.Optional;

/**
 * Does one part of a search.
 *
 * <p>Where the parts are trees, each shard first runs the beginning of the whole search: a search that is short, or
 * soon finds something, is done with that, and every shard says the same. Then it does its own part. If that finds
 * something and the search is to end at the first finding, the shard goes back to the whole search, to say when that
 * finds something first; what its part has shown stands if there is not enough time left for that.
 */
final class ShardRun {
    /** How many executions of the whole search each shard runs first; tests set a smaller number. */
    private static final String BEGINNING = "selvage.shard.beginning";

    private static final long USUAL_BEGINNING = 1_000;

    /** A search of so many executions at most is done by one shard if it does not end within them. */
    private static final long SMALL = 100_000;

    private final Options options;
    private final Options whole;
    private final Subject subject;
    private final SearchProgress.Watcher watcher;
    private final Shard shard;
    private final long begun = System.nanoTime();
    /** What the whole search showed first; empty if that is all, or if it was not begun. */
    private Optional<Result> beginning = Optional.empty();

    private ShardRun(Options options, Subject subject, SearchProgress.Watcher watcher) {
        this.options = options;
        this.subject = subject;
        this.watcher = watcher;
        shard = options.shard().orElseThrow();
        whole = options.with(OptionList.SHARD, null);
    }

    static Result run(Options options, Subject subject, SearchProgress.Watcher watcher) {
        if (options.resume().isPresent()) {
            throw new BadOption("--resume", "a shard cannot be resumed", "leave it out, and run that shard again");
        }
        return new ShardRun(options, subject, watcher).run();
    }

    private Result run() {
        return switch (Division.of(options.strategy())) {
            case NUMBERS -> report(explored(options), PartResult.Kind.PART);
            case NONE -> firstOnly();
            case TREES -> trees();
        };
    }

    /** The first shard does all of it. */
    private Result firstOnly() {
        return shard.number() == 1
                ? report(explored(whole), PartResult.Kind.WHOLE)
                : report(Exploration.nothing(options, subject), PartResult.Kind.NOTHING);
    }

    private Result trees() {
        long budget = options.schedules().orElse(Long.MAX_VALUE);
        long most = Math.min(budget, Long.getLong(BEGINNING, USUAL_BEGINNING));
        if (most == budget) {
            return report(explored(whole), PartResult.Kind.WHOLE);
        }
        Exploration first = Exploration.beginning(limited(whole), most, subject, watcher);
        if (first.isOver() || !hasTime()) {
            return report(first, PartResult.Kind.WHOLE);
        }
        if (budget <= SMALL && !(most / first.done() <= budget)) {
            return firstOnly();
        }
        beginning = Optional.of(first.partResult(shard, 0));
        Exploration own = explored(options);
        if (own.hasStoppedAtFinding() && hasTime()) {
            Exploration all = explored(whole);
            if (all.hasStoppedAtFinding()) {
                beginning = Optional.empty();
                return report(all, PartResult.Kind.WHOLE);
            }
        }
        return report(own, PartResult.Kind.PART);
    }

    private Exploration explored(Options chosen) {
        return Exploration.explored(limited(chosen), subject, watcher);
    }

    private boolean hasTime() {
        return left().map(time -> !time.isNegative() && !time.isZero()).orElse(true);
    }

    private Optional<Duration> left() {
        return options.time().map(time -> time.minusNanos(System.nanoTime() - begun));
    }

    /** With what is left of the time. */
    private Options limited(Options chosen) {
        return left().map(time -> chosen.with(OptionList.TIME, time.toMillis() > 0 ? time : Duration.ofMillis(1)))
                .orElse(chosen);
    }

    private Result report(Exploration exploration, PartResult.Kind kind) {
        Result result = exploration.partResult(shard, (System.nanoTime() - begun) / 1e9);
        options.result()
                .ifPresent(file -> PartFile.write(
                        file, PartResult.of(options, subject, result, exploration.statistics(), beginning, kind)));
        return result;
    }
}
