package io.selvage.explore.statistics;

import io.selvage.model.Unseen;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What executions may have done unseen, and how many of them did. */
final class UnseenCounts {
    private static final int NAMED = 3;

    private final Map<Unseen, Long> executions = new TreeMap<>();

    void add(Unseen what) {
        executions.merge(what, 1L, Long::sum);
    }

    /** The same, of which a note has spoken. */
    void addSilently(Unseen what) {
        executions.put(what, 0L);
    }

    void absorb(UnseenCounts other) {
        other.executions.forEach((what, count) -> executions.merge(what, count, Long::sum));
    }

    void clear() {
        executions.clear();
    }

    boolean needsNote() {
        return executions.entrySet().stream().anyMatch(UnseenCounts::isUnspoken);
    }

    /** What is at no place of the program has a note of its own. */
    private static boolean isUnspoken(Map.Entry<Unseen, Long> one) {
        return one.getValue() > 0 && !one.getKey().site().isEmpty();
    }

    boolean isEmpty() {
        return executions.isEmpty();
    }

    /** Most frequent first, then by name. */
    List<Unseen> list() {
        return executions.entrySet().stream()
                .sorted(Map.Entry.<Unseen, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What that means for the search. */
    String note() {
        List<Unseen> all = list().stream()
                .filter(one -> executions.get(one) > 0 && !one.site().isEmpty())
                .toList();
        String named = all.stream()
                .limit(NAMED)
                .map(one -> one.what() + " (" + one.site() + ")")
                .collect(Collectors.joining(", "));
        String more = all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "";
        return "not all effects of " + named + more
                + " are known, and more than one thread reaches what they use: the search is not called exhaustive;"
                + " give each thread objects of its own, or test without these calls";
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(executions.size());
        for (Map.Entry<Unseen, Long> one : executions.entrySet()) {
            TextData.write(one.getKey().what(), out);
            TextData.write(one.getKey().site(), out);
            out.writeLong(one.getValue());
        }
    }

    void restore(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            Unseen what = new Unseen(TextData.read(in), TextData.read(in));
            executions.put(what, in.readLong());
        }
    }
}
