package io.selvage.explore.statistics;

import io.selvage.model.ProgramOutput;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The distinct texts that executions printed, and how many printed each. */
final class OutputCounts {
    static final int LIMIT = 1_000;

    /** How often it was printed, and its number in the order of first appearance. */
    private static final class Count {
        private final int number;
        private long executions;

        Count(int number) {
            this.number = number;
        }
    }

    private final Map<String, Count> counts = new LinkedHashMap<>();
    private boolean truncated;
    private String last;
    private Count lastCount;

    /** Answers with the number of the text; -1 if it is one too many. */
    int add(String text) {
        return add(text, 1);
    }

    /** So many executions have printed it. */
    int add(String text, long executions) {
        if (!text.equals(last)) {
            Count count = counts.get(text);
            if (count == null) {
                if (counts.size() == LIMIT) {
                    truncated = true;
                    return -1;
                }
                count = new Count(counts.size());
                counts.put(text, count);
            }
            last = text;
            lastCount = count;
        }
        lastCount.executions += executions;
        return lastCount.number;
    }

    /** The text appears before those that are added later, if any execution prints it. */
    void expect(String text) {
        add(text, 0);
    }

    /** There were more than are kept. */
    void truncate() {
        truncated = true;
    }

    void clear() {
        counts.clear();
        truncated = false;
        last = null;
    }

    List<ProgramOutput> list() {
        List<ProgramOutput> outputs = new ArrayList<>();
        counts.forEach((text, count) -> {
            if (count.executions > 0) {
                outputs.add(new ProgramOutput(text, count.executions));
            }
        });
        return outputs;
    }

    void save(DataOutput out) throws IOException {
        out.writeBoolean(truncated);
        out.writeInt(counts.size());
        for (Map.Entry<String, Count> entry : counts.entrySet()) {
            TextData.write(entry.getKey(), out);
            out.writeLong(entry.getValue().executions);
        }
    }

    void restore(DataInput in) throws IOException {
        truncated = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            Count count = new Count(counts.size());
            counts.put(TextData.read(in), count);
            count.executions = in.readLong();
        }
    }

    boolean isTruncated() {
        return truncated;
    }
}
