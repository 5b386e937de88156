package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.interrupt;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.sleep;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.stopClock;
import static io.selvage.modelprogram.Instruction.tick;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.volatileRead;

import io.selvage.model.OpKind;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Small random programs of all kinds of operations, the same for the same seed. Each is about a few things only, so
 * that its
 * threads get in each other's way.
 */
public final class AllKinds {
    private final Random random;
    private final String[] threads;
    private final EveryKind kinds;
    private final List<Supplier<List<Instruction>>> themes;

    private AllKinds(long seed, boolean careful) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 11);
        threads = random.nextInt(3) == 0 ? new String[] {"a", "b"} : new String[] {"a", "b", "c"};
        kinds = new EveryKind(random, careful, threads);
        themes = kinds.someThemes();
    }

    public static ModelProgram any(long seed) {
        return new AllKinds(seed, false).generate();
    }

    /** Plain variables are used only under the lock that guards them. */
    public static ModelProgram careful(long seed) {
        return new AllKinds(seed, true).generate();
    }

    /** Whether all plain variables are used under the lock {@code m}, or by the initialiser of a class. */
    static boolean isCareful(ModelProgram program) {
        return program.threads().values().stream().allMatch(AllKinds::isCareful);
    }

    private static boolean isCareful(List<Instruction> body) {
        int held = 0;
        for (Instruction one : body) {
            boolean isGuard = one.object().equals("m");
            held += isGuard && one.kind() == OpKind.LOCK ? 1 : isGuard && one.kind() == OpKind.UNLOCK ? -1 : 0;
            boolean isPlain = (one.kind() == OpKind.READ || one.kind() == OpKind.WRITE) && !one.orders();
            if (isPlain && held == 0 && !one.object().equals("of C")) {
                return false;
            }
        }
        return true;
    }

    /** Whether the clock is stopped only after a tick. */
    static boolean isTicking(ModelProgram program) {
        List<Instruction> clock = program.threads().getOrDefault("a", List.of());
        int last = clock.size() - 1;
        return last > 0
                && clock.get(last).form() == Form.STOP
                && clock.get(last - 1).kind() == OpKind.TICK;
    }

    /** Programs whose first thread lets time pass in ticks. */
    public static ModelProgram ticking(long seed) {
        return new AllKinds(seed, false).generateTicking();
    }

    private ModelProgram generate() {
        ModelProgram program = new ModelProgram();
        boolean three = threads.length == 3;
        boolean waiters = three && random.nextInt(12) == 0;
        boolean child = !waiters && random.nextInt(3) > 0;
        boolean joined = child && random.nextInt(4) == 0;
        for (int i = 0; i < threads.length; i++) {
            List<Instruction> body = body(three ? 1 + random.nextInt(2) : 1 + random.nextInt(4));
            if (waiters) {
                body = notification(i);
            }
            if (child && i == 0) {
                insert(body, start(threads[threads.length - 1]));
            }
            if (joined && i == 0) {
                body.add(join(threads[threads.length - 1]));
            }
            program.thread(threads[i], body);
        }
        decorate(program);
        if (waiters && random.nextBoolean()) {
            interruptWaiter(program);
        }
        addHook(program);
        return program;
    }

    /** A waiting thread is interrupted by the one that notifies, before or after that, or by a third one. */
    private void interruptWaiter(ModelProgram program) {
        Instruction interrupt = interrupt(threads[random.nextInt(2)]);
        if (random.nextInt(3) == 0) {
            program.thread("d", interrupt);
        } else {
            List<Instruction> body = new ArrayList<>(program.threads().get(threads[2]));
            insert(body, interrupt);
            program.threads().put(threads[2], body);
        }
    }

    /** A thread that is started when the JVM is shut down, where somebody wants one. */
    private void addHook(ModelProgram program) {
        boolean wanted =
                program.threads().values().stream().flatMap(List::stream).anyMatch(one -> one.form() == Form.HOOK);
        if (wanted) {
            program.thread("h", List.of(volatileRead("v")));
        }
    }

    /** Two threads wait, and the third one notifies one of them. */
    private static List<Instruction> notification(int thread) {
        return thread < 2 ? List.of(lock("m"), await("m"), unlock("m")) : List.of(lock("m"), signal("m"), unlock("m"));
    }

    private void decorate(ModelProgram program) {
        if (random.nextInt(6) == 0) {
            program.daemon(threads[1 + random.nextInt(threads.length - 1)]);
        }
        if (random.nextInt(6) == 0) {
            program.idle(threads[threads.length - 1]);
        }
    }

    private List<Instruction> body(int parts) {
        List<Instruction> body = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            body.addAll(themes.get(random.nextInt(themes.size())).get());
        }
        return body;
    }

    /** At the beginning, or at the end of a body. */
    private void insert(List<Instruction> body, Instruction one) {
        body.add(random.nextInt(3) > 0 ? 0 : body.size(), one);
    }

    private ModelProgram generateTicking() {
        ModelProgram program = new ModelProgram();
        List<Instruction> clock = new ArrayList<>();
        for (int i = 1; i < threads.length; i++) {
            clock.add(tick(10 * i));
            clock.add(start(threads[i]));
        }
        clock.add(tick(10 * threads.length));
        if (random.nextBoolean()) {
            clock.add(tick(10 * threads.length + 10));
        }
        clock.add(stopClock());
        program.thread(threads[0], clock);
        for (int i = 1; i < threads.length; i++) {
            List<Instruction> body = body(1 + random.nextInt(3));
            if (random.nextBoolean()) {
                insert(body, sleep());
            }
            program.thread(threads[i], body);
        }
        addHook(program);
        return program;
    }
}
