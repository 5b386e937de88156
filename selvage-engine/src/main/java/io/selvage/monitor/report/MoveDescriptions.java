package io.selvage.monitor.report;

import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayList;
import java.util.List;

/** A sequence of moves in words. */
final class MoveDescriptions {
    private static final int LONGEST = 2_000;

    private MoveDescriptions() {}

    /**
     * One line a move; new threads with the same call, one after the other, share a line.
     *
     * @param calls names of the calls by number
     */
    static List<String> of(MoveSequence sequence, List<String> calls) {
        if (sequence.length() == 0) {
            return List.of("it is the beginning");
        }
        if (sequence.length() > LONGEST) {
            return List.of(sequence.length() + " moves, too many to show");
        }
        List<String> lines = new ArrayList<>();
        List<Move> moves = sequence.moves();
        int threads = 0;
        for (int at = 0; at < moves.size(); at++) {
            Move move = moves.get(at);
            if (move.kind() == MoveKind.CALL) {
                int first = threads + 1;
                threads++;
                while (at + 1 < moves.size() && moves.get(at + 1).equals(move)) {
                    threads++;
                    at++;
                }
                lines.add(callers(first, threads) + calls.get(move.index()));
            } else {
                lines.add("T" + move.index() + " goes on, " + move.kind().text());
            }
        }
        return lines;
    }

    private static String callers(int first, int last) {
        return first == last ? "T" + first + " calls " : "T" + first + " to T" + last + " call, one by one, ";
    }
}
