package io.selvage.testing;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
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
                if (trace.thread(events.get(j).get(0)) != thread && dependent(trace, events.get(j), events.get(i))) {
                    before.add(names[j]);
                }
            }
            before.sort(null);
            text.append(before).append('\n');
        }
        return texts.toString();
    }

    private static boolean dependent(Trace trace, List<Integer> one, List<Integer> other) {
        boolean spurious =
                trace.variant(one.get(0)) == Variant.SPURIOUS && trace.variant(other.get(0)) == Variant.SPURIOUS;
        return spurious || one.stream().anyMatch(a -> other.stream().anyMatch(b -> dependent(trace, (int) a, (int) b)));
    }

    private static boolean dependent(Trace trace, int one, int other) {
        if (trace.object(one) != trace.object(other) || trace.object(one) == 0) {
            return false;
        }
        OpKind a = trace.kind(one);
        OpKind b = trace.kind(other);
        return isMonitor(a) && isMonitor(b)
                || isAccess(a) && isAccess(b) && (a == OpKind.WRITE || b == OpKind.WRITE)
                || a == OpKind.PARK && b == OpKind.UNPARK
                || a == OpKind.UNPARK && b == OpKind.PARK
                || a == OpKind.START && b == OpKind.BEGIN
                || a == OpKind.END && b == OpKind.JOIN
                || a == OpKind.JOIN && b == OpKind.END;
    }

    private static boolean isMonitor(OpKind kind) {
        return switch (kind) {
            case LOCK, UNLOCK, WAIT, WAITING, NOTIFY, NOTIFY_ALL -> true;
            default -> false;
        };
    }

    private static boolean isAccess(OpKind kind) {
        return kind == OpKind.READ || kind == OpKind.WRITE;
    }
}
