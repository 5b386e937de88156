package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.addHook;
import static io.selvage.modelprogram.Instruction.addOne;
import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.clearFlag;
import static io.selvage.modelprogram.Instruction.compareAndSet;
import static io.selvage.modelprogram.Instruction.die;
import static io.selvage.modelprogram.Instruction.enter;
import static io.selvage.modelprogram.Instruction.exit;
import static io.selvage.modelprogram.Instruction.fill;
import static io.selvage.modelprogram.Instruction.giveWay;
import static io.selvage.modelprogram.Instruction.halt;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.initialise;
import static io.selvage.modelprogram.Instruction.initialised;
import static io.selvage.modelprogram.Instruction.initialiserFails;
import static io.selvage.modelprogram.Instruction.interrupt;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.leave;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.put;
import static io.selvage.modelprogram.Instruction.query;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.setHandler;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.size;
import static io.selvage.modelprogram.Instruction.sleep;
import static io.selvage.modelprogram.Instruction.spin;
import static io.selvage.modelprogram.Instruction.spinForStart;
import static io.selvage.modelprogram.Instruction.spinForValue;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.take;
import static io.selvage.modelprogram.Instruction.threadId;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedJoin;
import static io.selvage.modelprogram.Instruction.timedPark;
import static io.selvage.modelprogram.Instruction.timedSpin;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.tossNow;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unpark;
import static io.selvage.modelprogram.Instruction.unseenRead;
import static io.selvage.modelprogram.Instruction.unseenWrite;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static io.selvage.modelprogram.Instruction.volatileWrite;
import static io.selvage.modelprogram.Instruction.write;

import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Random parts of programs, of every kind of operation that there is. A careful one uses plain variables only under the
 * lock that belongs to them.
 */
final class EveryKind {
    private static final Form[] QUERIES = {Form.ALIVE, Form.FLAG, Form.STATE, Form.STATE, Form.COUNT};

    private final Random random;
    private final boolean careful;
    private final String[] threads;
    private final CountingKinds counting;
    private final List<Supplier<List<Instruction>>> themes = List.of(
            this::variable,
            this::section,
            this::threadMonitor,
            this::permit,
            this::interruption,
            this::look,
            this::life,
            this::pause,
            this::call,
            this::initialisation,
            this::ending,
            this::loop,
            this::unseen,
            this::insideCall,
            this::death,
            this::waitingCall,
            this::partOfTable);

    EveryKind(Random random, boolean careful, String... threads) {
        this.random = random;
        this.careful = careful;
        this.threads = threads;
        counting = new CountingKinds(random);
    }

