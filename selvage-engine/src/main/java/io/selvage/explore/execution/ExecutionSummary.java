package io.selvage.explore.execution;

import io.selvage.model.Ending;
import io.selvage.model.Step;
import io.selvage.model.Unseen;
import io.selvage.model.system.Assumption;
import java.util.List;
import java.util.Set;

/** What one execution showed, as far as a search needs it; stays valid while others run. */
public sealed interface ExecutionSummary {
    /** What is counted. */
    Figures figures();

    /** Why the search may have overlooked something on account of it. */
    List<String> reservations();

    /** Whether a detector has found something. */
    default boolean hasFindings() {
        return false;
    }

    /** Whether something was found other than inside of a library: reason enough for a search to end. */
    default boolean hasOwnFindings() {
        return false;
    }

    /** Whether neither this one nor any that was run after it can be relied upon. */
    default boolean isUnusable() {
        return false;
    }

    /** What executions showed that were run besides, to look into something that this one raised. */
    default List<ExecutionSummary> sideExecutions() {
        return List.of();
    }

    /**
     * What is counted about an execution.
     *
     * @param output the empty string for one that was cut
     * @param scheduleHash the same for the same schedule; 0 unless the search samples
     * @param assumed why time limits were taken to be long enough
     * @param unseen what it may have done besides, to things that several threads access
     * @param exitCodes of the processes of a system, by their positions, -1 for those that have not ended; else empty
     */
    record Figures(
            String output,
            int steps,
            int threads,
            long scheduleHash,
            Set<Assumption> assumed,
            List<Unseen> unseen,
            List<Integer> exitCodes) {
        static final Figures NONE = new Figures("", 0, 0, 0, Set.of(), List.of(), List.of());

        /** Whether it was drawn at random. */
        boolean isSample() {
            return scheduleHash != 0;
        }
    }

    /**
     * It ended normally, without an uncaught exception.
     *
     * @param interleaving its steps, if it was run to be shown
     */
    record Complete(
            Figures figures, Inspection inspection, List<Step> interleaving, List<ExecutionSummary> sideExecutions)
            implements ExecutionSummary {
        @Override
        public List<String> reservations() {
            return inspection.reservations();
        }

        @Override
        public boolean hasFindings() {
            return !inspection.findings().isEmpty();
        }

        @Override
        public boolean hasOwnFindings() {
            return inspection.hasOwnFindings();
        }
    }

    /** It hung, a thread died, or it went on for too long. */
    record Abnormal(
            Figures figures,
            Inspection inspection,
            AbnormalEnd end,
            List<Step> interleaving,
            List<ExecutionSummary> sideExecutions)
            implements ExecutionSummary {
        @Override
        public List<String> reservations() {
            return inspection.reservations();
        }

        @Override
        public boolean hasFindings() {
            return !inspection.findings().isEmpty() || !end.findings().isEmpty();
        }

        @Override
        public boolean hasOwnFindings() {
            return inspection.hasOwnFindings() || !end.findings().isEmpty();
        }
    }

    /** The strategy gave it up. */
    record Cut(Figures figures, List<String> reservations, List<ExecutionSummary> sideExecutions)
            implements ExecutionSummary {}

    /** It was run before and counts for nothing. */
    record Repeated(Figures figures, List<String> reservations) implements ExecutionSummary {}

    /**
     * A race was found on variables whose accesses are no scheduling points yet. What has been explored says nothing
     * about the new points: the search begins anew.
     */
    record NewSchedulingPoints(Figures figures, List<String> variables) implements ExecutionSummary {
        @Override
        public List<String> reservations() {
            return List.of();
        }

        @Override
        public boolean isUnusable() {
            return true;
        }
    }

    /** The time of the search was over before it ended. */
    record OutOfTime(List<String> reservations) implements ExecutionSummary {
        @Override
        public Figures figures() {
            return Figures.NONE;
        }

        @Override
        public boolean isUnusable() {
            return true;
        }
    }

    /** The program did not do under the same choices what it did before. */
    record Diverged(Ending.Diverged where, List<String> reservations) implements ExecutionSummary {
        @Override
        public Figures figures() {
            return Figures.NONE;
        }

        @Override
        public boolean isUnusable() {
            return true;
        }
    }

    /** The tool failed, or has lost control. */
    record Failed(String fault, List<String> reservations) implements ExecutionSummary {
        @Override
        public Figures figures() {
            return Figures.NONE;
        }

        @Override
        public boolean isUnusable() {
            return true;
        }
    }
}
