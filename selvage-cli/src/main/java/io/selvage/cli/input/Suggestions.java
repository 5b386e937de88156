package io.selvage.cli.input;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Did you mean…? */
public final class Suggestions {
    private Suggestions() {}

    /** The candidate nearest to {@code text} if it is near enough to be a slip of the finger. */
    static Optional<String> nearest(String text, List<String> candidates) {
        return candidates.stream()
                .min(Comparator.comparingInt(candidate -> distance(text, candidate)))
                .filter(candidate -> distance(text, candidate) <= Math.max(1, candidate.length() / 3));
    }

    /** {@code " (did you mean 'dpor'?)"}, or the empty string. */
    public static String hint(String text, List<String> candidates) {
        return nearest(text, candidates)
                .map(name -> " (did you mean '" + name + "'?)")
                .orElse("");
    }

    /** How many characters to insert, delete, replace or swap with their neighbour. */
    private static int distance(String from, String to) {
        int[][] cost = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, from, to, i, j);
            }
        }
        return cost[from.length()][to.length()];
    }

    private static int cheapest(int[][] cost, String from, String to, int i, int j) {
        int replaced = cost[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
    }
}
