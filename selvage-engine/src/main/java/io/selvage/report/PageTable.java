package io.selvage.report;

import java.util.List;

/** A table of texts; all rows are as long as the header. */
public record PageTable(String title, List<String> header, List<List<String>> rows) {
    public PageTable {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
        for (List<String> row : rows) {
            if (row.size() != header.size()) {
                throw new IllegalArgumentException(row + " does not fit under " + header);
            }
        }
    }
}
