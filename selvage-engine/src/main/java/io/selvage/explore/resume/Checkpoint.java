package io.selvage.explore.resume;

import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.reproduce.LivelockSearch;
import io.selvage.explore.reproduce.PotentialDeadlocks;
import io.selvage.explore.reproduce.Replayer;
import io.selvage.explore.statistics.SearchStatistics;
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

/** Keeps a search on disk so that another run can go on with it, if the options ask for that. */
public final class Checkpoint {
    /** Everything that makes up where a search stands. */
    public record State(
            Batches batches,
            ThreadNumbering numbers,
            SearchStatistics tally,
            PotentialDeadlocks suspicions,
            LivelockSearch livelocks,
            KnownCauses causes) {}

    private final Optional<CheckpointFile> file;
    /** What an earlier run has left, as far as it has not been read. */
    private Optional<DataInputStream> left = Optional.empty();

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
     * Opens what an earlier run has left. To be called before any class of the subject is loaded: fields must get the numbers
     * that they had then.
     *
     * @throws BadOption if there is something, and it cannot be used
     */
    public static Checkpoint open(Options options, Subject subject) {
        Checkpoint frontier = new Checkpoint(
                options.resume().map(path -> new CheckpointFile(path, SearchFingerprint.of(options, subject))));
        frontier.left = frontier.file.flatMap(CheckpointFile::read);
        try {
            frontier.left.ifPresent(Checkpoint::renumber);
        } catch (UncheckedIOException e) {
            throw damaged(e);
        }
        return frontier;
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
    public boolean restore(State state, Explorer explorer, Replayer replayer) {
        if (left.isEmpty()) {
            return false;
        }
        try (DataInputStream in = left.get()) {
            rehearse(replayer);
            state.numbers().restore(in);
            state.batches().restore(in);
            SearchStatistics tally = state.tally();
            List<SearchStatistics.Sighting> sightings = tally.restore(in);
            state.suspicions().restore(in, explorer);
            state.livelocks().restore(in);
            for (SearchStatistics.Sighting sighting : sightings) {
                tally.found(sighting, again(sighting, state, explorer, replayer));
            }
            state.livelocks().teach(state.causes(), explorer);
        } catch (IOException e) {
            state.tally().fault(damaged(e).getMessage());
        }
        left = Optional.empty();
        return true;
    }

    /** Libraries that set themselves up at first use do so here, not in an execution that must be what it was. */
    private static void rehearse(Replayer replayer) {
        Strategy any = new ContinuedStrategy(new int[0]);
        any.begin();
        replayer.run(any);
    }

    private static Finding again(
            SearchStatistics.Sighting sighting, State state, Explorer explorer, Replayer replayer) {
        ExecutionSummary seen = explorer.run(new ReplayStrategy(sighting.picks()));
        List<Finding> findings = new ArrayList<>(seen.endings);
        findings.addAll(seen.always);
        for (Finding finding : findings) {
            if (KnownCauses.of(finding).equals(sighting.cause())) {
                return replayer.document(finding, sighting.execution(), sighting.picks(), state.tally());
            }
        }
        // One that goes round shows that only when it is watched.
        return state.livelocks()
                .again(sighting.picks())
                .map(found -> again(found, sighting, state, replayer))
                .orElseThrow(() -> gone(sighting));
    }

    private static Finding again(
            LivelockSearch.Found found, SearchStatistics.Sighting sighting, State state, Replayer replayer) {
        if (!sighting.cause().startsWith(FindingKind.LIVELOCK + " ")) {
            throw gone(sighting);
        }
        state.livelocks().remember(found, sighting.cause());
        LivelockSearch.Found simple = state.livelocks().simplified(found);
        return replayer.document(simple, found, sighting.execution(), state.tally());
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
            state.tally().note("cannot write " + file.get().path() + " (" + e + "); this search cannot be resumed");
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
        state.tally().save(out);
        state.suspicions().save(out);
        state.livelocks().save(out);
    }

    /** The search is over; there is nothing to go on with. */
    public void finish(SearchStatistics tally) {
        try {
            if (file.isPresent()) {
                file.get().delete();
            }
        } catch (IOException e) {
            tally.note("cannot delete " + file.get().path() + " (" + e + ")");
        }
    }
}
