package io.selvage.mutate.judge;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Judges by exploring a program that uses the class. A mutant is noticed by a finding, or if the program prints what it
 * prints in no schedule with the class as it is.
 */
public final class ProgramJudge implements Judge {
    /** A text that the program does not print with the class as it is. */
    private static final String OTHER_OUTPUT = "OTHER_OUTPUT";

    private static final int LONGEST = 200;

    private final String mainClass;
    private final String className;
    private final List<Path> original;
    private final Options options;
    /** What the program prints with the class as it is; empty if not all of it is known. */
    private Optional<Set<String>> expected;

    /** @param original the class path with the class as it is */
    public ProgramJudge(String mainClass, String className, List<Path> original, Options options) {
        this.mainClass = mainClass;
        this.className = className;
        this.original = original;
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
        return Judgements.of(() -> run(classpath), this::otherOutput);
    }

    private Result run(List<Path> classpath) {
        return Exploration.run(options, new Program(classpath, mainClass, List.of()));
    }

    private Optional<Judgement> otherOutput(Result result) {
        return expected()
                .flatMap(known -> texts(result).stream()
                        .filter(text -> !known.contains(text))
                        .findFirst()
                        .map(text -> new Judgement.Noticed(
                                OTHER_OUTPUT,
                                "a schedule prints '" + clip(text) + "', and none does without the mutant",
                                "")));
    }

    private Optional<Set<String>> expected() {
        if (expected == null) {
            Result result = run(original);
            expected =
                    result.exhaustive() && !result.outputsTruncated() ? Optional.of(texts(result)) : Optional.empty();
        }
        return expected;
    }

    private static Set<String> texts(Result result) {
        return result.outputs().stream().map(ProgramOutput::text).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String clip(String text) {
        String line = text.strip().replace("\n", "\\n");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
