package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.verify.facts.Acquisition;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.HandedOut;
import io.selvage.verify.facts.InputPoint;
import io.selvage.verify.facts.WaitPoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decides the failure class of a finding from what it shows and from what the class files say about the place. */
public final class FailureClasses {
    private static final String WITHOUT_LOCK = "IllegalMonitorStateException";
    private static final Set<String> WAIT_AND_NOTIFY =
            Set.of("wait", "wait0", "notify", "notifyAll", "await", "awaitNanos", "awaitUntil", "signal", "signalAll");
    private static final String SEMAPHORE = "Semaphore";
    private static final Pattern WRONG_TIME = Pattern.compile("time\\(\\) was (\\d+), expected (\\d+)");
    private static final Pattern FOR_LOCK = Pattern.compile("waits in \\w*(Semaphore|Lock)\\.\\w+ of");

    private final ComponentFacts facts;

    public FailureClasses(ComponentFacts facts) {
        this.facts = facts;
    }

    /**
     * A wait or notification without the lock, or a release of it: it was not requested, and the section ends instead
     * of waiting. Where the component is a lock itself, or hands one on to other calls, a release without it is wrong
     * use.
     */
    boolean isWithoutLock(Finding finding) {
        if (!finding.message().contains(WITHOUT_LOCK) && !finding.exception().contains(WITHOUT_LOCK)) {
            return false;
        }
        return takesItsLocks()
                || finding.stack().stream().limit(4).anyMatch(frame -> WAIT_AND_NOTIFY.contains(frame.getMethodName()))
                || finding.sites().stream().anyMatch(this::isWaitOrNotification);
    }

    boolean takesLocks() {
        return !facts.acquisitions().isEmpty();
    }

    /** Whether calls take locks and are meant to give them back themselves. */
    private boolean takesItsLocks() {
        return !facts.acquisitions().isEmpty() && !handsOnLocks();
    }

    /** Whether a call gives back a lock that another one is meant to have taken. */
    boolean handsOnLocks() {
        return !facts.handedOn().isEmpty();
    }

    private boolean isWaitOrNotification(String site) {
        return isWait(site)
                || facts.notifications().stream().anyMatch(point -> point.site().equals(site));
    }

    /** Whether every call waits there, so that who could have gone on at once does so, too. */
    private boolean isCertain(String site) {
        return facts.waits().stream()
                .anyMatch(wait -> wait.isCertain() && wait.site().equals(site));
    }

    private boolean isWait(String site) {
        return facts.waits().stream().map(WaitPoint::site).anyMatch(site::equals);
    }

    /** Whether somebody waits for a lock whose owner has returned, though no call is meant to keep it. */
    boolean isNeverGivenBack(Finding finding) {
        return finding.failureClass() == FailureClass.FF_T2
                && !finding.message().contains(SEMAPHORE)
                && takesItsLocks();
    }

    /** Whether somebody waits for a permit, and one of {@code methods} keeps one if it throws. */
    boolean mayWaitForKeptPermit(Finding finding, List<String> methods) {
        return finding.message().contains(SEMAPHORE)
                && facts.leaks().stream().anyMatch(leak -> leak.isThrown() && methods.contains(leak.entry()));
    }

    /** Whether one of {@code methods} gives up where a lock is not free: then it does so for no other reason. */
    boolean mayGiveUp(List<String> methods) {
        return facts.triers().stream().anyMatch(methods::contains);
    }

    /** Whether calls wait for nothing but locks, as far as the class files show. */
    boolean cannotWait() {
        return facts.waits().isEmpty() && facts.opaque().isEmpty();
    }

    /** Whether {@code method} waits, or writes what others wait for. */
    boolean mattersToWaits(String method) {
        return facts.waits().stream()
                .anyMatch(wait -> wait.entry().equals(method)
                        || facts.accesses().stream()
                                .anyMatch(access -> access.entry().equals(method)
                                        && access.isWrite()
                                        && wait.conditions()
                                                .contains(access.field().replace("[]", ""))));
    }

