package io.selvage.testing;

import io.selvage.model.OpKind;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.modelprogram.TimeLimitLengths;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.testing.NetSearch.Promise;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Compares one search with brute force on random programs, and makes those programs smaller on which they differ. */
public final class Net {
    private static final int STEPS = 150;

    private final NetSearch search;
    private final int limit;
    private int compared;

    /** @param limit programs with more executions than this are passed over */
    public Net(NetSearch search, int limit) {
        this.search = search;
        this.limit = limit;
    }

    /** How many programs brute force could run to the end. */
    public int compared() {
        return compared;
    }

    /** The first differences on programs of these seeds, told with the smallest program that shows them. */
    public List<String> differences(long from, long to, int most) {
        return differences(from, to, most, difference -> {});
    }

    /** The same, each told to {@code listener} at once. */
    List<String> differences(long from, long to, int most, Consumer<String> listener) {
        List<String> differences = new ArrayList<>();
        for (long seed = from; seed < to && differences.size() < most; seed++) {
            ModelProgram program = search.program(seed);
            Setting setting = setting(seed);
            if (!difference(program, setting).isEmpty()) {
                differences.add(search + ", program " + seed + ": " + explain(program, setting));
                listener.accept(differences.get(differences.size() - 1));
            }
        }
        return differences;
    }

    /** What is different on one program without wake-ups from outside and with short time limits only; or nothing. */
    public String difference(ModelProgram program) {
        return difference(program, new Setting(0, 0, 1, TimeLimitLengths.SHORT));
    }

    /** How a program is run; {@code size} is that of batches. */
    private record Setting(int spurious, int interrupts, int size, TimeLimitLengths limits) {
        /**
         * Whether it is known beforehand where a time limit that is long enough could run out instead of a wake-up or
         * an interrupt from outside; else some executions are begun in vain.
         */
        boolean isExact(ModelProgram program) {
            boolean locksThreads = program.toString().contains("lock thread");
            return limits == TimeLimitLengths.SHORT || spurious + interrupts == 0 && !locksThreads;
        }

        ModelRunner runner(ModelProgram program) {
            return new ModelRunner(program, STEPS, spurious, interrupts).with(limits);
        }
    }

    private Setting setting(long seed) {
        int spurious = seed % 5 == 3 ? 1 : 0;
        int interrupts = seed % 5 == 4 ? 1 : 0;
        return new Setting(spurious, interrupts, seed % 2 == 0 ? 1 : 7, limits(seed));
    }

    private TimeLimitLengths limits(long seed) {
        if (!search.knowsLongLimits() || seed % 3 == 0) {
            return TimeLimitLengths.SHORT;
        }
        return seed % 3 == 1 ? TimeLimitLengths.mixed(seed) : TimeLimitLengths.close(seed);
    }

    private String explain(ModelProgram program, Setting setting) {
        String sort = sort(difference(program, setting));
        ModelProgram small = ProgramShrinker.shrink(
                program, smaller -> search.isMeantFor(smaller) && sort.equals(sort(difference(smaller, setting))));
        return small + "\n  with " + setting + "\n  " + difference(small, setting);
    }

    /** The beginning: what is different. */
    private static String sort(String difference) {
        return difference.replaceAll("[0-9]+", "").replaceAll(":.*", "");
    }

    /** The empty string if there is none, or brute force takes too long. */
    private String difference(ModelProgram program, Setting setting) {
        Reached all = search.run(new DfsStrategy(), setting.runner(program), limit);
        if (!all.complete || all.tooLong > 0) {
            return "";
        }
        compared++;
        try {
            Reached own = search.run(
                    setting.runner(program), setting.spurious(), setting.interrupts(), setting.size(), limit * 5);
            return difference(own, all, isExact(program) && setting.isExact(program));
        } catch (RuntimeException | AssertionError e) {
            return "fails with " + e + " at "
                    + List.of(e.getStackTrace()).stream().limit(3).toList();
        }
    }

    /**
     * Whether what a thread does next never depends on another one without a step that tells: a thread that finds
     * another one
     * started, or a class initialised, does not stop to look, so that the same order counts as two traces. Looks at the
     * state of
     * threads and locks taken inside of calls are not counted exactly either.
     */
    private static boolean isExact(ModelProgram program) {
        return program.threads().values().stream()
                .flatMap(List::stream)
                .noneMatch(one -> one.kind() == OpKind.START
                        || one.kind() == OpKind.INIT
                        || one.form() == Form.STATE
                        || one.form() == Form.ENTER
                        || one.form() == Form.EXIT
                        || one.form() == Form.HOOK);
    }

    private String difference(Reached own, Reached all, boolean exact) {
        Promise promise = search.promise();
        List<String> differences = new ArrayList<>();
        if (promise == Promise.SOME) {
            tell(differences, "outcomes", Set.of(), own.outcomes, all.outcomes);
            tell(differences, "hangs", Set.of(), own.hangs, all.hangs);
            return String.join("; ", differences);
        }
        boolean ends = promise == Promise.ENDS || promise == Promise.ALL_ENDS;
        Set<String> expected = ends ? all.ends : all.outcomes;
        tell(differences, "outcomes", expected, ends ? own.ends : own.outcomes, expected);
        tell(differences, "hangs", promise == Promise.ENDS ? Set.of() : all.hangs, own.hangs, all.hangs);
        if (!own.complete) {
            differences.add("does not end within " + own.executions);
        }
        if (own.cut > 0 && exact && (promise == Promise.ONE_EACH || promise == Promise.ALL_UNCUT)) {
            differences.add(own.cut + " cut");
        }
        if (promise == Promise.ONE_EACH && exact && own.executions != all.traces.size()) {
            differences.add(own.executions + " executions instead of " + all.traces.size() + ", one for each trace");
        }
        if (promise == Promise.SAME_NUMBER && own.executions != all.executions) {
            differences.add(own.executions + " executions instead of " + all.executions);
        }
        return String.join("; ", differences);
    }

    private static void tell(
            List<String> differences, String what, Set<String> needed, Set<String> own, Set<String> possible) {
        Set<String> missing = new TreeSet<>(needed);
        missing.removeAll(own);
        Set<String> excess = new TreeSet<>(own);
        excess.removeAll(possible);
        if (!missing.isEmpty()) {
            differences.add(what + " missing: " + missing);
        }
        if (!excess.isEmpty()) {
            differences.add(what + " in excess: " + excess);
        }
    }
}
