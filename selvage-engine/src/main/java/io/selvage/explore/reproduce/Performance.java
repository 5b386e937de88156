package io.selvage.explore.reproduce;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What woven code did in one execution: its operations in order, its output, its ending. What the JDK did on the way,
 * which sets itself up when it is first used, is not part of it.
 */
final class Performance {
    /** What the JDK may do inside of a call, and in one execution more of it than in another. */
    private static final Set<OpKind> INTERNAL = EnumSet.of(OpKind.EXTRA_ACCESS, OpKind.PARK, OpKind.UNPARK);

    /** Numbers for each operation: thread, by the order in which they appear, kind, site. */
    private static final int WIDTH = 3;

    private final int[] operations;
    /** Of the threads, by their numbers in {@link #operations}. */
    private final List<String> threads;

    /** Which part of all events are accesses that order nothing. */
    private final double plainShare;

    private final String output;
    private final String ending;
    private final boolean isWhole;

    private Performance(FinishedExecution execution) {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        operations = operations(execution.trace(), numbers);
        threads = numbers.keySet().stream().map(execution::threadName).toList();
        plainShare = plainShare(execution.trace());
        output = execution.output();
        ending = ending(execution);
        isWhole = !(execution.ending() instanceof Ending.Diverged);
    }

    static Performance of(FinishedExecution execution) {
        return new Performance(execution);
    }

    private static double plainShare(Trace trace) {
        int plain = 0;
        for (int event = 0; event < trace.length(); event++) {
            boolean isAccess = trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE;
            plain += isAccess && !trace.orders(event) ? 1 : 0;
        }
        return plain / Math.max(1.0, trace.length());
    }

    double plainShare() {
        return plainShare;
    }

    /** @param threads filled: the threads' numbers, by the order in which they appear */
    private static int[] operations(Trace trace, Map<Integer, Integer> threads) {
        Map<Integer, Boolean> ofProgram = new HashMap<>();
        int[] all = new int[trace.length() * WIDTH];
        int length = 0;
        for (int event = 0; event < trace.length(); event++) {
            int site = trace.site(event);
            if (!INTERNAL.contains(trace.kind(event)) && ofProgram.computeIfAbsent(site, Performance::isOfProgram)) {
                all[length++] = threads.computeIfAbsent(trace.thread(event), unseen -> threads.size());
                all[length++] = trace.kind(event).ordinal();
                all[length++] = site;
            }
        }
        return Arrays.copyOf(all, length);
    }

    /** Proxies are the JDK's, in whatever package: it keeps those that it makes for annotations. */
    private static boolean isOfProgram(int site) {
        String type = Sites.get(site).type();
        return !Weaving.isNeverWoven(type) && !type.startsWith("$Proxy", type.lastIndexOf('.') + 1);
    }

    private static String ending(FinishedExecution execution) {
        TreeSet<String> died = new TreeSet<>();
        for (UncaughtException exception : execution.uncaughtExceptions()) {
            died.add(exception.exception().getClass().getName());
        }
        String how = execution.ending() instanceof Ending.Exited exited
                ? "exit code " + exited.status()
                : execution.ending().getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
        return died.isEmpty() ? how : how + ", " + String.join(", ", died);
    }

    /** How {@code later}, which ran under the same schedule, ended otherwise or did something else. */
    Optional<String> differenceTo(Performance later) {
        Optional<String> operation = operationOf(later);
        boolean endsOtherwise = isWhole && later.isWhole && !ending.equals(later.ending);
        if (operation.isEmpty() && endsOtherwise) {
            return Optional.of("first it ended with " + ending + ", then with " + later.ending);
        }
        return endsOtherwise || !kinds().equals(later.kinds()) ? operation : Optional.empty();
    }

    /** The operations without their order and number. */
    private Set<List<Integer>> kinds() {
        Set<List<Integer>> kinds = new HashSet<>();
        for (int at = 0; at < operations.length; at += WIDTH) {
            kinds.add(List.of(operations[at], operations[at + 1], operations[at + 2]));
        }
        return kinds;
    }

    /**
     * How {@code later} printed something else, or did the same more or less often: how deep the stack is when it
     * overflows is up to the JIT.
     */
    Optional<String> minorDifferenceTo(Performance later) {
        if (!isWhole || !later.isWhole || output.equals(later.output)) {
            return operationOf(later);
        }
        String[] one = output.split("\n", -1);
        String[] other = later.output.split("\n", -1);
        int line = 0;
        while (line < one.length && line < other.length && one[line].equals(other[line])) {
            line++;
        }
        return Optional.of("in line " + (line + 1) + " of its output, first " + quoted(one, line) + ", then "
                + quoted(other, line));
    }

    private static String quoted(String[] lines, int line) {
        return line < lines.length ? "'" + lines[line] + "'" : "nothing";
    }

    private Optional<String> operationOf(Performance later) {
        int at = Arrays.mismatch(operations, later.operations);
        int shorter = Math.min(operations.length, later.operations.length);
        boolean isCutShort = at == shorter && (operations.length < later.operations.length ? !isWhole : !later.isWhole);
        if (at < 0 || isCutShort) {
            return Optional.empty();
        }
        int number = at / WIDTH;
        return Optional.of(
                "its operation " + (number + 1) + " was first " + text(number) + ", then " + later.text(number));
    }

    private String text(int number) {
        int at = number * WIDTH;
        if (at >= operations.length) {
            return "none";
        }
        Site site = Sites.get(operations[at + 2]);
        String member = site.member().isEmpty() ? "" : " " + site.member();
        String place = site == Site.UNKNOWN ? "" : " at " + site.location();
        return "'" + OpKind.values()[operations[at + 1]].verb() + member + "'" + place + " in thread '"
                + threads.get(operations[at]) + "'";
    }
}
