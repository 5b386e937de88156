package io.selvage.explore.shard;

import io.selvage.explore.resume.SearchFingerprint;
import io.selvage.explore.search.Division;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a part of a search has shown.
 *
 * @param search what all parts must have in common, by name
 * @param result as it is reported of this part alone
 * @param statistics all but the findings
 * @param beginning what the whole search showed first, if it was begun
 * @param state how far the search went
 */
public record PartResult(
        Shard shard,
        Map<String, String> search,
        Result result,
        SearchStatistics statistics,
        Optional<Result> beginning,
        State state) {
    /** What the file is about. */
    public enum Kind {
        /** All of the search, as far as it went. */
        WHOLE,
        /** A part of it. */
        PART,
        /** Nothing: another shard does all of it. */
        NOTHING
    }

    /**
     * @param isOver whether nothing of this part is left to be done
     * @param stoppedIn the cell whose finding ended the search; {@link #NOWHERE} if none did
     * @param canEnd whether the search is one that comes to an end, not a sampler
     * @param estimate how much of this part was done; NaN if that is unknown
     */
    record State(Kind kind, boolean isOver, long stoppedIn, boolean canEnd, double estimate) {}

    static final long NOWHERE = Long.MAX_VALUE;

    /** What has just been explored. */
    public static PartResult of(
            Options options,
            Subject subject,
            Result result,
            SearchStatistics statistics,
            Optional<Result> beginning,
            Kind kind) {
        boolean found = statistics.ownFindings() > 0 && !options.keepGoing();
        State state = new State(
                kind,
                statistics.isExhausted(),
                found && Division.of(options.strategy()) == Division.NUMBERS ? statistics.cell() : NOWHERE,
                Division.of(options.strategy()) != Division.NUMBERS,
                statistics.isExhausted() ? 1 : result.estimate());
        return new PartResult(
                options.shard().orElse(Shard.WHOLE), common(options, subject), result, statistics, beginning, state);
    }

    private static Map<String, String> common(Options options, Subject subject) {
        Map<String, String> common = new TreeMap<>(SearchFingerprint.of(options, subject));
        common.remove(OptionList.SHARD.toString());
        common.put(OptionList.SCHEDULES.toString(), options.text(OptionList.SCHEDULES));
        common.put("version of this tool", toolVersion());
        return common;
    }

    static String toolVersion() {
        String version = PartResult.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }

    /** What is explored, with its arguments: parts of different searches of these are no parts of one search. */
    String subject() {
        return search.get(SearchFingerprint.PROGRAM) + " " + search.get(SearchFingerprint.ARGUMENTS);
    }
}
