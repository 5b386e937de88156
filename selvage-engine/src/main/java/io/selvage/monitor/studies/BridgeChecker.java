package io.selvage.monitor.studies;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.Violation;
import io.selvage.monitor.run.Invocation;
import java.util.List;

/** One direction at a time, sides take turns, and no car waits needlessly; follows few cars. */
final class BridgeChecker<M> implements PropertyChecker<M> {
    private static final int MOST = 2;

    private final int mostOnBridge;

    BridgeChecker(int mostOnBridge) {
        this.mostOnBridge = mostOnBridge;
    }

    @Override
    public Answer check(Situation<M> now) {
        Side red = new Side(now, "red");
        Side blue = new Side(now, "blue");
        if (!red.isOfInterest(mostOnBridge) || !blue.isOfInterest(mostOnBridge)) {
            return Answer.DO_NOT_FOLLOW;
        }
        Violation.unless(red.onBridge == 0 || blue.onBridge == 0, "cars meet on the bridge");
        boolean isBluesTurn = red.exits.isEmpty() && blue.exits.isEmpty()
                || !red.exits.isEmpty() && last(blue.exits) < last(red.exits);
        checkSide(blue, red, isBluesTurn);
        checkSide(red, blue, !isBluesTurn);
        return Answer.GO_ON;
    }

    private static void checkSide(Side own, Side other, boolean isOwnTurn) {
        if (isOwnTurn && own.present > 0) {
            int since = Math.max(turnSince(own, other), own.oldestArrival());
            Violation.unless(
                    other.entersOnBridge().stream().noneMatch(car -> car.ended() > since),
                    "a " + other.colour + " car drove on though it was " + own.colour + "'s turn and one waited");
        }
        boolean isFree = other.onBridge == 0 && (other.present == 0 || isOwnTurn);
        Violation.unless(!isFree || own.waiting == 0, "a " + own.colour + " car waits though it could drive");
        boolean isEmpty = own.onBridge == 0 && other.onBridge == 0;
        Violation.unless(
                !isEmpty || !isOwnTurn || own.waiting == 0, "a " + own.colour + " car waits before an empty bridge");
    }

    /** The move that gave {@code own} its turn: the other side's first exit since its own last one. */
    private static int turnSince(Side own, Side other) {
        int lastOwn = last(own.exits);
        return other.exits.stream()
                .mapToInt(Invocation::ended)
                .filter(exit -> exit > lastOwn)
                .min()
                .orElse(0);
    }

    private static int last(List<Invocation> invocations) {
        return invocations.isEmpty()
                ? 0
                : invocations.get(invocations.size() - 1).ended();
    }

    /** One side of the bridge, derived from its calls. */
    private static final class Side {
        private final String colour;
        private final List<Invocation> enters;
        private final List<Invocation> exits;
        private final List<Invocation> arrived;
        private final int onBridge;
        private final int present;
        private final int waiting;

        Side(Situation<?> now, String colour) {
            this.colour = colour;
            enters = ofMethod(now.completed(), colour + "Enter");
            exits = ofMethod(now.completed(), colour + "Exit");
            arrived = ofMethod(now.present(), colour + "Enter");
            onBridge = enters.size() - exits.size();
            present = arrived.size();
            waiting = now.waiting(colour + "Enter");
        }

        private static List<Invocation> ofMethod(List<Invocation> invocations, String method) {
            return invocations.stream()
                    .filter(invocation -> invocation.method().equals(method))
                    .toList();
        }

        boolean isOfInterest(int mostOnBridge) {
            return onBridge >= 0 && onBridge <= mostOnBridge && present <= MOST && exits.size() <= MOST;
        }

        int oldestArrival() {
            return arrived.get(0).began();
        }

        List<Invocation> entersOnBridge() {
            return enters.subList(enters.size() - onBridge, enters.size());
        }
    }
}
