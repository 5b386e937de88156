package io.selvage.strategy.dpor.analysis;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * How the analysis sees the sections of a lock. The strict view orders all of them. The relaxed one orders only those that conflict
 * in content, which makes {@code lapor} of {@code dpor}: Kokologiannakis, Raad, Vafeiadis, "Effective lock handling in
 * stateless model checking", OOPSLA 2019.
 *
 * <p>Ours differs in that it works on traces, in hindsight, instead of on graphs of events. An execution is looked at twice. Seen
 * strictly, it says what dpor would do. Seen relaxed, {@linkplain CriticalSections simple} locks are no operations
 * at all; a section comes after those before it whose content conflicts with its own, and is put before them as a
 * whole. Accesses ordered by nothing but sections that could change places are a race then and get reversed, which
 * finds what another order of these sections would show, data races included. If one of these reversals would need two
 * threads in sections of one lock, the strict answer is taken for this execution. So it is for locks that are nested, waited
 * for, notified, or held while a thread blocks: deadlocks depend on their order.
 *
 * <p>Which steps sleep, and what is planned already, is decided as in dpor. No two executions are the same trace therefore, and
 * there are never more than under dpor; there can be several that differ in nothing but the order of sections that do not
 * conflict.
 */
public final class LaporView {
    private static final int[] NONE = {};

    private final Optional<CriticalSections> known;
    /** Null while everything is seen. */
    private CriticalSections sections;

    private LaporView(Optional<CriticalSections> known) {
        this.known = known;
    }

    /** Sees everything, always. */
    public static LaporView strict() {
        return new LaporView(Optional.empty());
    }

    /** Once opened, does not see simple locks. */
    public static LaporView relaxed() {
        return new LaporView(Optional.of(new CriticalSections()));
    }

    /** From now on simple locks are not seen; false if that would make no difference. */
    boolean open(Trace trace, IntFunction<long[]> reached) {
        if (known.isPresent() && known.get().read(trace, reached)) {
            sections = known.get();
        }
        return sections != null;
    }

    void close() {
        sections = null;
    }

    /** Whether nothing is hidden. */
    boolean seesAll() {
        return sections == null;
    }

    boolean hides(int event) {
        return sections != null && sections.isAboutSimpleLock(event);
    }

    /** What kind of operation the first one of a step is taken for. */
    OpKind seenAs(int step, OpKind kind) {
        return sections != null && sections.begunBy(step) != CriticalSections.NONE ? OpKind.YIELD : kind;
    }

    /** A section comes after all that it conflicts with. */
    void order(int step, ExecutionHistory history) {
        int section = sections == null ? CriticalSections.NONE : sections.begunBy(step);
        for (int before = section - 1; before >= 0; before--) {
            if (sections.conflict(before, section)) {
                history.clocks.join(step, sections.last(before));
            }
        }
    }

    /** The first steps of sections that the one begun by {@code step} could have come before, latest first. */
    int[] races(int step, ExecutionHistory history) {
        int section = sections == null ? CriticalSections.NONE : sections.begunBy(step);
        int[] found = NONE;
        for (int before = section - 1; before >= 0; before--) {
            int first = sections.first(before);
            if (sections.conflict(before, section)
                    && !history.isBefore(first, step)
                    && Arrays.stream(found).noneMatch(later -> history.isBefore(first, later))) {
                found = Arrays.copyOf(found, found.length + 1);
                found[found.length - 1] = first;
            }
        }
        return found;
    }

    /** Whether no two threads would be in sections of one lock. */
    boolean isPossible(RaceReversal reversal, WakeupSequenceBuilder sequence) {
        return sections == null
                || sections.arePossible(reversal.at(), sequence.chosen(), sequence.size(), reversal.number());
    }
}
