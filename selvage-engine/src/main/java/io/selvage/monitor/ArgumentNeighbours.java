package io.selvage.monitor;

import java.util.ArrayList;
import java.util.List;

/** Lists of arguments that differ from given ones in one number. */
final class ArgumentNeighbours {
    private ArgumentNeighbours() {}

    /**
     * Those that are none of {@code given}, without numbers below 1.
     *
     * @param steps what is added
     */
    static List<List<Object>> of(List<List<Object>> given, int... steps) {
        List<List<Object>> found = new ArrayList<>();
        for (List<Object> arguments : given) {
            for (int i = 0; i < arguments.size(); i++) {
                for (int step : steps) {
                    if (arguments.get(i) instanceof Integer number && number + step >= 1) {
                        List<Object> other = new ArrayList<>(arguments);
                        other.set(i, number + step);
                        if (!given.contains(other) && !found.contains(other)) {
                            found.add(other);
                        }
                    }
                }
            }
        }
        return found;
    }
}
