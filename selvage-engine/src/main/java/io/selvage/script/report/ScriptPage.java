package io.selvage.script.report;

import io.selvage.report.PageSection;
import io.selvage.report.PageTable;
import io.selvage.script.driver.ScriptError;
import io.selvage.script.search.ScriptResult;
import io.selvage.script.search.SequenceResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The section of an HTML report about a script: result, sequences, errors, conditions, coverage. */
public final class ScriptPage {
    private ScriptPage() {}

    public static PageSection of(ScriptResult script) {
        PageSection chapter = PageSection.of(script.result());
        for (SequenceResult sequence : script.sequences()) {
            if (!sequence.shown().actions().isEmpty()) {
                chapter = chapter.with(SequenceTimeline.of(sequence));
            }
        }
        chapter = chapter.with(sequences(script)).with(errors(script));
        if (script.conditions() > 0) {
            chapter = chapter.with(conditions(script));
        }
        return chapter.with(coverage(script));
    }

    private static PageTable sequences(ScriptResult script) {
        List<List<String>> rows = new ArrayList<>();
        for (SequenceResult sequence : script.sequences()) {
            rows.add(List.of(
                    Integer.toString(sequence.number()),
                    Integer.toString(sequence.line()),
                    String.join(" ", sequence.conditions()),
                    Integer.toString(sequence.testCases()),
                    sequence.orders() + (sequence.exhaustive() ? ", all" : ", not all"),
                    Long.toString(sequence.count(ScriptError.Kind.VALUE)),
                    Long.toString(sequence.count(ScriptError.Kind.EXCEPTION)),
                    Long.toString(sequence.count(ScriptError.Kind.LIVENESS))));
        }
        List<String> header = List.of(
                "sequence",
                "line",
                "claims",
                "test cases",
                "orders",
                "value errors",
                "exception errors",
                "liveness errors");
        return new PageTable("Sequences", header, rows);
    }

    private static PageTable errors(ScriptResult script) {
        List<List<String>> rows = new ArrayList<>();
        for (SequenceResult sequence : script.sequences()) {
            for (ScriptError error : sequence.errors()) {
                rows.add(List.of(
                        Integer.toString(sequence.number()),
                        error.kind().name().toLowerCase(Locale.ROOT),
                        Integer.toString(error.tick()),
                        error.thread(),
                        Integer.toString(error.line() == 0 ? sequence.line() : error.line()),
                        error.message()));
            }
        }
        return new PageTable("Errors", List.of("sequence", "kind", "time", "thread", "line", "what"), rows);
    }

    private static PageTable conditions(ScriptResult script) {
        int claimed = script.conditions() - script.uncovered().size();
        List<List<String>> rows = script.uncovered().stream().map(List::of).toList();
        return new PageTable(
                "Conditions: " + claimed + " of " + script.conditions() + " are claimed by a sequence",
                List.of("left over"),
                rows);
    }

    private static PageTable coverage(ScriptResult script) {
        List<List<String>> rows = new ArrayList<>();
        for (SequenceResult sequence : script.sequences()) {
            sequence.coverage().forEach(met -> rows.add(List.of(Integer.toString(sequence.number()), met)));
        }
        return new PageTable("What the sequences really met", List.of("sequence", "met"), rows);
    }
}
