package io.selvage.monitor.state;

import io.selvage.monitor.spec.BadSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The moves of a path from one starting point. Immutable; a longer sequence shares its prefix with the shorter one. */
public final class MoveSequence {
    private static final Pattern FORMAT = Pattern.compile("(m[1-3])(?:/([1-9]\\d{0,6}))?:.*");

    private final MoveSequence prefix;
    private final Move move;
    private final int length;
    private final int startingPoint;

    private MoveSequence(MoveSequence prefix, Move move, int length, int startingPoint) {
        this.prefix = prefix;
        this.move = move;
        this.length = length;
        this.startingPoint = startingPoint;
    }

    /** No moves yet. Starting points count from 0. */
    public static MoveSequence from(int startingPoint) {
        return new MoveSequence(null, null, 0, startingPoint);
    }

    public MoveSequence append(Move next) {
        return new MoveSequence(this, next, length + 1, startingPoint);
    }

    /** All moves but the last; null for an empty sequence. */
    public MoveSequence prefix() {
        return prefix;
    }

    /** The last move; null for an empty sequence. */
    public Move last() {
        return move;
    }

    public int length() {
        return length;
    }

    /** The number of the starting point, from 0. */
    public int startingPoint() {
        return startingPoint;
    }

    public List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>(length);
        for (MoveSequence at = this; at.prefix != null; at = at.prefix) {
            moves.addFirst(at.move);
        }
        return new ArrayList<>(moves);
    }

    /** The text that {@link #parse} reads: {@code m1:c0,c1,w2}; {@code m1/2:…} for the second starting point. */
    public String format(MoveGranularity granularity) {
        String moves = moves().stream().map(Move::toString).collect(Collectors.joining(","));
        return granularity.version() + (startingPoint == 0 ? "" : "/" + (startingPoint + 1)) + ":" + moves;
    }

    /** @throws BadSpec if {@code text} is no sequence of moves */
    public static MoveSequence parse(String text) {
        String number = matched(text).group(2);
        MoveSequence sequence = from(number == null ? 0 : Integer.parseInt(number) - 1);
        String rest = text.substring(text.indexOf(':') + 1);
        for (String word : rest.isEmpty() ? new String[0] : rest.split(",")) {
            sequence = sequence.append(move(word, text));
        }
        return sequence;
    }

    /**
     * The granularity of the moves in {@code text}.
     *
     * @throws BadSpec if {@code text} is no sequence of moves
     */
    public static MoveGranularity granularityOf(String text) {
        return MoveGranularity.of(matched(text).group(1));
    }

    private static Matcher matched(String text) {
        Matcher matcher = FORMAT.matcher(text);
        if (!matcher.matches()) {
            throw new BadSpec("'" + text + "' is no sequence of moves", "give the text that a finding shows, m1:…");
        }
        return matcher;
    }

    private static Move move(String word, String text) {
        for (MoveKind kind : MoveKind.values()) {
            if (word.matches(kind.code() + "\\d{1,9}")) {
                return new Move(kind, Integer.parseInt(word.substring(1)));
            }
        }
        throw new BadSpec("'" + word + "' in '" + text + "' is no move", "give the text that a finding shows, whole");
    }
}
