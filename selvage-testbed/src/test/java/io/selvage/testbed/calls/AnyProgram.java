package io.selvage.testbed.calls;

import io.selvage.testbed.calls.CallTable.Entry;
import io.selvage.testbed.realrun.Yields;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A small program whose threads call methods of one shared object, drawn at random, and print what they are told. */
public final class AnyProgram implements Runnable {
    private final Subject subject;
    private final List<List<Step>> bodies;

    AnyProgram(Subject subject, List<List<Step>> bodies) {
        this.subject = subject;
        this.bodies = bodies;
    }

    /** The program of {@code seed}. */
    static AnyProgram draw(CallTable table, Caller caller, long seed) {
        Random random = new Random(seed * 7919 + 23);
        Subject subject = Subject.values()[random.nextInt(Subject.values().length)];
        return draw(table, caller, subject, List.of(), random);
    }

    /** One with {@code subject}, in which the calls in {@code some} are frequent, if there are any. */
    static AnyProgram draw(CallTable table, Caller caller, Subject subject, List<Entry> some, Random random) {
        List<Step> pool = new ArrayList<>();
        some.forEach(one -> pool.add(new Step.Call(caller, one, random.nextInt(6))));
        some.forEach(one -> pool.add(new Step.Call(caller, one, random.nextInt(6))));
        List<Entry> entries = table.of(subject);
        for (int i = 2 + random.nextInt(3); i > 0; i--) {
            pool.add(new Step.Call(caller, entries.get(random.nextInt(entries.size())), random.nextInt(6)));
        }
        if (random.nextInt(3) == 0) {
            pool.add(Step.Aside.TOUCH);
        }
        if (random.nextInt(6) == 0) {
            pool.add(Step.Aside.INTERRUPT);
        }
        List<List<Step>> bodies = new ArrayList<>();
        for (int i = random.nextInt(3) == 0 ? 3 : 2; i > 0; i--) {
            bodies.add(drawBody(pool, random));
        }
        return new AnyProgram(subject, bodies);
    }

    /** One of three threads that make no other calls than {@code some}. */
    static AnyProgram drawDense(Caller caller, Subject subject, List<Entry> some, Random random) {
        List<Step> pool = new ArrayList<>(List.of(Step.Aside.TOUCH));
        some.forEach(one -> pool.add(new Step.Call(caller, one, random.nextInt(6))));
        return new AnyProgram(subject, List.of(drawBody(pool, random), drawBody(pool, random), drawBody(pool, random)));
    }

    private static List<Step> drawBody(List<Step> pool, Random random) {
        List<Step> body = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            body.add(pool.get(random.nextInt(pool.size())));
        }
        return body;
    }

    /** The same program, whose threads let others go on now and then before a step. */
    Runnable yielding() {
        return () -> run(Yields::perhaps);
    }

    @Override
    public void run() {
        run(() -> {});
    }

    private void run(Runnable between) {
        System.out.println(new AnyRun(subject.make(), bodies, between).toEnd());
    }

    Subject subject() {
        return subject;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(subject.toString());
        bodies.forEach(body -> text.append("\n  ").append(body));
        return text.toString();
    }
}
