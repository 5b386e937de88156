package io.selvage.libraries;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of the page about libraries, kept in a file of its own until all are there.
 *
 * @param jdk feature version of the JDK that the program was run on
 * @param answer what was proved or found
 * @param unseen what the tool says that it did not see; empty if nothing
 */
record CompatibilityRow(String library, String program, String use, int jdk, String answer, String unseen) {
    private static final Path FOLDER = Path.of("target", "compatibility");
    private static final String BETWEEN = "\t";

    static CompatibilityRow of(Use use, Judgement judgement, List<String> objections) {
        String library = use.library().title() + " " + LibraryJars.version(use.library());
        String unseen = judgement.unseen().stream().limit(2).collect(Collectors.joining("; "));
        return new CompatibilityRow(
                library,
                use.program().getSimpleName(),
                use.isRight() ? "right" : "wrong",
                Runtime.version().feature(),
                answer(use, judgement, objections),
                unseen);
    }

    private static String answer(Use use, Judgement judgement, List<String> objections) {
        String executions = " in " + judgement.executions();
        if (!objections.isEmpty()) {
            String why = use.of().open().isEmpty() ? "" : " (" + use.of().open() + ")";
            return "**wrong**: " + judgement.verdict() + kinds(judgement) + executions + why;
        }
        return switch (judgement.verdict()) {
            case "PASSED" -> "proved" + executions;
            case "FAILED" ->
                use.isRight()
                        ? "only races within the library found" + executions
                        : "found" + kinds(judgement) + executions;
            default -> "nothing found" + executions;
        };
    }

    private static String kinds(Judgement judgement) {
        return judgement.kinds().stream().map(kind -> " `" + kind + "`").collect(Collectors.joining());
    }

    void save() throws IOException {
        Files.createDirectories(FOLDER);
        String line = String.join(BETWEEN, library, program, use, Integer.toString(jdk), answer, unseen);
        Files.writeString(FOLDER.resolve((program + "-" + library + "-" + jdk).replace(' ', '-')), line);
    }

    /** Those of all JDKs, in no order. */
    static List<CompatibilityRow> saved() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(CompatibilityRow::read).toList();
        } catch (IOException missing) {
            throw new UncheckedIOException("run selvage-libraries/run", missing);
        }
    }

    private static CompatibilityRow read(Path file) {
        try {
            String[] parts = Files.readString(file).split(BETWEEN, -1);
            return new CompatibilityRow(parts[0], parts[1], parts[2], Integer.parseInt(parts[3]), parts[4], parts[5]);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
