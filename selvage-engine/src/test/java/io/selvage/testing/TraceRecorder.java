package io.selvage.testing;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the Mazurkiewicz trace of an execution: for each thread its steps, each with the steps of others that it
 * directly depends on. Written from the contract's words, without any code of the reduction that it checks.
 */
public final class TraceRecorder implements Strategy {
    private final Strategy strategy;
    private final List<String> picks = new ArrayList<>();

    public TraceRecorder(Strategy strategy) {
        this.strategy = strategy;
    }

    @Override
    public boolean begin() {
        picks.clear();
        return strategy.begin();
    }

    @Override
    public int choose(Choice choice) {
        int pick = strategy.choose(choice);
        if (choice.kind() == Choice.Kind.WAITER) {
            picks.set(picks.size() - 1, picks.get(picks.size() - 1) + " wakes " + choice.thread(pick));
        } else if (choice.kind() == Choice.Kind.VALUE) {
            picks.set(picks.size() - 1, picks.get(picks.size() - 1) + " gives " + pick);
        } else {
            picks.add("");
        }
        return pick;
    }

    @Override
    public void end(Trace trace) {
        strategy.end(trace);
    }

    /** Equal for two executions exactly if they are equivalent. */
    public String canonical(Trace trace) {
        int steps = trace.steps();
        Places places = new Places(trace);
        List<List<Integer>> events = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            events.add(new ArrayList<>());
        }
        for (int i = 0; i < trace.length(); i++) {
            events.get(trace.step(i) - 1).add(i);
        }
        List<StringBuilder> texts = new ArrayList<>();
        String[] names = new String[steps];
        for (int i = 0; i < steps; i++) {
            int first = events.get(i).get(0);
            int thread = trace.thread(first);
            while (texts.size() <= thread) {
                texts.add(new StringBuilder());
            }
            StringBuilder text = texts.get(thread);
            names[i] = thread + "." + text.chars().filter(c -> c == '\n').count();
            text.append(trace.kind(first)).append(trace.variant(first)).append(picks.get(i));
            List<String> before = new ArrayList<>();
            for (int j = 0; j < i; j++) {
                if (trace.thread(events.get(j).get(0)) != thread && places.areDependent(j, i)) {
                    before.add(names[j]);
                }
            }
            before.sort(null);
            text.append(before).append('\n');
        }
        return texts.toString();
    }
}
