package io.selvage.testbed.calls;

import io.selvage.api.Selvage;
import io.selvage.model.Result;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.realrun.PlainRun;
import io.selvage.testbed.realrun.RealRunCheck;
import io.selvage.testbed.waiting.Outcomes;
import io.selvage.testbed.waiting.RandomProgram;
import java.nio.file.Path;
import java.util.List;

/** Holds what exhaustive searches find in random programs against what real threads do. */
final class RealThreads {
    private static final long MOST = 2_000;

    private final AnyCalls calls;
    private final Path out;
    private final int runs;
    private int compared;

    /** @param runs how often a program is run */
    RealThreads(AnyCalls calls, Path out, int runs) {
        this.calls = calls;
        this.out = out;
        this.runs = runs;
    }

    /** How many searches have proved something that runs were held against. */
    int compared() {
        return compared;
    }

    List<String> objections(long seed) {
        AnyProgram program = calls.draw(seed);
        Result result = Selvage.explore(Outcomes.options("dpor", "", MOST, out), program);
        compared += RealRunCheck.canBeCompared(result) ? 1 : 0;
        return RealRunCheck.objections(result, program.subject().name(), () -> PlainRun.of(program.yielding()), runs);
    }

    /** The same for the {@link RandomProgram} of {@code seed}. */
    List<String> objectionsToRandom(long seed) {
        String main = RandomProgram.class.getName();
        RealRunCheck check = new RealRunCheck(List.of(Path.of(SelvageProcess.tests())), main, Long.toString(seed));
        compared++;
        return check.objections(Outcomes.options("dpor", "", MOST, out), runs);
    }
}
