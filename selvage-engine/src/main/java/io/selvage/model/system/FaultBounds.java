package io.selvage.model.system;

import java.util.ArrayList;
import java.util.List;

/**
 * What may go wrong between and in the processes of a system, and how often in one execution.
 *
 * @param crashes how many processes may be ended from outside
 * @param drops how many datagrams may be lost
 * @param duplicates how many datagrams may arrive twice
 * @param reorder whether datagrams may arrive in another order than they were sent in
 * @param delay whether messages may take longer than any time limit
 * @param refusals how many connections may be refused though somebody listens
 * @param segments how many reads may find only a part of what was written, or more than one write
 */
public record FaultBounds(
        int crashes, int drops, int duplicates, boolean reorder, boolean delay, int refusals, int segments) {
    public static final FaultBounds NONE = new FaultBounds(0, 0, 0, false, false, 0, 0);

    public boolean isNone() {
        return equals(NONE);
    }

    /** As it is given: {@code crash=1,drop=2,reorder}; the empty string for none. */
    public String text() {
        List<String> all = new ArrayList<>();
        add(all, "crash", crashes);
        add(all, "drop", drops);
        add(all, "duplicate", duplicates);
        if (reorder) {
            all.add("reorder");
        }
        if (delay) {
            all.add("delay");
        }
        add(all, "refuse", refusals);
        add(all, "segment", segments);
        return String.join(",", all);
    }

    private static void add(List<String> all, String name, int count) {
        if (count > 0) {
            all.add(count == 1 ? name : name + "=" + count);
        }
    }

    /** Null if {@code text} is none. */
    public static FaultBounds parse(String text) {
        FaultBounds bounds = NONE;
        for (String part : text.split(",", -1)) {
            bounds = bounds == null ? null : bounds.with(part.trim());
        }
        return bounds;
    }

    private FaultBounds with(String part) {
        int equals = part.indexOf('=');
        String name = equals < 0 ? part : part.substring(0, equals);
        int count = equals < 0 ? 1 : count(part.substring(equals + 1));
        boolean bare = equals < 0;
        if (count < 0) {
            return null;
        }
        return switch (name) {
            case "crash" -> new FaultBounds(count, drops, duplicates, reorder, delay, refusals, segments);
            case "drop" -> new FaultBounds(crashes, count, duplicates, reorder, delay, refusals, segments);
            case "duplicate" -> new FaultBounds(crashes, drops, count, reorder, delay, refusals, segments);
            case "refuse" -> new FaultBounds(crashes, drops, duplicates, reorder, delay, count, segments);
            case "segment" -> new FaultBounds(crashes, drops, duplicates, reorder, delay, refusals, count);
            case "reorder" ->
                bare ? new FaultBounds(crashes, drops, duplicates, true, delay, refusals, segments) : null;
            case "delay" ->
                bare ? new FaultBounds(crashes, drops, duplicates, reorder, true, refusals, segments) : null;
            default -> null;
        };
    }

    private static int count(String digits) {
        return digits.matches("[1-9]\\d{0,2}") ? Integer.parseInt(digits) : -1;
    }
}
