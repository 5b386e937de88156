package io.selvage.testing;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps account of what the picks of an execution cost, as the rules of {@code Cost} are written: it looks at nothing
 * but the
 * choices it was shown and the picks that were made, all of them each time.
 */
public final class Ledger implements Strategy {
    private record Way(int thread, Variant variant, boolean yields) {
        boolean givesWay() {
            return yields || variant == Variant.TIMEOUT;
        }
    }

    private final Strategy strategy;
    private final List<Way> past = new ArrayList<>();
    private int preemptions;
    private int delays;

    public Ledger(Strategy strategy) {
        this.strategy = strategy;
    }

    /** Of the execution under way, or the last one. */
    public int preemptions() {
        return preemptions;
    }

    public int delays() {
        return delays;
    }

    @Override
    public boolean begin() {
        past.clear();
        preemptions = 0;
        delays = 0;
        return strategy.begin();
    }

    @Override
    public int choose(Choice choice) {
        int picked = strategy.choose(choice);
        if (choice.kind() == Choice.Kind.THREAD) {
            List<Way> ways = new ArrayList<>();
            for (int i = 0; i < choice.count(); i++) {
                boolean yields = choice.operation(i).kind() == OpKind.YIELD;
                ways.add(new Way(choice.thread(i), choice.variant(i), yields));
            }
            preemptions += isCharged(ways, ways.get(picked), choice.continues()) ? 1 : 0;
            delays += delay(ways, ways.get(picked));
            past.add(ways.get(picked));
        }
        return picked;
    }

    private boolean isCharged(List<Way> ways, Way picked, boolean continues) {
        Way first = ways.get(0);
        if (continues && picked.thread() != first.thread() && !first.yields()) {
            return true;
        }
        boolean someoneGoes = ways.stream().anyMatch(way -> way.variant() == Variant.GO && !isBehind(ways, way));
        return picked.variant() != Variant.GO && someoneGoes || isBehind(ways, picked);
    }

    private int delay(List<Way> ways, Way picked) {
        List<Way> order = new ArrayList<>(
                ways.stream().filter(way -> !isBehind(ways, way)).toList());
        int ahead = order.size();
        order.addAll(ways.stream().filter(way -> isBehind(ways, way)).toList());
        int passed = 0;
        for (int i = 1; i <= order.indexOf(picked); i++) {
            passed += i == ahead || order.get(i).thread() != order.get(i - 1).thread() ? 1 : 0;
        }
        return passed;
    }

    private boolean isBehind(List<Way> ways, Way way) {
        int since = past.size() - 1;
        while (since >= 0
                && !(past.get(since).thread() == way.thread() && past.get(since).givesWay())) {
            since--;
        }
        if (since < 0 || !way.givesWay()) {
            return false;
        }
        List<Integer> went =
                past.subList(since, past.size()).stream().map(Way::thread).toList();
        return ways.stream()
                .filter(other -> other.variant() == Variant.GO || other.variant() == Variant.TIMEOUT)
                .anyMatch(other -> !went.contains(other.thread()));
    }

    @Override
    public void end(Trace trace) {
        strategy.end(trace);
    }
}
