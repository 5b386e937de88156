package io.selvage.explore.statistics;

import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts together what the parts of a search have counted and found, as if one search had done all of it. */
public final class Parts {
    /**
     * A part.
     *
     * @param statistics all but its findings
     * @param findings with the numbers that executions have in this part
     */
    public record Part(SearchStatistics statistics, List<Finding> findings) {}

    /** What the whole search shows first, if that is known. */
    public record Beginning(List<ProgramOutput> outputs, List<Finding> findings) {
        public static final Beginning UNKNOWN = new Beginning(List.of(), List.of());
    }

    /** A cell of a part. */
    private record Piece(long number, CellCounts.Cell cell, SearchStatistics part) {}

    private final List<Part> parts;
    private final Beginning beginning;
    private final long last;

    private Parts(List<Part> parts, Beginning beginning, long last) {
        this.parts = parts;
        this.beginning = beginning;
        this.last = last;
    }

    /**
     * @param parts each one once
     * @param last the number of the last cell that counts: the search was over there
     */
    public static SearchStatistics merged(List<Part> parts, Beginning beginning, long last) {
        return new Parts(parts, beginning, last).merged();
    }

    private SearchStatistics merged() {
        SearchStatistics all = new SearchStatistics();
        all.absorbBeginning(beginning.outputs, beginning.findings);
        parts.forEach(part -> all.absorb(part.statistics));
        pieces().forEach(piece -> all.absorb(piece.cell, piece.part));
        List<Finding> findings = new ArrayList<>();
        parts.forEach(part -> part.findings.stream()
                .filter(finding -> cellOf(finding, part) <= last)
                .map(finding -> numbered(finding, part))
                .forEach(findings::add));
        findings.sort(Comparator.comparing(Finding::isLibrarys).thenComparing(Finding::execution));
        findings.forEach(all::absorb);
        return all;
    }

    private List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (Part part : parts) {
            part.statistics
                    .cells()
                    .cells()
                    .forEach((number, cell) -> pieces.add(new Piece(number, cell, part.statistics)));
        }
        pieces.removeIf(piece -> piece.number > last);
        pieces.sort(Comparator.comparingLong(Piece::number));
        return pieces;
    }

    private static long cellOf(Finding finding, Part part) {
        return part.statistics.cells().cellOf(finding.execution());
    }

    /** Its execution has the number that it has in the whole search. */
    private Finding numbered(Finding finding, Part part) {
        long cell = cellOf(finding, part);
        long within = finding.execution() - part.statistics.cells().executionsBefore(cell);
        long before = parts.stream()
                .mapToLong(other -> other.statistics.cells().executionsBefore(cell))
                .sum();
        return finding.withExecution(before + within, finding.schedule());
    }
}
