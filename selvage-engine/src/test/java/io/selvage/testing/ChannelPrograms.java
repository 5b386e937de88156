package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.down;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.put;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.take;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.up;
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
 * Small random programs, the same for the same seed, that talk over semaphores, queues and volatile variables and leave
 * things to chance, besides sharing variables under locks. A careless one forgets the lock now and then, or uses
 * another thread's private variable.
 */
public final class ChannelPrograms {
    private static final String[] THREADS = {"a", "b", "c"};
    private static final String[] LOCKS = {"m", "n"};
    private static final String[] GUARDED = {"x", "y"};

    private final Random random;
    private final boolean careless;
    private final List<String> description = new ArrayList<>();

    private ChannelPrograms(long seed, boolean careless) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 7);
        this.careless = careless;
    }

    public static Generated careful(long seed) {
        return new ChannelPrograms(seed, false).generate();
    }

    public static Generated careless(long seed) {
        return new ChannelPrograms(seed, true).generate();
    }

    private Generated generate() {
        int threads = 2 + random.nextInt(2);
        boolean family = random.nextInt(3) == 0;
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            if (family && i == 0) {
                body.add(write("f", 1));
                body.add(start(THREADS[threads - 1]));
            }
            if (family && i == threads - 1) {
                body.add(write("f", 2));
            }
            int parts = 1 + random.nextInt(threads == 2 ? 4 : 2);
            while (parts-- > 0) {
                addPart(body, THREADS[i]);
            }
            if (family && i == 0 && (!careless || random.nextBoolean())) {
                body.add(join(THREADS[threads - 1]));
            }
            if (family && i == 0) {
                body.add(careless || body.contains(join(THREADS[threads - 1])) ? read("f") : read("own a"));
            }
            program.thread(THREADS[i], body);
            description.add(THREADS[i] + ": " + text(body));
        }
        return new Generated(program, String.join("; ", description));
    }

    private void addPart(List<Instruction> body, String thread) {
        switch (random.nextInt(13)) {
            case 0 -> body.add(up("s"));
            case 1 -> body.add(down("s"));
            case 2, 3 -> body.add(put("q", 1 + random.nextInt(9)));
            case 4 -> body.add(take("q"));
            case 5 -> body.add(random.nextBoolean() ? volatileRead("v") : volatileWrite("v", 1 + random.nextInt(9)));
            case 6 -> body.add(toss("chance", 2));
            case 9 -> body.add(write("own " + thread, 1 + random.nextInt(9)));
            case 7 -> body.add(careless ? access("own a") : write("own " + thread, 1));
            case 8 -> {
                int which = random.nextInt(2);
                if (careless) {
                    body.add(access(GUARDED[which]));
                } else {
                    addSection(body, which);
                }
            }
            default -> addSection(body, random.nextInt(2));
        }
    }

    private void addSection(List<Instruction> body, int which) {
        String guard = LOCKS[which];
        body.add(lock(guard));
        switch (random.nextInt(7)) {
            case 0 -> body.add(await(guard));
            case 1 -> body.add(timedAwait(guard));
            case 2 -> body.add(signalAll(guard));
            case 3 -> {
                body.add(access(GUARDED[which]));
                body.add(up("s"));
            }
            case 4 -> {
                String inner = LOCKS[1 - which];
                body.add(lock(inner));
                body.add(access(GUARDED[random.nextInt(2)]));
                body.add(unlock(inner));
            }
            default -> body.add(access(GUARDED[which]));
        }
        body.add(unlock(guard));
    }

    private Instruction access(String variable) {
        return random.nextBoolean() ? read(variable) : write(variable, 1 + random.nextInt(9));
    }

    private static String text(List<Instruction> body) {
        List<String> parts = new ArrayList<>();
        for (Instruction part : body) {
            String detail = part.kind().verb() + " " + part.object();
            boolean takes = part.equals(take(part.object()));
            parts.add((takes ? "take from " + part.object() : part.timed() ? "timed " + detail : detail).strip());
        }
        return String.join(", ", parts);
    }
}
