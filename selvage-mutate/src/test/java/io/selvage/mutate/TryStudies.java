package io.selvage.mutate;

import io.selvage.monitor.studies.Study;
import io.selvage.mutate.judge.*;
import io.selvage.mutate.mutant.*;
import io.selvage.mutate.report.*;
import io.selvage.options.*;
import java.util.*;

public class TryStudies {
    public static void main(String[] args) {
        for (Study study : Study.values()) {
            if (study.isBroken() || args.length > 1 && !study.title().equals(args[1])) continue;
            long begun = System.nanoTime();
            StudySource source = new StudySource(study.title());
            Options options = Options.DEFAULTS.with(OptionList.TIME, java.time.Duration.ofSeconds(20)).with(OptionList.STEPS, 2000);
            MonitorJudge judge = new MonitorJudge(source, source.load(StudySource.classpath()), options);
            MutationRun run = new MutationRun(List.of(judge), StudySource.classpath(), line -> {});
            run.checkOriginal();
            List<Mutant> mutants = new MutantFinder(TryStudies.class.getClassLoader(), OperatorChoice.of(List.of(args[0].split(",")))).find(judge.className());
            List<MutantResult> results = run.decide(mutants);
            System.out.println(new MutateContent(new MutateResult(judge.className(), judge.name(), results, run.invalid(), 0, (System.nanoTime() - begun) / 1e9)).text(io.selvage.report.TextStyle.PLAIN));
            System.out.println((System.nanoTime() - begun) / 1e9 + " s");
        }
    }
}
