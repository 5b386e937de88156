package io.selvage.monitor;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Says of each move whether it was right: asks the user's checker, then looks for what is always wrong. */
final class Judge<M> {
    /** What a move is worth. */
    enum Verdict {
        FINE,
        /** The checker does not want to follow it. */
        REJECTED,
        WRONG
    }

    /** A finding and the moves that show it. */
    record Sighting(Finding finding, Trail trail) {}

    private final MonitorSpec<M> spec;
    private final boolean keepsGoing;
    private final List<Sighting> sightings = new ArrayList<>();

    Judge(MonitorSpec<M> spec, boolean keepsGoing) {
        this.spec = spec;
        this.keepsGoing = keepsGoing;
    }

    List<Sighting> sightings() {
        return sightings;
    }

    boolean hasEnough() {
        return !keepsGoing && !sightings.isEmpty();
    }

    Verdict judge(Session<M> session, Trail trail) {
        try {
            PropertyChecker.Answer answer = spec.checker().check(session.situation());
            if (answer == PropertyChecker.Answer.DO_NOT_FOLLOW) {
                return Verdict.REJECTED;
            }
        } catch (Violation violation) {
            add(Finding.of(FindingKind.PROPERTY_VIOLATION, violation.getMessage()), trail);
            return Verdict.WRONG;
        }
        return Verdict.FINE;
    }

    /** The last move did not end. */
    Verdict stuck(Session<M> session, Trail trail) {
        add(
                Finding.of(FindingKind.LIVELOCK, session.last() + " does not leave the monitor")
                        .withFailureClass(FailureClass.FF_T4),
                trail);
        return Verdict.WRONG;
    }

    /** Tries out what the walk itself does not. */
    void experiment(Venue venue, Supplier<? extends M> maker, List<StateField<M>> fields) {}

    private void add(Finding finding, Trail trail) {
        sightings.add(new Sighting(finding, trail));
    }
}
