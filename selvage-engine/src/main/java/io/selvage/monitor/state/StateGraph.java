package io.selvage.monitor.state;

import io.selvage.hooks.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The states of an exploration and the moves between them. */
public final class StateGraph {
    /** Target of moves that the checker rejected. */
    public static final int REJECTED = -1;

    private static final int MAX_SHOWN_LENGTH = 200;

    /**
     * A move, independent of the thread's number.
     *
     * @param completes true if the move completed the call, false if its thread waits
     * @param site where the thread had waited before the move; 0 for a new thread
     */
    public record Label(String call, MoveKind kind, boolean completes, int site) {
        @Override
        public String toString() {
            return call + (kind == MoveKind.CALL ? "" : " " + kind.text()) + (completes ? "" : ": waits");
        }
    }

    /** @param to a node's number, or {@link #REJECTED} */
    public record Edge(int from, Label label, int to) {}

    /**
     * A state for reports.
     *
     * @param fields the state fields, {@code fullSlots=1}
     * @param groups the wait sites that have threads, {@code BoundedBuffer.java:21 WAITING}
     * @param sequence the shortest known sequence that leads to the state; empty if it is too long to be useful
     */
    public record StateView(int number, List<String> fields, List<String> groups, String sequence) {}

    private final List<String> names;
    private final ExplorationTree tree = new ExplorationTree();
    private final List<ExploredState> states = new ArrayList<>();
    private final List<MoveSequence> sequences = new ArrayList<>();
    private final Map<ExploredState, Integer> numbers = new HashMap<>();
    private final Set<Edge> edges = new LinkedHashSet<>();
    private final Set<Integer> violating = new LinkedHashSet<>();
    private final List<Edge> violations = new ArrayList<>();
    private final List<Edge> violatingPath = new ArrayList<>();

    public StateGraph(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** A graph without states. */
    public static StateGraph empty() {
        return new StateGraph(List.of());
    }

    /** The moves in the order in which they were tried. */
    public ExplorationTree tree() {
        return tree;
    }

    /** The number of {@code state}, which {@code sequence} leads to; adds the state if it is new. */
    public int node(ExploredState state, MoveSequence sequence) {
        Integer known = numbers.get(state);
        if (known != null) {
            keepShortest(known, sequence);
            return known;
        }
        int number = states.size();
        numbers.put(state, number);
        states.add(state);
        sequences.add(sequence);
        return number;
    }

    private void keepShortest(int number, MoveSequence sequence) {
        if (sequence.length() < sequences.get(number).length()) {
            sequences.set(number, sequence);
        }
    }

    public void edge(int from, Label label, int to, MoveSequence sequence) {
        keepShortest(to, sequence);
        edges.add(new Edge(from, label, to));
    }

    public void rejection(int from, Label label) {
        edges.add(new Edge(from, label, REJECTED));
    }

    /** A move that violates a property; {@code state} is null if the move did not end. */
    public void violation(int from, Label label, ExploredState state, MoveSequence sequence) {
        int to = from;
        if (state != null) {
            to = node(state, sequence);
            violating.add(to);
        }
        Edge edge = new Edge(from, label, to);
        edges.add(edge);
        violations.add(edge);
    }

    /** Sets the path to the first violation; later calls have no effect. */
    public void violatingPath(List<Edge> path) {
        if (violatingPath.isEmpty()) {
            violatingPath.addAll(path);
            path.stream().skip(Math.max(0, path.size() - 1)).forEach(edge -> violating.add(edge.to()));
        }
    }

    public List<Edge> violatingPath() {
        return Collections.unmodifiableList(violatingPath);
    }

    /** How many distinct states there are. */
    public int size() {
        return states.size();
    }

    public ExploredState state(int number) {
        return states.get(number);
    }

    public MoveSequence sequence(int number) {
        return sequences.get(number);
    }

    public Set<Edge> edges() {
        return Collections.unmodifiableSet(edges);
    }

    /** The moves that violate a property. */
    public List<Edge> violations() {
        return Collections.unmodifiableList(violations);
    }

    /** Whether a violating move, or the violating path, leads to the state. */
    public boolean isViolating(int number) {
        return violating.contains(number);
    }

    public StateView view(int number) {
        ExploredState state = states.get(number);
        return new StateView(number, fieldTexts(state), groupTexts(state), sequence(sequences.get(number)));
    }

    private static String sequence(MoveSequence sequence) {
        return sequence.length() > MAX_SHOWN_LENGTH ? "" : sequence.format(MoveGranularity.NONE);
    }

    /** {@code [fullSlots=1, BoundedBuffer.java:21 WAITING]}. */
    public String text(ExploredState state) {
        List<String> parts = new ArrayList<>(fieldTexts(state));
        parts.addAll(groupTexts(state));
        return parts.toString();
    }

    private List<String> fieldTexts(ExploredState state) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            texts.add(names.get(i) + "=" + state.fields()[i]);
        }
        return texts;
    }

    private static List<String> groupTexts(ExploredState state) {
        String[] texts = new String[state.groups()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = Sites.get(state.site(i)).location() + " " + activityName(state.activity(i));
        }
        Arrays.sort(texts);
        return List.of(texts);
    }

    private static String activityName(int activity) {
        return switch (activity) {
            case ExploredState.WAITING -> "WAITING";
            case ExploredState.ENTERING -> "ENTERING";
            default -> "BOTH";
        };
    }
}
