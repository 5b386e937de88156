package io.selvage.monitor.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * What callers observe: a new call returns or waits, a waiting call returns, or all waiting calls stay waiting. Threads
 * are told apart by their age, so that events of different executions can be compared.
 *
 * @param position 0 for a new call, else the age of the thread among those that have not completed, 1 being the oldest
 * @param call the number of the new call; -1 for a thread that has called before
 * @param action {@code withdraw() waits}
 * @param isCompletion whether a call is over after it
 */
record Event(int position, int call, String action, boolean isCompletion) {
    /** The event that nobody can continue without a new call; {@code calls} are those that wait, oldest first. */
    static Event quiescence(List<String> calls) {
        return new Event(-1, -1, "wait until somebody calls: " + String.join(", ", calls), false);
    }

    private boolean isQuiescence() {
        return position < 0;
    }

    /** The names of the threads of {@code events}, one for each: T1 is the first that calls. */
    static List<String> threads(List<Event> events) {
        List<String> names = new ArrayList<>();
        List<Integer> present = new ArrayList<>();
        int calls = 0;
        for (Event event : events) {
            if (event.isQuiescence()) {
                names.add("all");
                continue;
            }
            int thread = event.position() == 0 ? ++calls : present.get(event.position() - 1);
            if (event.position() == 0 && !event.isCompletion()) {
                present.add(thread);
            } else if (event.position() > 0 && event.isCompletion()) {
                present.remove(event.position() - 1);
            }
            names.add("T" + thread);
        }
        return names;
    }
}
