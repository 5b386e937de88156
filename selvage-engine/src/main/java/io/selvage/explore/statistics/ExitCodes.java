package io.selvage.explore.statistics;

import io.selvage.model.system.ProcessResult;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** With which exit codes the processes of a system have ended, by their positions. */
final class ExitCodes {
    private final List<TreeSet<Integer>> codes = new ArrayList<>();

    /** @param ofExecution one for each process, -1 for one that has not ended */
    void add(List<Integer> ofExecution) {
        for (int process = 0; process < ofExecution.size(); process++) {
            if (process == codes.size()) {
                codes.add(new TreeSet<>());
            }
            if (ofExecution.get(process) >= 0) {
                codes.get(process).add(ofExecution.get(process));
            }
        }
    }

    void absorb(ExitCodes other) {
        for (int process = 0; process < other.codes.size(); process++) {
            if (process == codes.size()) {
                codes.add(new TreeSet<>());
            }
            codes.get(process).addAll(other.codes.get(process));
        }
    }

    void clear() {
        codes.clear();
    }

    /** @param names of the processes, by their positions */
    List<ProcessResult> of(List<String> names) {
        List<ProcessResult> results = new ArrayList<>();
        for (int process = 0; process < names.size(); process++) {
            List<Integer> seen = process < codes.size() ? List.copyOf(codes.get(process)) : List.of();
            results.add(new ProcessResult(names.get(process), seen));
        }
        return results;
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(codes.size());
        for (TreeSet<Integer> some : codes) {
            out.writeInt(some.size());
            for (int code : some) {
                out.writeInt(code);
            }
        }
    }

    void restore(DataInput in) throws IOException {
        codes.clear();
        for (int processes = in.readInt(); processes > 0; processes--) {
            TreeSet<Integer> some = new TreeSet<>();
            for (int left = in.readInt(); left > 0; left--) {
                some.add(in.readInt());
            }
            codes.add(some);
        }
    }
}
