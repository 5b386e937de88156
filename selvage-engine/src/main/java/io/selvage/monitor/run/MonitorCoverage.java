package io.selvage.monitor.run;

import io.selvage.hooks.MonitorFacts;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.MoveKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What an exploration has exercised: calls, wait points, notify points, the transitions of Long and Strooper's Petri net for a thread in a
 * monitor, and the conditions on loops and wait queues after Brinch Hansen's method for testing monitors.
 */
public final class MonitorCoverage {
    /** Transitions of the net. */
    public enum Transition {
        T1("a thread requests the lock"),
        T2("it is given the lock"),
        T3("it waits"),
        T4("it releases the lock"),
        T5("it is notified");

        private final String meaning;

        Transition(String meaning) {
            this.meaning = meaning;
        }

        public String meaning() {
            return meaning;
        }
    }

    /** None, one, or more. */
    public enum Amount {
        NONE("0"),
        ONE("1"),
        MANY("many");

        private final String text;

        Amount(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }

        public static Amount of(int count) {
            return count == 0 ? NONE : count == 1 ? ONE : MANY;
        }
    }

    /**
     * One thing that can be covered or not.
     *
     * @param what {@code call deposit(1)}, {@code wait at Buffer.java:12}
     */
    public record Item(String what, boolean covered) {}

    private final TreeSet<String> calls = new TreeSet<>();
    /** Where threads waited, and with which calls. */
    private final Map<Integer, TreeSet<Integer>> waitSites = new TreeMap<>();

    private final LockingPattern locking = new LockingPattern();
    private final Map<Integer, TreeSet<Amount>> signals = new TreeMap<>();
    private final Map<String, TreeSet<Amount>> loops = new TreeMap<>();
    private final Map<String, TreeSet<Amount>> queues = new TreeMap<>();
    private boolean synchronizes;
    /** By site, whether what is called there signals: 1 yes, -1 no, 0 not known yet. */
    private byte[] signalling = new byte[64];

    private final TreeSet<Transition> transitions = new TreeSet<>();

    /** The moving thread takes a lock or calls a concurrent object; signals on conditions are such calls. */
    void synchronizes(int site, MonitorThreads crew) {
        synchronizes = true;
        if (isSignal(site)) {
            notified(site, crew);
        }
    }

    private boolean isSignal(int site) {
        if (site >= signalling.length) {
            signalling = Arrays.copyOf(signalling, Math.max(site + 1, signalling.length * 2));
        }
        if (signalling[site] == 0) {
            String member = Sites.get(site).member();
            boolean signals = member.endsWith(".signal") || member.endsWith(".signalAll") || member.endsWith(".unpark");
            signalling[site] = (byte) (signals ? 1 : -1);
        }
        return signalling[site] > 0;
    }

    /** What the calls do with locks. */
    public LockingPattern locking() {
        return locking;
    }

    /** Whether threads with different calls have waited at one place. */
    public boolean sharesWaitPoints() {
        return waitSites.values().stream().anyMatch(itsCalls -> itsCalls.size() > 1);
    }

    /** Whether any call has taken a lock, or done anything else that other threads are meant to notice. */
    public boolean hasSynchronized() {
        return synchronizes;
    }

    /** The moving thread is about to notify. */
    void notified(int site, MonitorThreads crew) {
        int waiting = 0;
        for (Invocation visit : crew.present()) {
            waiting += visit.isWaiting() ? 1 : 0;
        }
        signals.computeIfAbsent(site, key -> new TreeSet<>()).add(Amount.of(waiting));
    }

    /** A move is over. */
    public void moved(MonitorSession<?> session) {
        Invocation last = session.last();
        calls.add(last.call().name());
        transitions.add(Transition.T1);
        transitions.add(Transition.T2);
        transitions.add(Transition.T4);
        if (session.lastWake() != MoveKind.CALL) {
            transitions.add(Transition.T5);
        }
        if (last.isStoppedBetween()) {
            return;
        }
        if (last.isCompleted()) {
            loops.computeIfAbsent(last.method(), key -> new TreeSet<>()).add(Amount.of(last.waits()));
        } else {
            transitions.add(Transition.T3);
            waitSites.computeIfAbsent(last.site, key -> new TreeSet<>()).add(last.callIndex());
        }
        Map<Integer, Integer> waiting = new TreeMap<>();
        session.crew().present().forEach(visit -> waiting.merge(visit.callIndex(), 1, Integer::sum));
        waiting.forEach((call, count) -> queues.computeIfAbsent(name(session, call), key -> new TreeSet<>())
                .add(Amount.of(count)));
    }

    private static String name(MonitorSession<?> session, int call) {
        return session.callName(call);
    }

    /** Everything there is to cover in {@code spec}, and whether it was. */
    public List<Item> items(MonitorModel<?> spec, WaitNotifySites points) {
        List<Item> items = new ArrayList<>();
        spec.calls().forEach(call -> items.add(new Item("call " + call.name(), calls.contains(call.name()))));
        pointItems(points).forEach((what, covered) -> items.add(new Item(what, covered)));
        for (Transition transition : Transition.values()) {
            items.add(new Item(transition + " " + transition.meaning(), transitions.contains(transition)));
        }
        queues.forEach((call, amounts) -> {
            for (Amount amount : Amount.values()) {
                boolean met = amount == Amount.NONE || amounts.contains(amount);
                items.add(new Item(amount.text() + " waiting in " + call, met));
            }
        });
        loops.forEach((method, amounts) -> {
            if (queues.keySet().stream().anyMatch(call -> call.startsWith(method))) {
                for (Amount amount : Amount.values()) {
                    items.add(new Item(
                            method + " completes after " + amount.text() + " waits", amounts.contains(amount)));
                }
            }
        });
        return items;
    }

    private Map<String, Boolean> pointItems(WaitNotifySites points) {
        Map<String, Boolean> items = new LinkedHashMap<>();
        for (MonitorFacts.Point point : points.all()) {
            boolean waits = point.kind() == MonitorFacts.Kind.WAIT;
            boolean covered = waits ? hasWaitedAt(point) : isAmong(signals.keySet(), point);
            items.merge(text(point), covered, Boolean::logicalOr);
        }
        return items;
    }

    /** Whether a thread has waited there. */
    public boolean hasWaitedAt(MonitorFacts.Point point) {
        return isAmong(waitSites.keySet(), point);
    }

    private static boolean isAmong(Set<Integer> sites, MonitorFacts.Point point) {
        return sites.stream().anyMatch(site -> WaitNotifySites.isAt(point, Sites.get(site)));
    }

    /** {@code Buffer.take:12}. */
    public static String place(MonitorFacts.Point point) {
        String type = point.type().substring(point.type().lastIndexOf('.') + 1);
        return type + "." + point.method() + ":" + point.line();
    }

    private static String text(MonitorFacts.Point point) {
        String verb = switch (point.kind()) {
            case WAIT -> "wait";
            case NOTIFY -> "notify";
            case NOTIFY_ALL -> "notifyAll";
        };
        return verb + " at " + place(point);
    }

    /** Whether a plain {@code notify} was seen. */
    public boolean usesNotify(WaitNotifySites points) {
        return points.all().stream().anyMatch(point -> point.kind() == MonitorFacts.Kind.NOTIFY);
    }

    /** For tests: where threads have waited. */
    List<Site> waited() {
        return waitSites.keySet().stream().map(Sites::get).toList();
    }
}
