package io.selvage.explore.resume;

import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.reproduce.FindingRecorder;
import io.selvage.explore.reproduce.Livelock;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.reproduce.ScheduleRunner;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.statistics.TextData;
import io.selvage.explore.subject.Subject;
import io.selvage.hooks.Sites;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.options.BadOption;
import io.selvage.options.Options;
import io.selvage.scheduler.ThreadNumbering;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ContinuedStrategy;
import io.selvage.strategy.guided.ReplayStrategy;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps a search on disk so that another run can resume it, if the options ask for that. */
public final class Checkpoint {
    /** Everything that makes up where a search stands. */
    public record State(
            Batches batches,
            ThreadNumbering numbers,
            SearchStatistics statistics,
            ExtraSchedulingPoints points,
            PotentialDeadlocks potentialDeadlocks,
            LivelockSearch livelocks,
            KnownCauses causes) {}

    private final Optional<CheckpointFile> file;
    /** What an earlier run has left, as far as it has not been read. */
    private Optional<DataInputStream> saved = Optional.empty();

    /** Whether nothing is written any more. */
    private boolean closed;

    private Checkpoint(Optional<CheckpointFile> file) {
        this.file = file;
    }

    /** Keeps nothing. */
    public static Checkpoint none() {
        return new Checkpoint(Optional.empty());
    }

    /**
     * Opens what an earlier run has left. To be called before any class of the subject is loaded: fields must get the
     * numbers that they had then.
     *
     * @throws BadOption if there is something, and it cannot be used
     */
    public static Checkpoint open(Options options, Subject subject) {
        Checkpoint checkpoint = new Checkpoint(
                options.resume().map(path -> new CheckpointFile(path, SearchFingerprint.of(options, subject))));
        checkpoint.saved = checkpoint.file.flatMap(CheckpointFile::read);
        try {
            checkpoint.saved.ifPresent(Checkpoint::renumber);
        } catch (UncheckedIOException e) {
            throw damaged(e);
        }
        return checkpoint;
    }

    private static void renumber(DataInputStream in) {
        try {
            for (int number = 0, count = in.readInt(); number < count; number++) {
                String member = in.readUTF();
                if (Sites.memberNumber(member) != number) {
                    throw new BadOption(
                            "--resume", "this JVM has numbered the field " + member + " differently", "begin anew");
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BadOption damaged(Exception e) {
        return new BadOption("--resume", "the file does not say where the search stands (" + e + ")", "delete it");
    }

    /**
     * Brings everything to where it stood. Findings are found again, by running the schedules that showed them.
     *
     * @return whether there was anything
     */
    public boolean restore(State state, Explorer explorer, ScheduleRunner runner, FindingRecorder recorder) {
        if (saved.isEmpty()) {
            return false;
        }
        try (DataInputStream in = saved.get()) {
            warmUp(runner);
            state.numbers().restore(in);
            state.batches().restore(in);
            state.points().add(TextData.readAll(in));
            SearchStatistics statistics = state.statistics();
            List<SearchStatistics.Sighting> sightings = statistics.restore(in);
            state.potentialDeadlocks().restore(in, explorer);
            state.livelocks().restore(in);
            for (SearchStatistics.Sighting sighting : sightings) {
                statistics.addFinding(sighting, findAgain(sighting, state, explorer, recorder));
            }
            state.livelocks().relearnCauses(state.causes(), explorer);
        } catch (IOException e) {
            state.statistics().fault(damaged(e).getMessage());
        }
        saved = Optional.empty();
        return true;
    }

    /** Libraries that set themselves up at first use do so here, not in an execution that must be what it was. */
    private static void warmUp(ScheduleRunner runner) {
        Strategy any = new ContinuedStrategy(new int[0]);
        any.begin();
        runner.run(any);
    }

    private static Finding findAgain(
            SearchStatistics.Sighting sighting, State state, Explorer explorer, FindingRecorder recorder) {
        ExecutionSummary summary = explorer.run(new ReplayStrategy(sighting.choices()));
        for (Finding finding : findings(summary)) {
            if (FindingCause.of(finding).equals(sighting.cause())) {
                return recorder.record(finding, sighting.execution(), sighting.choices());
            }
        }
        // A livelock shows only when it is watched.
        return state.livelocks()
                .confirmAgain(sighting.choices())
                .filter(livelock -> sighting.cause().kind() == FindingKind.LIVELOCK)
                .map(livelock -> findAgain(livelock, sighting, state, recorder))
                .orElseThrow(() -> gone(sighting));
    }

    private static List<Finding> findings(ExecutionSummary summary) {
        List<Finding> findings = new ArrayList<>();
        if (summary instanceof ExecutionSummary.Complete complete) {
            findings.addAll(complete.inspection().findings());
        } else if (summary instanceof ExecutionSummary.Abnormal abnormal) {
            findings.addAll(abnormal.end().findings());
            findings.addAll(abnormal.inspection().findings());
        }
        return findings;
    }

    private static Finding findAgain(
            Livelock livelock, SearchStatistics.Sighting sighting, State state, FindingRecorder recorder) {
        state.livelocks().remember(livelock, sighting.cause());
        return recorder.record(state.livelocks().simplified(livelock), livelock, sighting.execution());
    }

    private static IllegalStateException gone(SearchStatistics.Sighting sighting) {
        return new IllegalStateException("run again, the schedule does not show '" + sighting.cause() + "' any more");
    }

    /** Writes where the search stands; nothing is handed out. */
    public void save(State state) {
        if (file.isEmpty() || closed) {
            return;
        }
        try {
            file.get().write(out -> write(out, state));
        } catch (IOException e) {
            closed = true;
            state.statistics()
                    .note("cannot write " + file.get().path() + " (" + e + "); this search cannot be resumed");
        }
    }

    /** As {@link #save}; what follows is not kept. */
    public void saveForGood(State state) {
        save(state);
        closed = true;
    }

    private static void write(DataOutputStream out, State state) throws IOException {
        List<String> members = Sites.memberNames();
        out.writeInt(members.size());
        for (String member : members) {
            out.writeUTF(member);
        }
        state.numbers().save(out);
        state.batches().save(out);
        TextData.write(state.points().variables(), out);
        state.statistics().save(out);
        state.potentialDeadlocks().save(out);
        state.livelocks().save(out);
    }

    /** The search is over; there is nothing to resume. */
    public void finish(SearchStatistics statistics) {
        try {
            if (file.isPresent()) {
                file.get().delete();
            }
        } catch (IOException e) {
            statistics.note("cannot delete " + file.get().path() + " (" + e + ")");
        }
    }
}
