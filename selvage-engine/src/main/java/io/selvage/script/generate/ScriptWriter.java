package io.selvage.script.generate;

import io.selvage.monitor.sequence.CallSequence;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.sequence.CoverageGoal;
import java.util.ArrayList;
import java.util.List;

/** Writes call sequences as a script. */
final class ScriptWriter {
    /** Short enough that timed waits of usual lengths do not expire within a sequence. */
    private static final String TICK = "#ticktime 1";

    private final CallSequences sequences;
    private final List<CoverageGoal> conditions = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    ScriptWriter(CallSequences sequences) {
        this.sequences = sequences;
        conditions.addAll(sequences.goals());
        conditions.addAll(sequences.open());
    }

    String write() {
        line("// What " + sequences.type().getName() + sequences.arguments() + " was seen to do.");
        line("// Each call is made by a thread of its own; the times hold in every order of those that are woken.");
        line("");
        if (sequences.sequences().stream().anyMatch(CallSequence::timed)) {
            line("// calls wait for a limited time, which must not be over");
            line(TICK);
        }
        ScriptHeader.lines(sequences.type(), sequences.arguments(), methods()).forEach(this::line);
        conditions();
        sequences.sequences().forEach(sequence -> new SequenceTextWriter(sequence, name(sequence), text).write());
        return text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private List<String> methods() {
        return sequences.sequences().stream()
                .flatMap(sequence -> sequence.parts().stream().map(CallSequence.Part::method))
                .distinct()
                .toList();
    }

    private void conditions() {
        line("#conditions");
        for (int i = 0; i < conditions.size(); i++) {
            if (i == sequences.goals().size()) {
                line("  // no sequence of calls leads to these with the same outcome in every order");
            }
            line(String.format("  %-4s%s", id(i), conditions.get(i).text()));
        }
        if (!sequences.unmet().isEmpty()) {
            line(sequences.exhaustive() ? "  // not reachable:" : "  // not reached, though not everything was tried:");
            sequences.unmet().forEach(goal -> line("  //   " + goal.text()));
        }
        line("#end");
    }

    private static String id(int condition) {
        return "C" + (condition + 1);
    }

    private String name(CallSequence sequence) {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < sequences.goals().size(); i++) {
            if (sequence.goals().contains(conditions.get(i))) {
                ids.add(id(i));
            }
        }
        return String.join(" ", ids);
    }
}
