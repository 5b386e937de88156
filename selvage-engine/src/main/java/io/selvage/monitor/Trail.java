package io.selvage.monitor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A sequence of moves from the beginning. Longer ones share their beginnings with shorter ones. */
final class Trail {
    static final Trail START = new Trail(null, null, 0);

    private static final String VERSION = "m1:";

    private final Trail before;
    private final Move move;
    private final int length;

    private Trail(Trail before, Move move, int length) {
        this.before = before;
        this.move = move;
        this.length = length;
    }

    Trail then(Move next) {
        return new Trail(this, next, length + 1);
    }

    int length() {
        return length;
    }

    List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>(length);
        for (Trail at = this; at.before != null; at = at.before) {
            moves.addFirst(at.move);
        }
        return new ArrayList<>(moves);
    }

    /** The form that {@link #parse} reads: {@code m1:c0,c1,w2}. */
    String text() {
        StringBuilder text = new StringBuilder(VERSION);
        moves().forEach(next ->
                text.append(text.length() == VERSION.length() ? "" : ",").append(next));
        return text.toString();
    }

    /** @throws BadSpec if {@code text} is no sequence of moves */
    static Trail parse(String text) {
        if (!text.startsWith(VERSION)) {
            throw new BadSpec(
                    "'" + text + "' is no sequence of moves", "give the text that a finding shows, " + VERSION + "…");
        }
        Trail trail = START;
        String rest = text.substring(VERSION.length());
        for (String word : rest.isEmpty() ? new String[0] : rest.split(",")) {
            trail = trail.then(move(word, text));
        }
        return trail;
    }

    private static Move move(String word, String text) {
        for (Wake wake : Wake.values()) {
            if (word.matches(wake.code() + "\\d{1,9}")) {
                return new Move(wake, Integer.parseInt(word.substring(1)));
            }
        }
        throw new BadSpec("'" + word + "' in '" + text + "' is no move", "give the text that a finding shows, whole");
    }
}
