package io.selvage.explore.statistics;

import io.selvage.model.SearchPhase;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many executions each of several searches has run that share a budget. */
final class PhaseCounts {
    private final Map<String, Long> counts = new LinkedHashMap<>();
    /** Whose executions follow; the empty string if there is only one search. */
    private String current = "";

    void begin(String strategy) {
        current = strategy;
    }

    void count() {
        if (!current.isEmpty()) {
            counts.merge(current, 1L, Long::sum);
        }
    }

    /** Those that took part, in the order of their first executions; empty if only one did. */
    List<SearchPhase> list() {
        return counts.size() < 2
                ? List.of()
                : counts.entrySet().stream()
                        .map(entry -> new SearchPhase(entry.getKey(), entry.getValue()))
                        .toList();
    }

    void absorb(PhaseCounts other) {
        other.counts.forEach((strategy, count) -> counts.merge(strategy, count, Long::sum));
    }

    void clear() {
        counts.clear();
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(counts.size());
        for (Map.Entry<String, Long> entry : counts.entrySet()) {
            TextData.write(entry.getKey(), out);
            out.writeLong(entry.getValue());
        }
    }

    void restore(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            counts.put(TextData.read(in), in.readLong());
        }
    }
}
