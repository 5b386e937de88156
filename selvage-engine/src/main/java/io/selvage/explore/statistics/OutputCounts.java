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

    private final Map<String, long[]> counts = new LinkedHashMap<>();
    private boolean truncated;
    private String last;
    private long[] lastCount;

    void add(String text) {
        if (!text.equals(last)) {
            long[] count = counts.get(text);
            if (count == null) {
                if (counts.size() == LIMIT) {
                    truncated = true;
                    return;
                }
                count = new long[1];
                counts.put(text, count);
            }
            last = text;
            lastCount = count;
        }
        lastCount[0]++;
    }

    void clear() {
        counts.clear();
        truncated = false;
        last = null;
    }

    List<ProgramOutput> list() {
        List<ProgramOutput> outputs = new ArrayList<>();
        counts.forEach((text, count) -> outputs.add(new ProgramOutput(text, count[0])));
        return outputs;
    }

    void save(DataOutput out) throws IOException {
        out.writeBoolean(truncated);
        out.writeInt(counts.size());
        for (Map.Entry<String, long[]> entry : counts.entrySet()) {
            TextData.write(entry.getKey(), out);
            out.writeLong(entry.getValue()[0]);
        }
    }

    void restore(DataInput in) throws IOException {
        truncated = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            counts.put(TextData.read(in), new long[] {in.readLong()});
        }
    }

    boolean isTruncated() {
        return truncated;
    }
}
