package io.selvage.cli.output;

import io.selvage.cli.input.BadInput;
import io.selvage.report.ReportFiles;
import io.selvage.script.driver.ScriptError;
import io.selvage.script.search.ScriptResult;
import io.selvage.script.search.SequenceResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Results of scripts in a file, one line for each sequence, to be compared with those of the next run. */
public final class ScriptHistory {
    private static final String HEADER = "# results of selvage script: script, sequence; what it came to";
    private static final String SEPARATOR = "; ";

    private final Path file;

    public ScriptHistory(Path file) {
        this.file = file;
    }

    /**
     * Compares {@code results} with those of the last run, and keeps them instead.
     *
     * @return for people: what has changed; empty if nothing has, or this is the first run
     * @throws BadInput if the file cannot be read or written, or is something else
     */
    public List<String> update(List<ScriptResult> results) {
        Map<String, String> now = lines(results);
        try {
            Map<String, String> before = Files.exists(file) ? read() : now;
            ReportFiles.makeFolderFor(file);
            List<String> kept = new ArrayList<>(List.of(HEADER));
            now.forEach((sequence, outcome) -> kept.add(sequence + SEPARATOR + outcome));
            Files.write(file, kept);
            return changes(before, now);
        } catch (IOException unusable) {
            throw new BadInput("--results: " + file + " cannot be used (" + unusable + ")", "give another file");
        }
    }

    private static Map<String, String> lines(List<ScriptResult> results) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (ScriptResult result : results) {
            for (SequenceResult sequence : result.sequences()) {
                lines.put(result.result().target() + ", sequence " + sequence.number(), outcome(sequence));
            }
        }
        return lines;
    }

    private static String outcome(SequenceResult sequence) {
        return sequence.testCases() + " test cases, " + sequence.count(ScriptError.Kind.VALUE) + " value errors, "
                + sequence.count(ScriptError.Kind.EXCEPTION) + " exception errors, "
                + sequence.count(ScriptError.Kind.LIVENESS) + " liveness errors, " + sequence.orders()
                + (sequence.exhaustive() ? " orders, all" : " orders, not all");
    }

    private Map<String, String> read() throws IOException {
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new BadInput("--results: " + file + " holds no results of scripts", "give another file");
        }
        Map<String, String> before = new LinkedHashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            int end = line.indexOf(SEPARATOR);
            if (end > 0) {
                before.put(line.substring(0, end), line.substring(end + SEPARATOR.length()));
            }
        }
        return before;
    }

    private static List<String> changes(Map<String, String> before, Map<String, String> now) {
        List<String> changes = new ArrayList<>();
        now.forEach((sequence, outcome) -> {
            String old = before.get(sequence);
            if (old == null) {
                changes.add(sequence + " is new: " + outcome);
            } else if (!old.equals(outcome)) {
                changes.add(sequence + " had " + old + "; now it has " + outcome);
            }
        });
        before.forEach((sequence, outcome) -> {
            if (!now.containsKey(sequence)) {
                changes.add(sequence + " is gone; it had " + outcome);
            }
        });
        return changes;
    }
}
