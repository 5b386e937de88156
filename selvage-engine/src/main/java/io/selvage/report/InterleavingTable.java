package io.selvage.report;

import io.selvage.model.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/** The table of an interleaving: a column per thread, then where the step is and why its thread was the one to move. */
final class InterleavingTable {
    private static final int WIDEST_CELL = 36;
    /** With more threads than this a row no longer fits a screen, and the thread's name goes into the cell. */
    private static final int MOST_COLUMNS = 6;
    /** How much of a long interleaving is shown; its beginning sets the scene, its end is where it goes wrong. */
    private static final int HEAD = 20;

    private static final int TAIL = 60;

    private final List<Step> steps;
    private final List<String> threads;
    /** Whether each thread has a column of its own. */
    private final boolean columns;

    private InterleavingTable(List<Step> steps) {
        this.steps = steps;
        LinkedHashSet<String> names = new LinkedHashSet<>();
        steps.forEach(step -> names.add(step.thread()));
        this.columns = names.size() <= MOST_COLUMNS;
        this.threads = columns ? List.copyOf(names) : List.of("step");
    }

    /** Lines without indent or trailing blanks; none for no steps. */
    static List<String> lines(List<Step> steps) {
        return steps.isEmpty() ? List.of() : new InterleavingTable(steps).table();
    }

    private List<String> table() {
        List<String[]> rows = new ArrayList<>();
        rows.add(titles());
        int leftOut = Math.max(0, steps.size() - HEAD - TAIL);
        for (int at = 0; at < steps.size(); at++) {
            if (leftOut > 1 && at == HEAD) {
                rows.add(
                        gap(steps.get(at + leftOut).number() - steps.get(at - 1).number() - 1));
                at += leftOut;
            }
            rows.add(row(steps.get(at)));
        }
        return aligned(rows);
    }

    private String[] titles() {
        String[] row = new String[threads.size() + 3];
        row[0] = "#";
        for (int column = 0; column < threads.size(); column++) {
            row[column + 1] = cell(threads.get(column));
        }
        row[row.length - 2] = "where";
        row[row.length - 1] = "why";
        return row;
    }

    private String[] row(Step step) {
        String[] row = blank();
        row[0] = Integer.toString(step.number());
        int column = columns ? threads.indexOf(step.thread()) : 0;
        row[column + 1] = cell(columns ? step.action() : step.thread() + ": " + step.action());
        row[row.length - 2] = PlainText.onOneLine(step.location());
        row[row.length - 1] = PlainText.onOneLine(step.why());
        return row;
    }

    private static String cell(String text) {
        return ReportTexts.clip(PlainText.onOneLine(text), WIDEST_CELL);
    }

    private String[] gap(int leftOut) {
        String[] row = blank();
        row[0] = "…";
        row[1] = ReportTexts.count(leftOut, "step") + " not shown";
        return row;
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
}
