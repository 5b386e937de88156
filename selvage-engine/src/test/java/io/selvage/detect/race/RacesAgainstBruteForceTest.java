package io.selvage.detect.race;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.sampling.RandomStrategy;
import io.selvage.testing.PlainTrace;
import io.selvage.testing.WrittenExecution;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * On random executions the detector finds a race on exactly the variables that have one, at the first access that
 * races.
 */
@Tag("once")
class RacesAgainstBruteForceTest {
    private static final OpKind[] SHARED = {
        OpKind.CALL,
        OpKind.EXTRA_ACCESS,
        OpKind.INIT,
        OpKind.LOCK,
        OpKind.UNLOCK,
        OpKind.WAIT,
        OpKind.NOTIFY,
        OpKind.WAITING
    };
    private static final OpKind[] ON_THREADS = {
        OpKind.PARK, OpKind.UNPARK, OpKind.INTERRUPT, OpKind.THREAD_QUERY, OpKind.JOIN
    };

    private int racy;
    private int clean;

    private void compare(PlainTrace trace, int threads, String what) {
        NaiveHappensBefore naive = new NaiveHappensBefore(trace);
        var expected = naive.firstRaces();
        assertThat(naive.firstRacesFound(threads)).as(what).isEqualTo(expected);
        if (expected.isEmpty()) {
            clean++;
        } else {
            racy++;
        }
    }

    @Test
    void on_executions_of_model_programs() {
        for (int seed = 0; seed < 400; seed++) {
            ModelRunner runner = new ModelRunner(program(new Random(seed)));
            RandomStrategy strategy = new RandomStrategy(seed);
            for (int run = 0; run < 20; run++) {
                strategy.begin();
                FinishedExecution seen = runner.run(strategy);
                strategy.end(seen.trace());
                compare(new PlainTrace(seen.trace(), seed + run), seen.threads(), "seed " + seed + " run " + run);
            }
        }
        assertThat(racy).isGreaterThan(1_000);
        assertThat(clean).isGreaterThan(1_000);
    }

    /** Threads a and b start c and d; all take locks, access variables, park and unpark one another. */
    private static ModelProgram program(Random random) {
        ModelProgram program = new ModelProgram();
        boolean twoRoots = random.nextBoolean();
        List<Instruction> main = new ArrayList<>(block(random));
        main.add(Instruction.start("c"));
        main.addAll(block(random));
        main.add(Instruction.start("d"));
        if (!twoRoots) {
            main.add(Instruction.start("b"));
        }
        main.addAll(block(random));
        main.add(Instruction.join("c"));
        main.addAll(block(random));
        return program.thread("a", main)
                .thread("b", block(random), block(random))
                .thread("c", block(random), block(random))
                .thread("d", block(random));
    }

    private static List<Instruction> block(Random random) {
        List<Instruction> block = new ArrayList<>();
        String lock = random.nextInt(4) == 0 ? "n" : "m";
        boolean locked = random.nextInt(4) > 0;
        if (locked) {
            block.add(Instruction.lock(lock));
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            String variable = String.valueOf((char) ('x' + random.nextInt(3)));
            block.add(random.nextBoolean() ? Instruction.read(variable) : Instruction.write(variable, i));
        }
        if (locked) {
            block.add(Instruction.unlock(lock));
        }
        switch (random.nextInt(6)) {
            case 0 -> block.add(Instruction.timedPark());
            case 1 -> block.add(Instruction.unpark("a"));
            default -> {
                // Neither.
            }
        }
        return block;
    }

    @Test
    void on_events_in_any_order() {
        for (int seed = 0; seed < 5_000; seed++) {
            WrittenExecution script = events(new Random(seed));
            compare(new PlainTrace(script, -1), script.threads(), "seed " + seed);
        }
        assertThat(racy).isGreaterThan(1_000);
        assertThat(clean).isGreaterThan(200);
    }

    static WrittenExecution events(Random random) {
        int threads = 2 + random.nextInt(4);
        WrittenExecution script = WrittenExecution.of("t0");
        for (int t = 1; t < threads; t++) {
            addAny(script, random, t, 6);
            if (random.nextInt(4) > 0) {
                script.on("t" + random.nextInt(t), OpKind.START, "t" + t);
            }
            script.on("t" + t, OpKind.BEGIN, "t" + t);
        }
        addAny(script, random, threads, 40);
        for (int t = 1; t < threads; t++) {
            script.on("t" + t, OpKind.END, "t" + t).reading("t0", OpKind.JOIN, "t" + t);
            script.read("t0", "x" + random.nextInt(3));
        }
        return script;
    }

    private static void addAny(WrittenExecution script, Random random, int threads, int most) {
        for (int i = random.nextInt(most); i > 0; i--) {
            String thread = "t" + random.nextInt(threads);
            String variable = "x" + random.nextInt(3);
            switch (random.nextInt(9)) {
                case 0 -> script.read(thread, variable);
                case 1 -> script.write(thread, variable);
                case 2 -> script.volatileRead(thread, variable);
                case 3 -> script.volatileWrite(thread, variable);
                case 4 ->
                    script.on(thread, ON_THREADS[random.nextInt(ON_THREADS.length)], "t" + random.nextInt(threads));
                case 5 -> script.on(thread, OpKind.JOIN, "t" + random.nextInt(threads), Variant.TIMEOUT);
                case 6 -> script.reading(thread, OpKind.CALL, "o" + random.nextInt(2));
                case 7 -> {
                    String object = random.nextBoolean() ? "o" + random.nextInt(2) : "t" + random.nextInt(threads);
                    script.extra(thread, object, random.nextInt(10), random.nextBoolean());
                }
                default -> script.on(thread, SHARED[random.nextInt(SHARED.length)], "o" + random.nextInt(2));
            }
        }
    }
}
