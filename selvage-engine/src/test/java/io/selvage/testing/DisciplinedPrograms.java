package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static io.selvage.modelprogram.Instruction.volatileWrite;
import static io.selvage.modelprogram.Instruction.write;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Small random programs about locks, the same for the same seed: sections nested in both orders with something to do
 * before, between and after, waits and notifications, volatile variables, children that are started and joined. Each
 * shared variable belongs to one lock; in an unruly program one access forgets it.
 */
public final class DisciplinedPrograms {
    private static final String[] THREADS = {"a", "b", "c"};
    private static final String[] LOCKS = {"m", "n"};

    private final Random random;
    private final ModelProgram program = new ModelProgram();
    private final List<String> description = new ArrayList<>();
    private final int threads;
    /** How many sections may still be written. */
    private int sections;

    private DisciplinedPrograms(long seed) {
        random = new Random(seed * 0xD1B54A32D192ED03L + 7);
        threads = 2 + random.nextInt(2);
    }

    public static Generated next(long seed) {
        return new DisciplinedPrograms(seed).generate();
    }

    private Generated generate() {
        boolean child = random.nextInt(4) == 0;
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            if (child && i == 0) {
                body.add(start(THREADS[threads - 1]));
            }
            sections = threads == 2 ? 2 + random.nextInt(2) : 1 + random.nextInt(2);
            while (sections > 0) {
                addSection(body, List.of());
            }
            if (child && i == 0 && random.nextBoolean()) {
                body.add(join(THREADS[threads - 1]));
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    private void addSection(List<Instruction> body, List<String> held) {
        sections--;
        String lock = LOCKS[random.nextInt(LOCKS.length)];
        if (held.contains(lock)) {
            return;
        }
        if (held.isEmpty() && random.nextInt(6) == 0) {
            body.add(random.nextBoolean() ? volatileRead("v") : volatileWrite("v", 1 + random.nextInt(9)));
        }
        List<String> now = new ArrayList<>(held);
        now.add(lock);
        body.add(lock(lock));
        addWork(body, now);
        if (sections > 0 && random.nextInt(2) == 0) {
            addSection(body, now);
            if (random.nextBoolean()) {
                addWork(body, now);
            }
        }
        body.add(unlock(lock));
    }

    private void addWork(List<Instruction> body, List<String> held) {
        String lock = held.get(random.nextInt(held.size()));
        String variable = "of " + lock;
        switch (random.nextInt(10)) {
            case 0 -> body.add(await(lock));
            case 1 -> body.add(timedAwait(lock));
            case 2 -> body.add(signal(lock));
            case 3 -> body.add(signalAll(lock));
            case 4, 5 -> body.add(read(variable));
            case 6 -> body.addAll(increment(variable));
            case 7, 8 -> body.add(write(variable, 1 + random.nextInt(9)));
            default -> {
                // Holds the lock for nothing.
            }
        }
    }

    private static String text(List<Instruction> body) {
        List<String> parts = new ArrayList<>();
        for (Instruction part : body) {
            String timed = part.timed() ? "timed " : "";
            parts.add((timed + part.kind().verb() + " " + part.object()).strip());
        }
        return String.join(", ", parts);
    }
}
