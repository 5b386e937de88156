package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.count;
import static io.selvage.modelprogram.Instruction.timedCount;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static io.selvage.modelprogram.Instruction.volatileWrite;

import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.Instruction;
import java.util.List;
import java.util.Random;

/** Random calls that wait for their object, and calls on parts of one. */
final class CountingKinds {
    private static final Form[] OF_PARTS = {
        Form.SET_PART, Form.SET_PART, Form.GET_PART, Form.ADD_PART, Form.ADD_UNSEEN, Form.CLEAR_PARTS, Form.LEVEL
    };

    private final Random random;

    CountingKinds(Random random) {
        this.random = random;
    }

    List<Instruction> waitingCall() {
        return switch (random.nextInt(5)) {
            case 0, 1 -> List.of(permits());
            case 2, 3 -> held();
            default -> List.of(latch());
        };
    }

    /** A semaphore that has enough for all, or one that has not. */
    private Instruction permits() {
        String semaphore = random.nextInt(3) == 0 ? "s2" : random.nextBoolean() ? "s1" : "s0";
        int amount = random.nextInt(5) == 0 ? 2 : 1;
        return switch (random.nextInt(8)) {
            case 0, 1 -> count(Form.RELEASE, semaphore, amount);
            case 2, 3 -> count(Form.ACQUIRE, semaphore, amount);
            case 4 -> count(Form.ACQUIRE_ALWAYS, semaphore, amount);
            case 5 -> timedCount(Form.ACQUIRE, semaphore, amount);
            case 6 -> count(Form.TRY, semaphore, amount);
            default -> count(Form.LEVEL, semaphore, 0);
        };
    }

    private List<Instruction> held() {
        Instruction take = switch (random.nextInt(5)) {
            case 0 -> timedCount(Form.HOLD, "h0", 0);
            case 1 -> count(Form.TRY_HOLD, "h0", 0);
            default -> count(Form.HOLD, "h0", 0);
        };
        Instruction inside = random.nextBoolean() ? volatileRead("v") : volatileWrite("v", 3);
        return switch (random.nextInt(5)) {
            case 0 -> List.of(count(Form.LEVEL, "h0", 0));
            case 1 -> List.of(take, count(Form.HOLD, "h0", 0), count(Form.FREE, "h0", 0), count(Form.FREE, "h0", 0));
            case 2 -> List.of(take, count(Form.FREE, "h0", 0));
            default -> List.of(take, inside, count(Form.FREE, "h0", 0));
        };
    }

    private Instruction latch() {
        String latch = random.nextBoolean() ? "l1" : "l2";
        return switch (random.nextInt(6)) {
            case 0, 1 -> count(Form.COUNT_DOWN, latch, 0);
            case 2, 3 -> count(Form.AWAIT_ZERO, latch, 0);
            case 4 -> timedCount(Form.AWAIT_ZERO, latch, 0);
            default -> count(Form.LEVEL, latch, 0);
        };
    }

    Instruction partOfTable() {
        Form what = OF_PARTS[random.nextInt(OF_PARTS.length)];
        return count(what, "t0", 1 + random.nextInt(2));
    }
}
