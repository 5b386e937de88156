package io.selvage.cli.command;

import io.selvage.cli.demo.scripted.FaultyReadersWriters;
import io.selvage.cli.input.ScriptSource;
import io.selvage.model.Verdict;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.search.Orders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Eight faulty readers-writers under the bundled script, with and without checks of completion times: the experience of
 * Harvey and Strooper, "Testing Java monitors through deterministic execution" (ASWEC 2001), section 5. The script's
 * last sequence is left out, because its threads act on one another's times.
 */
final class ReadersWritersStudy {
    private static final String NAME = "readers-writers";

    /**
     * One component.
     *
     * @param untimed whether the script finds it without checking completion times
     * @param timed whether the script finds it
     */
    record Row(String component, boolean untimed, boolean timed) {}

    private final Options options;

    ReadersWritersStudy(Options options) {
        this.options = options;
    }

    /** The faulty components by name, then the right one. */
    List<Row> rows() {
        String whole = ScriptSource.bundled(NAME);
        String timed = whole.substring(0, whole.lastIndexOf("#begin"));
        String untimed = timed.lines().filter(line -> !line.contains("time()")).collect(Collectors.joining("\n"));
        List<Class<?>> components = new ArrayList<>(Arrays.asList(FaultyReadersWriters.class.getDeclaredClasses()));
        components.sort(Comparator.comparing(Class::getSimpleName));
        components.add(FaultyReadersWriters.class);
        List<Row> rows = new ArrayList<>();
        for (Class<?> component : components) {
            boolean isRight = component == FaultyReadersWriters.class;
            String name = isRight ? "(without a mistake)" : component.getSimpleName();
            rows.add(new Row(name, fails(untimed, component), fails(timed, component)));
        }
        return rows;
    }

    private boolean fails(String text, Class<?> component) {
        Options own = ScriptSource.besidesBundled(options);
        return Script.parse(NAME + ".conan", text)
                        .explore(own, Orders.ALL, Optional.of(component.getCanonicalName()))
                        .verdict()
                == Verdict.FAILED;
    }

    static String text(List<Row> rows) {
        StringBuilder text = new StringBuilder(line("component", "without times", "with times"));
        rows.forEach(row -> text.append(line(row.component(), found(row.untimed()), found(row.timed()))));
        long untimed = rows.stream().filter(Row::untimed).count();
        long timed = rows.stream().filter(Row::timed).count();
        return text.append(line("found", untimed + " of 8", timed + " of 8")).toString();
    }

    private static String found(boolean isFound) {
        return isFound ? "found" : "-";
    }

    private static String line(String first, String second, String third) {
        return String.format(Locale.ROOT, "%-22s %-14s %s%n", first, second, third);
    }
}
