package io.selvage.mutate;

import io.selvage.explore.subject.ProgramLoader;
import io.selvage.frontend.FrontEndService;
import io.selvage.mutate.judge.Judge;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.MutantFinder;
import io.selvage.mutate.mutant.OperatorChoice;
import io.selvage.mutate.report.MutateContent;
import io.selvage.mutate.report.MutateResult;
import io.selvage.mutate.report.PitReport;
import io.selvage.options.BadOption;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import io.selvage.report.SourceExcerpts;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What the command line calls. */
public final class MutateFrontEnd implements FrontEndService {
    @Override
    public String command() {
        return "mutate";
    }

    @Override
    public ReportContent run(Options options, Consumer<String> progress) {
        MutateResult result = mutate(options, progress);
        PitReport.write(options.out().resolve("mutations.xml"), result);
        return new MutateContent(result, SourceExcerpts.of(options.classpath()));
    }

    /** @throws BadOption if there are no mutants, or a judge fails without any */
    public static MutateResult mutate(Options options, Consumer<String> progress) {
        long begun = System.nanoTime();
        // Workers share mutants; each explores alone.
        Options each = options.with(OptionList.WORKERS, 1);
        JudgeChoice choice = JudgeChoice.of(each);
        List<Path> classpath = choice.classpath();
        List<Judge> judges = choice.judges();
        String target = judges.get(0).className();
        List<Mutant> mutants = mutants(
                target,
                new MutantFinder(
                        new ProgramLoader(classpath, ClassLoader.getPlatformClassLoader()),
                        OperatorChoice.of(options.find(MutateOptions.OPERATORS).orElseThrow())));
        MutationRun run = MutationRun.of(choice);
        run.checkOriginal();
        MutantQueue queue = new MutantQueue(mutants, progress);
        queue.decide(run, options.workers(), () -> MutationRun.of(JudgeChoice.of(each)));
        return new MutateResult(
                target,
                judges.stream().map(Judge::name).collect(Collectors.joining(", ")),
                queue.results(),
                queue.invalid(),
                options.find(MutateOptions.THRESHOLD).orElseThrow(),
                (System.nanoTime() - begun) / 1e9);
    }

    private static List<Mutant> mutants(String target, MutantFinder finder) {
        if (finder.isWoven(target)) {
            throw new BadOption(
                    target,
                    "its class file has been woven already",
                    "give --classpath with the classes as the compiler has written them");
        }
        List<Mutant> mutants = finder.find(target);
        if (mutants.isEmpty()) {
            throw new BadOption(
                    target,
                    "no operator changes anything in it",
                    "name more operators with --operators, or another class with --class");
        }
        return mutants;
    }
}
