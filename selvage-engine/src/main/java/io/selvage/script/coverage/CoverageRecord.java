package io.selvage.script.coverage;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the executions so far have covered. */
final class CoverageRecord {
    /** Generated names: methods of drivers, lambdas of scenarios. */
    private static final Pattern OWN = Pattern.compile("tick\\d+_\\d+_.*|lambda\\$.*");

    private final Map<String, TreeSet<Integer>> loops = new TreeMap<>();
    private final Map<String, TreeSet<String>> notified = new TreeMap<>();
    /** By site. */
    private final Map<Integer, String> methods = new HashMap<>();

    void recordWaits(String method, int times) {
        loops.computeIfAbsent(method, key -> new TreeSet<>()).add(times);
    }

    void recordNotification(String method, Collection<String> waiters) {
        recordNotification(method, kinds(waiters));
    }

    void recordNotification(String method, String kinds) {
        notified.computeIfAbsent(method, key -> new TreeSet<>()).add(kinds);
    }

    /** The component's method that the event is in, or the method that the script itself calls. */
    String method(Trace trace, int event) {
        return methods.computeIfAbsent(trace.site(event), site -> method(Sites.get(site)));
    }

    private static String method(Site site) {
        if (!OWN.matcher(site.method()).matches()) {
            return site.method();
        }
        String member = site.member();
        return member.isEmpty() ? "the script" : member.substring(member.lastIndexOf('.') + 1);
    }

    /** {@code 1 get + 2 put}, or none. */
    static String kinds(Collection<String> waiters) {
        Map<String, Integer> counts = new TreeMap<>();
        waiters.forEach(method -> counts.merge(method, 1, Integer::sum));
        String text = counts.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(" + "));
        return text.isEmpty() ? "none" : text;
    }

    /** For reports, one line for each method. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        loops.forEach((method, counts) -> lines.add(method + " waited "
                + counts.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " times"));
        notified.forEach(
                (method, kinds) -> lines.add(method + " notified with " + String.join("; ", kinds) + " waiting"));
        return lines;
    }
}
