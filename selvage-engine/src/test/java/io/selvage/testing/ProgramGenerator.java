package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedPark;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unpark;
import static io.selvage.modelprogram.Instruction.unseenRead;
import static io.selvage.modelprogram.Instruction.unseenWrite;
import static io.selvage.modelprogram.Instruction.write;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Small random programs, the same for the same seed. A disciplined one uses every shared variable under the one lock
 * that belongs to it; the others use variables, locks, wait sets and permits as they like.
 */
public final class ProgramGenerator {
    private static final String[] THREADS = {"a", "b", "c"};
    private static final String[] LOCKS = {"m", "n"};
    private static final String[] VARIABLES = {"x", "y", "z"};

    private final Random random;
    private final boolean disciplined;
    private final List<String> description = new ArrayList<>();

    private ProgramGenerator(long seed, boolean disciplined) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
        this.disciplined = disciplined;
    }

    /** A program and how to tell what it is. */
    public record Generated(ModelProgram program, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    public static Generated any(long seed) {
        return new ProgramGenerator(seed, false).generate();
    }

    public static Generated disciplined(long seed) {
        return new ProgramGenerator(seed, true).generate();
    }

    /** Threads that yield, wait with a limit, and do little else. */
    public static Generated polite(long seed) {
        return new ProgramGenerator(seed, false).generatePolite();
    }

    private Generated generatePolite() {
        int threads = 2 + random.nextInt(2);
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int parts = 1 + random.nextInt(threads == 2 ? 4 : 2); parts > 0; parts--) {
                switch (random.nextInt(5)) {
                    case 0, 1 -> body.add(toss("nothing", 1));
                    case 2 -> body.add(timedPark());
                    case 3 -> body.addAll(List.of(lock("m"), timedAwait("m"), unlock("m")));
                    default -> body.add(access());
                }
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    /** Mostly short sections of two locks, with little in common, and accesses in between. */
    public static Generated locked(long seed) {
        return new ProgramGenerator(seed, false).generateLocked();
    }

    private Generated generateLocked() {
        int threads = 2 + random.nextInt(2);
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int parts = 2 + random.nextInt(threads == 2 ? 3 : 2); parts > 0; parts--) {
                addLockedPart(body);
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    private void addLockedPart(List<Instruction> body) {
        int kind = random.nextInt(12);
        if (kind < 8) {
            String lock = LOCKS[random.nextInt(3) / 2];
            body.add(lock(lock));
            for (int i = random.nextInt(3); i > 0; i--) {
                body.add(access());
            }
            body.add(unlock(lock));
        } else if (kind < 11) {
            body.add(access());
        } else {
            addSection(body, 0);
        }
    }

    /** Short sections of two locks, each of which guards a variable of its own; not all accesses to these are told. */
    public static Generated halfSeen(long seed) {
        return new ProgramGenerator(seed, true).generateHalfSeen();
    }

    private Generated generateHalfSeen() {
        int threads = 2 + random.nextInt(2);
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int parts = 1 + random.nextInt(threads == 2 ? 4 : 2); parts > 0; parts--) {
                int which = random.nextInt(LOCKS.length);
                body.add(lock(LOCKS[which]));
                for (int accesses = random.nextInt(3); accesses > 0; accesses--) {
                    body.add(random.nextBoolean() ? accessTo(VARIABLES[which]) : unseenAccessTo(VARIABLES[which]));
                }
                body.add(unlock(LOCKS[which]));
                if (random.nextInt(4) == 0) {
                    body.add(accessTo("z"));
                }
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    private Instruction unseenAccessTo(String variable) {
        return random.nextBoolean() ? unseenRead(variable) : unseenWrite(variable, 1 + random.nextInt(9));
    }

    private Generated generate() {
        int threads = 2 + random.nextInt(2);
        boolean child = random.nextInt(4) == 0;
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            if (child && i == 0) {
                body.add(start(THREADS[threads - 1]));
            }
            addParts(body, threads, child && i < threads - 1);
            if (child && i == 0 && random.nextBoolean()) {
                body.add(join(THREADS[threads - 1]));
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    private void addParts(List<Instruction> body, int threads, boolean notLast) {
        int parts = 1 + random.nextInt(threads == 2 ? 4 : 2);
        while (parts-- > 0) {
            switch (random.nextInt(8)) {
                case 0, 1, 2 -> addSection(body, 0);
                case 3 -> {
                    int target = random.nextInt(notLast ? threads - 1 : threads);
                    body.add(unpark(THREADS[target]));
                }
                case 4 -> body.add(random.nextInt(3) == 0 ? park() : timedPark());
                default -> {
                    if (disciplined) {
                        addSection(body, 0);
                    } else {
                        body.add(access());
                    }
                }
            }
        }
    }

    private void addSection(List<Instruction> body, int depth) {
        int which = random.nextInt(LOCKS.length);
        String lock = LOCKS[which];
        body.add(lock(lock));
        switch (random.nextInt(8)) {
            case 0 -> body.add(await(lock));
            case 1 -> body.add(timedAwait(lock));
            case 2 -> body.add(signal(lock));
            case 3 -> body.add(signalAll(lock));
            case 4 -> {
                if (depth == 0) {
                    addSection(body, depth + 1);
                }
            }
            default -> body.add(disciplined ? accessTo(VARIABLES[which]) : access());
        }
        body.add(unlock(lock));
    }

    private Instruction access() {
        return accessTo(VARIABLES[random.nextInt(VARIABLES.length)]);
    }

    private Instruction accessTo(String variable) {
        return random.nextBoolean() ? read(variable) : write(variable, 1 + random.nextInt(9));
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
