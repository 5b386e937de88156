package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.put;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.take;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Families of programs that can be made as large as one likes, to measure what is said of searches that are under way.
 */
public final class SizedPrograms {
    private SizedPrograms() {}

    /** Threads that write one variable, each so many times. */
    public static ModelProgram writers(int... writes) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < writes.length; i++) {
            program.thread("t" + i, times(writes[i], List.of(write("x", i))));
        }
        return program;
    }

    /** Threads that take one lock several times. */
    public static ModelProgram sections(int threads, int times) {
        return alike(threads, times(times, List.of(lock("m"), write("x", 1), unlock("m"))));
    }

    /** Threads that increment one variable without a lock. */
    public static ModelProgram increments(int threads, int times) {
        return alike(threads, times(times, increment("x")));
    }

    /** Threads that toss a coin before each write of one variable. */
    public static ModelProgram tosses(int threads, int times) {
        return alike(threads, times(times, List.of(toss("coin", 2), write("x", 1))));
    }

    private static ModelProgram alike(int threads, List<Instruction> body) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            program.thread("t" + i, body);
        }
        return program;
    }

    /** Threads that only read one variable, and threads that only write it. */
    public static ModelProgram readersAndWriters(int readers, int reads, int writers, int writes) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < readers; i++) {
            program.thread("r" + i, times(reads, List.of(read("x"))));
        }
        for (int i = 0; i < writers; i++) {
            program.thread("w" + i, times(writes, List.of(write("x", i))));
        }
        return program;
    }

    /** Pairs of threads, each pair with a variable of its own. */
    public static ModelProgram pairs(int pairs, int writes) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < pairs; i++) {
            List<Instruction> body = times(writes, List.of(write("y" + i, 1)));
            program.thread("a" + i, body).thread("b" + i, body);
        }
        return program;
    }

    /** A write of x first and one last; in between, pairs of writes to other variables. */
    public static ModelProgram apart(int pairs) {
        ModelProgram program = new ModelProgram().thread("first", write("x", 1));
        for (int i = 0; i < pairs; i++) {
            program.thread("a" + i, write("y" + i, 1)).thread("b" + i, write("y" + i, 2));
        }
        return program.thread("last", write("x", 2));
    }

    /** A write of x first; two threads that write y, the second of which writes x in the end. */
    public static ModelProgram chained(int writes) {
        List<Instruction> body = times(writes, List.of(write("y", 1)));
        return new ModelProgram()
                .thread("first", write("x", 1))
                .thread("a", body)
                .thread("b", body, write("x", 2));
    }

    /**
     * Threads in a circle, each of which takes its own lock and within that its neighbour's; all hang in some
     * executions.
     */
    public static ModelProgram philosophers(int threads, int times) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            String own = "m" + i;
            String next = "m" + (i + 1) % threads;
            program.thread("t" + i, times(times, List.of(lock(own), lock(next), unlock(next), unlock(own))));
        }
        return program;
    }

    /** Threads in a circle, each of which writes its own variable and reads its neighbour's. */
    public static ModelProgram ring(int threads, int times) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            program.thread("t" + i, times(times, List.of(write("x" + i, 1), read("x" + (i + 1) % threads))));
        }
        return program;
    }

    /** One thread reads variables, several times over, each of which another thread writes twice. */
    public static ModelProgram snapshot(int variables, int scans) {
        ModelProgram program = new ModelProgram();
        List<Instruction> scan = new ArrayList<>();
        for (int i = 0; i < variables; i++) {
            scan.add(read("x" + i));
            program.thread("w" + i, write("x" + i, 1), write("x" + i, 2));
        }
        return program.thread("scan", times(scans, scan));
    }

    /** A queue. */
    public static ModelProgram queue(int producers, int puts, int consumers, int takes) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < producers; i++) {
            program.thread("p" + i, times(puts, List.of(put("q", i))));
        }
        for (int i = 0; i < consumers; i++) {
            program.thread("c" + i, times(takes, List.of(take("q"))));
        }
        return program;
    }

    /** Threads that wait at a monitor until time is up, and threads that notify one of them. */
    public static ModelProgram monitor(int waiters, int notifiers) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < waiters; i++) {
            program.thread("w" + i, lock("m"), timedAwait("m"), read("x"), unlock("m"));
        }
        for (int i = 0; i < notifiers; i++) {
            program.thread("n" + i, lock("m"), write("x", i), signal("m"), unlock("m"));
        }
        return program;
    }

    /** A thread starts others, which increment a variable under a lock, and waits for their ends. */
    public static ModelProgram started(int threads, int times) {
        ModelProgram program = new ModelProgram();
        List<Instruction> main = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            main.add(start("t" + i));
        }
        for (int i = 0; i < threads; i++) {
            main.add(join("t" + i));
        }
        program.thread("main", main, read("x"));
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < times; k++) {
                body.add(lock("m"));
                body.addAll(increment("x"));
                body.add(unlock("m"));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    /**
     * Accesses to a few variables, half of them under one of the locks, as chance has it; the same for the same seed.
     */
    public static ModelProgram random(long seed, int threads, int parts, int variables, int locks) {
        Random random = new Random(seed * 7919 + 3);
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < parts; k++) {
                String variable = "x" + random.nextInt(variables);
                Instruction access = random.nextBoolean() ? read(variable) : write(variable, k);
                String lock = "m" + random.nextInt(locks);
                body.addAll(random.nextBoolean() ? List.of(access) : List.of(lock(lock), access, unlock(lock)));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    private static List<Instruction> times(int times, List<Instruction> part) {
        List<Instruction> body = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            body.addAll(part);
        }
        return body;
    }
}
