package io.selvage.monitor.run;

import io.selvage.hooks.MonitorFacts;
import io.selvage.hooks.Sites;
import io.selvage.model.Unseen;
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
 * What an exploration has covered: calls, wait sites, notify sites, the transitions of Long and Strooper's Petri net
 * for a thread in a monitor, and the conditions on loops and wait queues after Brinch Hansen's method for testing
 * monitors.
 */
public final class MonitorCoverage {
    /** Transitions of the Petri net. */
    public enum Transition {
        T1("a thread requests the lock"),
        T2("it is given the lock"),
        T3("it waits"),
        T4("it releases the lock"),
        T5("it is notified"),
        T6("it is interrupted while it waits, and leaves");

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
     * One thing that can be covered.
     *
     * @param what {@code call deposit(1)}, {@code wait at Buffer.java:12}
     */
    public record Item(String what, boolean covered) {}

    private final TreeSet<Unseen> unseen = new TreeSet<>();
    private final TreeSet<String> calls = new TreeSet<>();
    /** By wait site, the numbers of the calls whose threads waited there. */
    private final Map<Integer, TreeSet<Integer>> waitSites = new TreeMap<>();

    private final LockingPattern locking = new LockingPattern();
    private final Map<Integer, TreeSet<Amount>> waitersBySignal = new TreeMap<>();
    private final Map<String, TreeSet<Amount>> waitCountsByMethod = new TreeMap<>();
    private final Map<String, TreeSet<Amount>> waitersByCall = new TreeMap<>();
    private boolean synchronizes;
    /** Whether a waiting thread was interrupted. */
    private boolean interrupts;
    /** By site, whether the method called there signals: 1 yes, -1 no, 0 unknown. */
    private byte[] signalling = new byte[64];

    private final TreeSet<Transition> transitions = new TreeSet<>();

    /** The moving thread acquires a lock or calls a concurrent object; such a call may signal a condition. */
    void recordSynchronization(int site, MonitorThreads threads) {
        synchronizes = true;
        if (isSignal(site)) {
            recordNotify(site, threads);
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

    /** Calls whose effects are not known, on what several threads reach. */
    public TreeSet<Unseen> unseen() {
        return unseen;
    }

    /** How the calls use locks. */
    public LockingPattern locking() {
        return locking;
    }

    /** Whether threads with different calls have waited at one site. */
    public boolean sharesWaitSites() {
        return waitSites.values().stream().anyMatch(itsCalls -> itsCalls.size() > 1);
    }

    /** Whether any call has acquired a lock or synchronized otherwise. */
    public boolean hasSynchronized() {
        return synchronizes;
    }

    /** The moving thread is about to notify. */
    void recordNotify(int site, MonitorThreads threads) {
        int waiting = 0;
        for (Invocation invocation : threads.present()) {
            waiting += invocation.isWaiting() ? 1 : 0;
        }
        waitersBySignal.computeIfAbsent(site, key -> new TreeSet<>()).add(Amount.of(waiting));
    }

    /** A move has ended. */
    public void recordMove(MonitorSession<?> session) {
        Invocation last = session.lastInvocation();
        calls.add(last.call().name());
        transitions.add(Transition.T1);
        transitions.add(Transition.T2);
        transitions.add(Transition.T4);
        boolean isInterrupted = session.lastKind() == MoveKind.INTERRUPTED;
        interrupts |= isInterrupted;
        if (isInterrupted && last.isCompleted() && last.failure() instanceof InterruptedException) {
            transitions.add(Transition.T6);
        } else if (session.lastKind() != MoveKind.CALL) {
            transitions.add(Transition.T5);
        }
        if (last.isPausedBetweenLocks()) {
            return;
        }
        if (last.isCompleted()) {
            waitCountsByMethod
                    .computeIfAbsent(last.method(), key -> new TreeSet<>())
                    .add(Amount.of(last.waits()));
        } else {
            transitions.add(Transition.T3);
            waitSites.computeIfAbsent(last.site(), key -> new TreeSet<>()).add(last.callIndex());
        }
        Map<Integer, Integer> waiting = new TreeMap<>();
        session.threads().present().forEach(invocation -> waiting.merge(invocation.callIndex(), 1, Integer::sum));
        waiting.forEach((call, count) -> waitersByCall
                .computeIfAbsent(session.callName(call), key -> new TreeSet<>())
                .add(Amount.of(count)));
    }

    /** Everything that can be covered in {@code model}. */
    public List<Item> items(MonitorModel<?> model, WaitNotifySites sites) {
        List<Item> items = new ArrayList<>();
        model.calls().forEach(call -> items.add(new Item("call " + call.name(), calls.contains(call.name()))));
        siteItems(sites).forEach((what, covered) -> items.add(new Item(what, covered)));
        for (Transition transition : Transition.values()) {
            if (transition == Transition.T6 && !interrupts) {
                continue;
            }
            items.add(new Item(transition + " " + transition.meaning(), transitions.contains(transition)));
        }
        waitersByCall.forEach((call, amounts) -> {
            for (Amount amount : Amount.values()) {
                boolean met = amount == Amount.NONE || amounts.contains(amount);
                items.add(new Item(amount.text() + " waiting in " + call, met));
            }
        });
        waitCountsByMethod.forEach((method, amounts) -> {
            if (hasWaited(model, method)) {
                for (Amount amount : Amount.values()) {
                    items.add(new Item(
                            method + " completes after " + amount.text() + " waits", amounts.contains(amount)));
                }
            }
        });
        return items;
    }

    private boolean hasWaited(MonitorModel<?> model, String method) {
        return model.calls().stream()
                .anyMatch(call -> call.method().equals(method) && waitersByCall.containsKey(call.name()));
    }

    private Map<String, Boolean> siteItems(WaitNotifySites sites) {
        Map<String, Boolean> items = new LinkedHashMap<>();
        for (MonitorFacts.Point point : sites.all()) {
            boolean waits = point.kind() == MonitorFacts.Kind.WAIT;
            boolean covered = waits ? hasWaitedAt(point) : isAmong(waitersBySignal.keySet(), point);
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
    public static String location(MonitorFacts.Point point) {
        String type = point.type().substring(point.type().lastIndexOf('.') + 1);
        return type + "." + point.method() + ":" + point.line();
    }

    private static String text(MonitorFacts.Point point) {
        String verb = switch (point.kind()) {
            case WAIT -> "wait";
            case NOTIFY -> "notify";
            case NOTIFY_ALL -> "notifyAll";
        };
        return verb + " at " + location(point);
    }
}
