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

/** The states that were seen and the moves between them. */
public final class StateGraph {
    /** Target of moves that the checker did not accept. */
    public static final int REJECTED = -1;

    private static final int LONGEST = 200;

    /**
     * What moved, in a form that does not depend on how many threads there were before.
     *
     * @param completes whether the call was over afterwards, or its thread waited
     * @param site where the thread had waited before; 0 for a new one
     */
    public record Label(String call, MoveKind wake, boolean completes, int site) {
        @Override
        public String toString() {
            return call + (wake == MoveKind.CALL ? "" : " " + wake.text()) + (completes ? "" : ": waits");
        }
    }

    /** @param to a node's number, or {@link #REJECTED} */
    public record Edge(int from, Label label, int to) {}

    /**
     * A state.
     *
     * @param fields the state fields by name and value, {@code fullSlots=1}
     * @param groups the wait points with threads and what these do, {@code BoundedBuffer.java:21 WAITING}
     * @param sequence the shortest sequence that was seen to reach it; empty if it is too long to be of use
     */
    public record Shown(int number, List<String> fields, List<String> groups, String sequence) {}

    private final List<String> names;
    private final List<ExploredState> states = new ArrayList<>();
    private final List<MoveSequence> trails = new ArrayList<>();
    private final Map<ExploredState, Integer> numbers = new HashMap<>();
    private final Set<Edge> edges = new LinkedHashSet<>();
    private final Set<Integer> wrong = new LinkedHashSet<>();
    private final List<Edge> violations = new ArrayList<>();
    private final List<Edge> violatingPath = new ArrayList<>();

    public StateGraph(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** Nothing was seen. */
    public static StateGraph empty() {
        return new StateGraph(List.of());
    }

    /** The number of {@code state}, which {@code trail} leads to. */
    public int node(ExploredState state, MoveSequence trail) {
        Integer known = numbers.get(state);
        if (known != null) {
            shorten(known, trail);
            return known;
        }
        int number = states.size();
        numbers.put(state, number);
        states.add(state);
        trails.add(trail);
        return number;
    }

    private void shorten(int number, MoveSequence trail) {
        if (trail.length() < trails.get(number).length()) {
            trails.set(number, trail);
        }
    }

    public void edge(int from, Label label, int to, MoveSequence trail) {
        shorten(to, trail);
        edges.add(new Edge(from, label, to));
    }

    public void rejection(int from, Label label) {
        edges.add(new Edge(from, label, REJECTED));
    }

    /** A move that something is wrong with; {@code state} is null if it did not end. */
    public void violation(int from, Label label, ExploredState state, MoveSequence trail) {
        int to = from;
        if (state != null) {
            to = node(state, trail);
            wrong.add(to);
        }
        Edge edge = new Edge(from, label, to);
        edges.add(edge);
        violations.add(edge);
    }

    /** The way to the first thing that is wrong, edge by edge. */
    public void violatingPath(List<Edge> path) {
        if (violatingPath.isEmpty()) {
            violatingPath.addAll(path);
            path.stream().skip(Math.max(0, path.size() - 1)).forEach(edge -> wrong.add(edge.to()));
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

    public MoveSequence trail(int number) {
        return trails.get(number);
    }

    public Set<Edge> edges() {
        return Collections.unmodifiableSet(edges);
    }

    /** The moves that something is wrong with. */
    public List<Edge> violations() {
        return Collections.unmodifiableList(violations);
    }

    /** Whether something is wrong with the state. */
    public boolean isWrong(int number) {
        return wrong.contains(number);
    }

    public Shown shown(int number) {
        ExploredState state = states.get(number);
        return new Shown(number, fieldTexts(state), groupTexts(state), sequence(trails.get(number)));
    }

    private static String sequence(MoveSequence trail) {
        return trail.length() > LONGEST ? "" : trail.text(MoveGranularity.NONE, 0);
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
            texts[i] = Sites.get(state.site(i)).place() + " " + word(state.what(i));
        }
        Arrays.sort(texts);
        return List.of(texts);
    }

    private static String word(int what) {
        return switch (what) {
            case ExploredState.WAITING -> "WAITING";
            case ExploredState.ENTERING -> "ENTERING";
            default -> "BOTH";
        };
    }
}
