package io.selvage.monitor.state;

import io.selvage.monitor.spec.BadSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A sequence of moves from the beginning. Longer ones share their beginnings with shorter ones. */
public final class MoveSequence {
    public static final MoveSequence START = new MoveSequence(null, null, 0);

    private static final Pattern SHAPE = Pattern.compile("(m[1-3])(?:/([1-9]\\d{0,6}))?:.*");

    private final MoveSequence before;
    private final Move move;
    private final int length;

    private MoveSequence(MoveSequence before, Move move, int length) {
        this.before = before;
        this.move = move;
        this.length = length;
    }

    public MoveSequence then(Move next) {
        return new MoveSequence(this, next, length + 1);
    }

    /** All moves but the last. */
    public MoveSequence before() {
        return before;
    }

    public Move last() {
        return move;
    }

    public int length() {
        return length;
    }

    public List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>(length);
        for (MoveSequence at = this; at.before != null; at = at.before) {
            moves.addFirst(at.move);
        }
        return new ArrayList<>(moves);
    }

    /** The form that {@link #parse} reads: {@code m1:c0,c1,w2}; {@code m1/2:…} for the second starting point. */
    public String text(MoveGranularity stops, int instance) {
        String moves = moves().stream().map(Move::toString).collect(Collectors.joining(","));
        return stops.version() + (instance == 0 ? "" : "/" + (instance + 1)) + ":" + moves;
    }

    /** @throws BadSpec if {@code text} is no sequence of moves */
    public static MoveSequence parse(String text) {
        matched(text);
        MoveSequence trail = START;
        String rest = text.substring(text.indexOf(':') + 1);
        for (String word : rest.isEmpty() ? new String[0] : rest.split(",")) {
            trail = trail.then(move(word, text));
        }
        return trail;
    }

    /** Which starting point {@code text} is about, from 0. */
    public static int instance(String text) {
        String number = matched(text).group(2);
        return number == null ? 0 : Integer.parseInt(number) - 1;
    }

    /** Where the moves of {@code text} end. */
    public static MoveGranularity stops(String text) {
        return MoveGranularity.of(matched(text).group(1));
    }

    private static Matcher matched(String text) {
        Matcher matcher = SHAPE.matcher(text);
        if (!matcher.matches()) {
            throw new BadSpec("'" + text + "' is no sequence of moves", "give the text that a finding shows, m1:…");
        }
        return matcher;
    }

    private static Move move(String word, String text) {
        for (MoveKind wake : MoveKind.values()) {
            if (word.matches(wake.code() + "\\d{1,9}")) {
                return new Move(wake, Integer.parseInt(word.substring(1)));
            }
        }
        throw new BadSpec("'" + word + "' in '" + text + "' is no move", "give the text that a finding shows, whole");
    }
}
