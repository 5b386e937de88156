package io.selvage.script.report;

import io.selvage.report.PageTimeline;
import io.selvage.script.driver.ScriptError;
import io.selvage.script.driver.ScriptedAction;
import io.selvage.script.search.SequenceResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the threads of a sequence did in which tick. */
final class SequenceTimeline {
    private final SequenceResult sequence;

    private SequenceTimeline(SequenceResult sequence) {
        this.sequence = sequence;
    }

    static PageTimeline of(SequenceResult sequence) {
        return new SequenceTimeline(sequence).timeline();
    }

    private PageTimeline timeline() {
        String claims = sequence.conditions().isEmpty() ? "" : ", claims " + String.join(" ", sequence.conditions());
        return new PageTimeline(
                "Sequence " + sequence.number() + " (line " + sequence.line() + claims + ")",
                orders(),
                ticks(),
                bars());
    }

    private String orders() {
        String kind = sequence.shown().errors().isEmpty() ? "first" : "first failing";
        return sequence.orders() == 1 ? "the only order" : "the " + kind + " of " + sequence.orders() + " orders";
    }

    private int ticks() {
        return sequence.shown().actions().stream()
                .mapToInt(action -> Math.max(action.ended(), action.began() + (action.ended() == 0 ? 1 : 0)))
                .max()
                .orElse(1);
    }

    private List<PageTimeline.Bar> bars() {
        List<PageTimeline.Bar> bars = new ArrayList<>();
        sequence.shown().actions().stream()
                .map(ScriptedAction::thread)
                .distinct()
                .forEach(thread -> sequence.shown().actions().stream()
                        .filter(action -> action.thread().equals(thread))
                        .forEach(action -> bars.add(bar(action))));
        return bars;
    }

    private PageTimeline.Bar bar(ScriptedAction action) {
        String label = action.calls().isEmpty() ? "line " + action.line() : String.join("; ", action.calls());
        return new PageTimeline.Bar(action.thread(), label, action.began(), action.ended(), wrong(action));
    }

    private String wrong(ScriptedAction action) {
        return sequence.shown().errors().stream()
                .filter(error -> error.thread().equals(action.thread()) && isDuring(error, action))
                .map(ScriptError::message)
                .distinct()
                .collect(Collectors.joining("; "));
    }

    /** An error of a thread that never came back has the tick in which that began, or 0. */
    private static boolean isDuring(ScriptError error, ScriptedAction action) {
        return action.ended() == 0 || error.tick() >= action.began() && error.tick() <= action.ended();
    }
}
