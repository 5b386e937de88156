package io.selvage.testbed.calls;

import io.selvage.testbed.calls.CallTable.Entry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Draws programs over the calls of all {@link Subject}s. */
final class AnyCalls {
    final CallTable table = new CallTable();
    private final Caller caller;

    /** @param folder where to write the class that makes the calls */
    AnyCalls(Path folder) throws IOException, ReflectiveOperationException {
        CallerWriter.write(table, folder);
        caller = CallerWriter.load(folder);
    }

    AnyProgram draw(long seed) {
        return AnyProgram.draw(table, caller, seed);
    }

    /** Three threads that make no other calls than {@code some}. */
    AnyProgram drawDense(Subject subject, List<Entry> some, Random random) {
        return AnyProgram.drawDense(caller, subject, some, random);
    }

    /** Three threads: one has something to publish before it makes the call, one makes it, too, and one looks after. */
    AnyProgram drawPublication(Subject subject, Entry call, List<Entry> some, Random random) {
        Step made = new Step.Call(caller, call, random.nextInt(6));
        Step last = new Step.Call(caller, some.get(random.nextInt(some.size())), random.nextInt(6));
        return new AnyProgram(
                subject, List.of(List.of(Step.Aside.TOUCH, made), List.of(made), List.of(last, Step.Aside.TOUCH)));
    }

    /** Two threads: one makes one of the calls {@code looks} twice, and the other one of the calls {@code changes}. */
    AnyProgram drawPair(Subject subject, List<Entry> looks, List<Entry> changes, Random random) {
        Entry look = looks.get(random.nextInt(looks.size()));
        Entry change = changes.get(random.nextInt(changes.size()));
        int arguments = random.nextInt(6);
        List<Step> looking = List.of(new Step.Call(caller, look, arguments), new Step.Call(caller, look, arguments));
        return new AnyProgram(subject, List.of(looking, List.of(new Step.Call(caller, change, random.nextInt(6)))));
    }

    /** A program with {@code subject}, in which the calls in {@code some} are frequent. */
    AnyProgram draw(Subject subject, List<Entry> some, Random random) {
        return AnyProgram.draw(table, caller, subject, some, random);
    }
}