    List<FailureClass> of(Finding finding) {
        if (isWithoutLock(finding)) {
            return List.of(FailureClass.FF_T1, FailureClass.EF_T4);
        }
        if (finding.kind() == FindingKind.MISSED_NOTIFICATION
                && finding.sites().stream().anyMatch(this::isCertain)) {
            return List.of(FailureClass.EF_T3, FailureClass.FF_T5);
        }
        if (isWokenEarly(finding)) {
            return List.of(FailureClass.FF_T3, FailureClass.EF_T5);
        }
        boolean isHang = finding.kind() == FindingKind.ORPHANED_WAIT || finding.kind() == FindingKind.NESTED_MONITOR;
        if (isHang && finding.sites().size() == 1) {
            return ofHang(finding, finding.sites().get(0));
        }
        return List.of(finding.failureClass() == null ? byKind(finding.kind()) : finding.failureClass());
    }

    /** Who cannot go on: for a lock, for a notification, or for something else with a lock in hand. */
    private List<FailureClass> ofHang(Finding finding, String site) {
        boolean isNested = finding.kind() == FindingKind.NESTED_MONITOR;
        if (isWait(site)) {
            return List.of(isNested ? FailureClass.FF_T2 : FailureClass.FF_T5);
        }
        if (!isNested && isAcquisition(site)
                || FOR_LOCK.matcher(finding.message()).find()) {
            return List.of(FailureClass.FF_T2);
        }
        if (facts.underLock().contains(site)) {
            return isNested ? List.of(FailureClass.FF_T2, FailureClass.FF_T4) : List.of(FailureClass.FF_T4);
        }
        return List.of(finding.failureClass() == null ? byKind(finding.kind()) : finding.failureClass());
    }

    /**
     * Whether somebody was notified before what it waits for had come, and went on. Where others came between the
     * notification and that, it was notified in time.
     */
    private static boolean isWokenEarly(Finding finding) {
        Matcher time = WRONG_TIME.matcher(finding.message());
        if (finding.failureClass() == FailureClass.EF_T5) {
            return time.find() && Long.parseLong(time.group(1)) < Long.parseLong(time.group(2));
        }
        int last = finding.steps().size() - 1;
        return finding.failureClass() == FailureClass.FF_T3
                && last > 1
                && finding.steps().get(last).why().startsWith("notified")
                && finding.steps().get(last - 1).why().contains(" ENTERING")
                && !finding.steps().get(last - 2).why().contains(" ENTERING");
    }

    private boolean isAcquisition(String site) {
        return facts.acquisitions().stream().anyMatch(taking -> taking.site().equals(site) && !taking.isByMethod());
    }

    private static FailureClass byKind(FindingKind kind) {
        return switch (kind) {
            case LIVELOCK -> FailureClass.FF_T4;
            // what several threads see that one alone does not is interference
            case UNCAUGHT_EXCEPTION, EXCEPTION_ERROR -> FailureClass.FF_T1;
            case LIVENESS_ERROR, THREAD_LEAK -> FailureClass.FF_T5;
            default -> FailureClass.FF_T3;
        };
    }

    /** Who holds the lock at each access and still is disturbed has left it too early. */
    FailureClass ofInterference(List<String> methods) {
        boolean isSplit = methods.stream()
                .anyMatch(method -> facts.acquisitions().stream()
                                .filter(taking -> taking.entry().equals(method))
                                .map(Acquisition::site)
                                .distinct()
                                .count()
                        > 1);
        return isSplit ? FailureClass.EF_T4 : FailureClass.FF_T1;
    }

    /** Where {@code methods} write what others of them use, else where they use it. */
    List<String> sitesOf(List<String> methods) {
        List<FieldAccess> all = new ArrayList<>(facts.accesses().stream()
                .filter(access -> methods.contains(access.entry()) && !access.inInit())
                .toList());
        all.sort(Comparator.comparing(access -> !access.isWrite()));
        return all.stream().map(FieldAccess::site).distinct().limit(4).toList();
    }

    List<String> handedOutAt(String method) {
        return facts.handedOut().stream()
                .filter(one -> one.entry().equals(method))
                .map(HandedOut::site)
                .distinct()
                .toList();
    }

    List<String> inputSites() {
        return facts.inputs().stream().map(InputPoint::site).distinct().toList();
    }
}
