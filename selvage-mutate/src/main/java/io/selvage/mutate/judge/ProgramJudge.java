package io.selvage.mutate.judge;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.List;

/** Judges by exploring a program that uses the class. */
public final class ProgramJudge implements Judge {
    private final String mainClass;
    private final String className;
    private final Options options;

    public ProgramJudge(String mainClass, String className, Options options) {
        this.mainClass = mainClass;
        this.className = className;
        this.options = options;
    }

    @Override
    public String name() {
        return "the program " + mainClass;
    }

    @Override
    public String className() {
        return className;
    }

    @Override
    public Judgement judge(List<Path> classpath) {
        return Judgements.of(() -> Exploration.run(options, new Program(classpath, mainClass, List.of())));
    }
}
