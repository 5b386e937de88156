package io.selvage.report;

import io.selvage.model.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The table of an interleaving: a column per thread, then where the step is and why its thread was the one to move. If
 * that is too wide, it is a line per step: {@code thread: action (place), why}.
 */
final class InterleavingTable {
    /** With more threads than this the thread's name goes into the cell. */
    private static final int MOST_COLUMNS = 6;

    private static final int LEAST_WIDTH = 40;

    private final List<StepFolding.Row> rows;
    private final List<String> threads;
    /** Whether each thread has a column of its own. */
    private final boolean columns;

    private InterleavingTable(List<Step> steps) {
        rows = StepFolding.rows(steps);
        LinkedHashSet<String> names = new LinkedHashSet<>();
        steps.forEach(step -> names.add(step.thread()));
        columns = names.size() <= MOST_COLUMNS;
        threads = columns ? List.copyOf(names) : List.of("step");
    }

    /**
     * Lines without indent or trailing blanks; none for no steps.
     *
     * @param width how many characters a line may have
     */
    static List<String> lines(List<Step> steps, int width) {
        if (steps.isEmpty()) {
            return List.of();
        }
        InterleavingTable table = new InterleavingTable(steps);
        List<String> lines = table.table();
        boolean fits = lines.stream().allMatch(line -> line.length() <= width);
        return fits ? lines : table.list(Math.max(width, LEAST_WIDTH));
    }

    private List<String> table() {
        List<String[]> cells = new ArrayList<>();
        cells.add(titles());
        rows.forEach(row -> cells.add(cells(row)));
        return aligned(cells);
    }

    private String[] titles() {
        String[] row = blank();
        row[0] = "#";
        for (int column = 0; column < threads.size(); column++) {
            row[column + 1] = PlainText.onOneLine(threads.get(column));
        }
        row[row.length - 2] = "where";
        row[row.length - 1] = "why";
        return row;
    }

    private String[] cells(StepFolding.Row row) {
        String[] cells = blank();
        cells[0] = number(row);
        cells[columns ? Math.max(0, threads.indexOf(thread(row))) + 1 : 1] = columns ? action(row) : line(row);
        if (row instanceof StepFolding.Shown shown) {
            cells[cells.length - 2] = PlainText.onOneLine(shown.step().location());
            cells[cells.length - 1] = PlainText.onOneLine(shown.step().why());
        }
        return cells;
    }

    private static String number(StepFolding.Row row) {
        return row instanceof StepFolding.Shown shown
                ? Integer.toString(shown.step().number())
                : "…";
    }

    private static String thread(StepFolding.Row row) {
        if (row instanceof StepFolding.Shown shown) {
            return shown.step().thread();
        }
        return row instanceof StepFolding.Folded folded ? folded.thread() : "";
    }

    private static String action(StepFolding.Row row) {
        if (row instanceof StepFolding.Shown shown) {
            return PlainText.onOneLine(shown.step().action());
        }
        return row instanceof StepFolding.Folded folded
                ? ReportTexts.count(folded.count(), "step")
                : ReportTexts.count(((StepFolding.LeftOut) row).count(), "step") + " not shown";
    }

    private static String line(StepFolding.Row row) {
        String thread = thread(row);
        return thread.isEmpty() ? action(row) : PlainText.onOneLine(thread) + ": " + action(row);
    }

    private String[] blank() {
        String[] row = new String[threads.size() + 3];
        Arrays.fill(row, "");
        return row;
    }

    private static List<String> aligned(List<String[]> rows) {
        int[] widths = new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row[column].length());
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(String[] row, int[] widths) {
        StringBuilder line = new StringBuilder(" ".repeat(widths[0] - row[0].length())).append(row[0]);
        for (int column = 1; column < row.length; column++) {
            line.append("  ").append(row[column]).append(" ".repeat(widths[column] - row[column].length()));
        }
        return line.toString().stripTrailing();
    }

    private List<String> list(int width) {
        int indent = rows.stream().mapToInt(row -> number(row).length()).max().orElse(1);
        List<String> lines = new ArrayList<>();
        for (StepFolding.Row row : rows) {
            String number = number(row);
            String start = " ".repeat(indent - number.length()) + number + "  ";
            for (String part : wrapped(line(row) + placeAndReason(row), width - start.length())) {
                lines.add(start + part);
                start = " ".repeat(indent + 4);
            }
        }
        return lines;
    }

    private static String placeAndReason(StepFolding.Row row) {
        if (!(row instanceof StepFolding.Shown shown)) {
            return "";
        }
        String place = PlainText.onOneLine(shown.step().location());
        String why = PlainText.onOneLine(shown.step().why());
        return (place.isEmpty() ? "" : " (" + place + ")") + (why.isEmpty() ? "" : ", " + why);
    }

    /** At blanks where there are any; continuations have two characters less. */
    private static List<String> wrapped(String text, int width) {
        List<String> parts = new ArrayList<>();
        String rest = text;
        int room = width;
        while (rest.length() > room) {
            int blank = rest.lastIndexOf(' ', room);
            int cut = blank > room / 3 ? blank : room;
            parts.add(rest.substring(0, cut).stripTrailing());
            rest = rest.substring(cut).stripLeading();
            room = width - 2;
        }
        parts.add(rest);
        return parts;
    }
}
