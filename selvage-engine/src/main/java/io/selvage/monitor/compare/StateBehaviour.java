package io.selvage.monitor.compare;

import io.selvage.monitor.state.MoveSequence;
import java.util.List;
import java.util.Optional;

/**
 * What can happen in a state.
 *
 * @param moves what each possible move shows and leads to
 * @param quiescence the event that calls wait and none of them can continue without a new call; without it, hangs would
 *     not be compared
 */
record StateBehaviour(List<Observation> moves, Optional<Event> quiescence) {
    /**
     * A sequence of moves, and a key for the state that it leads to.
     *
     * @param origins for each thread that has not completed, oldest first, what it found when it called, if that may
     *     matter later; else the empty string
     * @param isFollowed whether the user's checker follows it
     */
    record ReachableState(MoveSequence sequence, List<Object> key, List<Object> origins, boolean isFollowed) {}

    /**
     * What one move showed.
     *
     * @param event empty if the move is not observable
     * @param isCall whether it was a new call
     */
    record Observation(Optional<Event> event, boolean isCall, ReachableState state) {}
}
