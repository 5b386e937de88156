package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;

/** A constructor hands its object to another one that keeps it where other threads look, then sets a field. */
@Expect(
        outputs = {"none\n", "null\n", "[a]\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class HandedToKeeper {
    /** Keeps what it is given. */
    private static final class Keeper {
        private volatile HandedToKeeper kept;

        void keep(HandedToKeeper one) {
            kept = one;
        }
    }

    private final List<String> parts;

    private HandedToKeeper(Keeper keeper) {
        this(keeper, List.of("a"));
    }

    private HandedToKeeper(Keeper keeper, List<String> parts) {
        keeper.keep(this);
        this.parts = parts;
    }

    private static void read(Keeper keeper) {
        HandedToKeeper seen = keeper.kept;
        System.out.println(seen == null ? "none" : seen.parts);
    }

    public static void main(String[] args) throws InterruptedException {
        Keeper keeper = new Keeper();
        Threads.run(() -> new HandedToKeeper(keeper), () -> read(keeper));
    }
}