    /** What the parts of one program are about. */
    List<Supplier<List<Instruction>>> someThemes() {
        List<Supplier<List<Instruction>>> some = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            some.add(themes.get(random.nextInt(themes.size())));
        }
        some.add(themes.get(random.nextInt(3)));
        return some;
    }

    private String any() {
        return threads[random.nextInt(threads.length)];
    }

    private String last() {
        return threads[threads.length - 1];
    }

    private int value() {
        return 1 + random.nextInt(9);
    }

    private List<Instruction> variable() {
        return switch (random.nextInt(8)) {
            case 0 -> List.of(volatileRead("v"));
            case 1 -> List.of(volatileWrite("v", value()));
            case 2 -> List.of(compareAndSet("v", value()));
            case 3 -> List.of(addOne("v"));
            default -> careful ? guarded(plain()) : plain();
        };
    }

    private List<Instruction> guarded(List<Instruction> accesses) {
        List<Instruction> section = new ArrayList<>(List.of(lock("m")));
        section.addAll(accesses);
        section.add(unlock("m"));
        return section;
    }

    /** An access to what the lock {@code m} guards, where it does. */
    private List<Instruction> plain() {
        return switch (random.nextInt(7)) {
            case 0 -> increment("x");
            case 1, 2 -> List.of(read("x"));
            case 3 -> List.of(fill("t", value()));
            case 4 -> List.of(read("t[1]"));
            case 5 -> List.of(write("t[" + random.nextInt(2) + "]", value()));
            default -> List.of(write("x", value()));
        };
    }

    private List<Instruction> section() {
        String lock = random.nextInt(4) > 0 ? "m" : random.nextInt(3) > 0 ? "n" : "thread " + last();
        List<Instruction> body = new ArrayList<>(List.of(lock(lock)));
        switch (random.nextInt(8)) {
            case 0 -> body.add(await(lock));
            case 1 -> body.add(timedAwait(lock));
            case 2 -> body.add(signal(lock));
            case 3 -> body.add(signalAll(lock));
            case 4 -> {
                String inner = random.nextBoolean() ? "m" : "n";
                body.addAll(List.of(lock(inner), unlock(inner)));
            }
            case 5 -> body.addAll(oneStep());
            default -> body.addAll(careful && !lock.equals("m") ? List.of() : plain());
        }
        body.add(unlock(lock));
        return body;
    }

    /** The lock of a thread object, which its thread takes when it ends and others when they start or join it. */
    private List<Instruction> threadMonitor() {
        String thread = random.nextInt(3) > 0 ? last() : any();
        String lock = "thread " + thread;
        List<Instruction> body = new ArrayList<>(List.of(lock(lock)));
        switch (random.nextInt(9)) {
            case 0 -> body.addAll(List.of(query(thread, Form.ALIVE), await(lock)));
            case 1 -> body.add(timedAwait(lock));
            case 2 -> body.add(random.nextBoolean() ? signal(lock) : signalAll(lock));
            case 3 -> body.add(join(thread));
            case 4 -> body.add(timedJoin(thread));
            case 5 -> body.add(thread.equals(last()) ? start(thread) : join(thread));
            case 6 -> body.add(query(thread, random.nextBoolean() ? Form.ALIVE : Form.STATE));
            default -> body.addAll(oneStep());
        }
        body.add(unlock(lock));
        return body;
    }

    /** Something of one step, or of none. */
    private List<Instruction> oneStep() {
        return switch (random.nextInt(6)) {
            case 0 -> look();
            case 1 -> interruption();
            case 2 -> List.of(volatileRead("v"));
            case 3 -> List.of(tossNow("chance", 2));
            case 4 -> List.of(timedPark());
            default -> List.of(put("q", value()));
        };
    }

    private List<Instruction> permit() {
        return switch (random.nextInt(5)) {
            case 0 -> List.of(park());
            case 1 -> List.of(timedPark());
            case 2 -> List.of(query(any(), Form.STATE));
            default -> List.of(unpark(any()));
        };
    }

    private List<Instruction> interruption() {
        return switch (random.nextInt(5)) {
            case 0 -> List.of(clearFlag());
            case 1 -> List.of(sleep());
            case 2 -> List.of(query(any(), Form.FLAG));
            default -> List.of(interrupt(any()));
        };
    }

    private List<Instruction> look() {
        return List.of(
                random.nextInt(6) == 0 ? threadId(any()) : query(any(), QUERIES[random.nextInt(QUERIES.length)]));
    }

    private List<Instruction> life() {
        return switch (random.nextInt(5)) {
            case 0, 1 -> List.of(start(last()));
            case 2 -> List.of(join(any()));
            case 3 -> List.of(timedJoin(last()));
            default -> List.of(query(last(), QUERIES[random.nextInt(QUERIES.length)]));
        };
    }

    private List<Instruction> death() {
        return switch (random.nextInt(5)) {
            case 0, 1 -> List.of(die());
            case 2 -> List.of(setHandler(any()));
            case 3 -> List.of(setHandler(""));
            default -> List.of(lock("m"), die(), unlock("m"));
        };
    }

    private List<Instruction> pause() {
        return switch (random.nextInt(6)) {
            case 0 -> List.of(sleep());
            case 1 -> List.of(giveWay());
            case 2 -> List.of(timedPark());
            case 3 -> List.of(lock("m"), timedAwait("m"), unlock("m"));
            case 4 -> List.of(toss("chance", 2));
            default -> List.of(tossNow("chance", 2));
        };
    }

    private List<Instruction> call() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> List.of(put("q", value()));
            case 2, 3 -> List.of(take("q"));
            default -> List.of(size("q"));
        };
    }

    /** A call of several steps, in which locks are taken without a step if they are free. */
    private List<Instruction> insideCall() {
        List<Instruction> body = new ArrayList<>(List.of(enter("o")));
        String lock = random.nextBoolean() ? "m" : "n";
        switch (random.nextInt(5)) {
            case 0 -> body.addAll(List.of(lock(lock), unlock(lock)));
            case 1 -> body.addAll(guarded(plain()));
            case 2 -> {
                body.add(lock(lock));
                body.addAll(oneStep());
                body.add(unlock(lock));
            }
            case 3 -> body.addAll(permit());
            default -> body.addAll(oneStep());
        }
        body.add(leave("o"));
        return body;
    }

    private List<Instruction> initialisation() {
        List<Instruction> body = new ArrayList<>(List.of(initialise("C")));
        switch (random.nextInt(4)) {
            case 0 -> body.add(write("of C", value()));
            case 1 -> body.addAll(List.of(initialise("D"), initialised("D")));
            case 2 -> body.addAll(oneStep());
            default -> body.addAll(List.of(volatileWrite("v", value())));
        }
        body.add(random.nextInt(5) == 0 ? initialiserFails("C") : initialised("C"));
        if (random.nextInt(3) == 0) {
            body.addAll(List.of(initialise("D"), initialise("C"), initialised("C"), initialised("D")));
        }
        return body;
    }

    private List<Instruction> ending() {
        return switch (random.nextInt(5)) {
            case 0 -> List.of(halt(random.nextInt(2)));
            case 1, 2 -> List.of(exit(random.nextInt(2)));
            case 3 -> List.of(addHook("h"));
            default -> List.of(volatileWrite("v", value()));
        };
    }

    /** Loops that only wait. */
    private List<Instruction> loop() {
        return switch (random.nextInt(7)) {
            case 0 -> List.of(spin("v"));
            case 1 -> List.of(timedSpin("v"));
            case 2 -> List.of(spinForStart(last()));
            case 3 -> List.of(spinForValue("q"));
            case 4 -> List.of(put("q", value()));
            default -> List.of(volatileWrite("v", value()));
        };
    }

    private List<Instruction> waitingCall() {
        return counting.waitingCall();
    }

    private List<Instruction> partOfTable() {
        return List.of(counting.partOfTable());
    }

    private List<Instruction> unseen() {
        Instruction access = random.nextBoolean() ? unseenRead("u") : unseenWrite("u", value());
        return List.of(lock("m"), careful ? volatileRead("v") : access, unlock("m"));
    }
}
