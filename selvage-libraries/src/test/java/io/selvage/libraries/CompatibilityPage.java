package io.selvage.libraries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes the page about libraries from what {@link LibrariesTest} has kept of its last runs on all JDKs. */
final class CompatibilityPage {
    private static final String HEAD = """
            # Libraries

            `selvage-libraries` has small programs that use other people's libraries, each library rightly and wrongly.
            The programs declare what must come of them, and each build checks some of them. `./selvage-libraries/run`
            explores all of them on all JDKs and writes this page.

            *Proved*: the search was exhaustive. *Nothing found*: it stopped after the executions that are named.
            *Found*: the planted mistake and what follows from it. *Unseen* is what the tool says that it did not see.
            """;

    private CompatibilityPage() {}

    /** @param args the file to write */
    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of(args[0]), text(CompatibilityRow.saved()));
    }

    static String text(List<CompatibilityRow> rows) {
        TreeSet<Integer> jdks = rows.stream().map(CompatibilityRow::jdk).collect(Collectors.toCollection(TreeSet::new));
        StringBuilder page = new StringBuilder(HEAD);
        page.append("\n| library | program | use |");
        jdks.forEach(jdk -> page.append(" JDK ").append(jdk).append(" |"));
        page.append(" unseen |\n|---|---|---|")
                .append("---|".repeat(jdks.size() + 1))
                .append('\n');
        SortedMap<String, Map<Integer, CompatibilityRow>> lines = new TreeMap<>();
        for (CompatibilityRow row : rows) {
            String key = row.library().toLowerCase(Locale.ROOT) + ' ' + row.use() + ' ' + row.program();
            lines.computeIfAbsent(key, unused -> new TreeMap<>()).put(row.jdk(), row);
        }
        lines.values().forEach(line -> line(page, line, jdks));
        return page.toString();
    }

    private static void line(StringBuilder page, Map<Integer, CompatibilityRow> line, TreeSet<Integer> jdks) {
        CompatibilityRow any = line.values().iterator().next();
        page.append("| ").append(any.library());
        page.append(" | `").append(any.program());
        page.append("` | ").append(any.use()).append(" |");
        for (int jdk : jdks) {
            CompatibilityRow row = line.get(jdk);
            page.append(' ').append(row == null ? "" : row.answer()).append(" |");
        }
        String unseen = line.values().stream()
                .map(CompatibilityRow::unseen)
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining("; "));
        page.append(' ').append(unseen.replace("|", "\\|")).append(" |\n");
    }
}
