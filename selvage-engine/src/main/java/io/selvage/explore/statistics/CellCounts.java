package io.selvage.explore.statistics;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a search has counted, by cells: stretches of it that are counted as wholes, numbered in the order in which one
 * search that does all of them comes to them. So what parts of a search have counted can be put together in that order.
 */
final class CellCounts {
    /** What was counted in one cell; outputs by their numbers among those of the search. */
    static final class Cell {
        private long executions;
        private long cut;
        private long repeats;
        private long steps;
        private final Map<Integer, Long> outputs = new TreeMap<>();

        long executions() {
            return executions;
        }

        long cut() {
            return cut;
        }

        long repeats() {
            return repeats;
        }

        long steps() {
            return steps;
        }

        Map<Integer, Long> outputs() {
            return outputs;
        }

        private void save(DataOutput out) throws IOException {
            out.writeLong(executions);
            out.writeLong(cut);
            out.writeLong(repeats);
            out.writeLong(steps);
            out.writeInt(outputs.size());
            for (Map.Entry<Integer, Long> output : outputs.entrySet()) {
                out.writeInt(output.getKey());
                out.writeLong(output.getValue());
            }
        }

        private void restore(DataInput in) throws IOException {
            executions = in.readLong();
            cut = in.readLong();
            repeats = in.readLong();
            steps = in.readLong();
            for (int left = in.readInt(); left > 0; left--) {
                outputs.put(in.readInt(), in.readLong());
            }
        }
    }

    private final TreeMap<Long, Cell> cells = new TreeMap<>();
    /** The one that is counted in, and its number; null if none is. */
    private Cell current;

    private long number;

    /** What is counted from now on belongs to the cell of that number. */
    void begin(long cell) {
        if (current == null || number != cell) {
            number = cell;
            current = cells.computeIfAbsent(cell, unseen -> new Cell());
        }
    }

    /** The number of the cell that was counted in last. */
    long number() {
        return number;
    }

    /** @param output its number; negative if it is not kept */
    void addComplete(int output, int steps) {
        if (current != null) {
            current.executions++;
            current.steps += steps;
            if (output >= 0) {
                current.outputs.merge(output, 1L, Long::sum);
            }
        }
    }

    void addCut(int steps) {
        if (current != null) {
            current.cut++;
            current.steps += steps;
        }
    }

    /** The execution that was counted last as cut was a repeat. */
    void addRepeat() {
        if (current != null) {
            current.repeats++;
        }
    }

    /** Those with executions of any kind, by number and in order. */
    TreeMap<Long, Cell> cells() {
        return cells;
    }

    /** The number of the cell with the {@code nth} execution. */
    long cellOf(long nth) {
        long before = 0;
        for (Map.Entry<Long, Cell> entry : cells.entrySet()) {
            before += entry.getValue().executions;
            if (before >= nth) {
                return entry.getKey();
            }
        }
        return cells.isEmpty() ? 0 : cells.lastKey();
    }

    /** How many executions the cells before that one have. */
    long executionsBefore(long cell) {
        return cells.headMap(cell).values().stream().mapToLong(Cell::executions).sum();
    }

    void clear() {
        cells.clear();
        current = null;
        number = 0;
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(cells.size());
        for (Map.Entry<Long, Cell> entry : cells.entrySet()) {
            out.writeLong(entry.getKey());
            entry.getValue().save(out);
        }
        out.writeLong(number);
    }

    void restore(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            Cell cell = new Cell();
            cells.put(in.readLong(), cell);
            cell.restore(in);
        }
        number = in.readLong();
        current = cells.get(number);
    }
}
