package io.selvage.detect.hang;

import io.selvage.model.FindingKind;
import io.selvage.model.UnfinishedThread;

/**
 * Why one thread's wait never ended.
 *
 * @param thread the thread that waits
 * @param reason continues the text of {@link HungExecution#waiting}
 */
record WaitDiagnosis(FindingKind kind, UnfinishedThread thread, String reason) {
    private static final String UNWOKEN =
            " though what it waits for has come: it would go on if it were woken, and nobody will do so";

    static WaitDiagnosis of(HungExecution hang, UnfinishedThread thread) {
        UnfinishedThread other = threadBlockedBy(hang, thread);
        if (other != null) {
            return new WaitDiagnosis(
                    FindingKind.NESTED_MONITOR,
                    thread,
                    " holding what " + hang.name(other) + " wants: " + hang.name(other) + " " + hang.waiting(other)
                            + " (" + hang.site(other) + ") and cannot come to "
                            + (WaitSetEvents.of(hang, thread) == null ? "end that" : "notify"));
        }
        if (hang.wakeUpOutcome(thread) == WakeUpOutcome.WAITS_AGAIN) {
            return orphaned(
                    thread,
                    " and would wait again if it were woken: what it waits for has not come, and nobody is left to"
                            + " bring it"
                            + lastChance(hang));
        }
        if (thread.awaitsProcess()) {
            return orphaned(thread, ", which nobody is left to send" + lastChance(hang));
        }
        WaitSetEvents signals = WaitSetEvents.of(hang, thread);
        if (signals == null) {
            return withoutNotification(hang, thread);
        }
        WaitHistory history = new WaitHistory(hang, thread, signals);
        return history.wait < 0 ? withoutNotification(hang, thread) : of(hang, thread, history);
    }

    /** Not a wait for a notification: a park, a latch, a queue, a future. */
    private static WaitDiagnosis withoutNotification(HungExecution hang, UnfinishedThread thread) {
        return hang.wakeUpOutcome(thread) == WakeUpOutcome.PROCEEDS
                ? missedNotification(thread, UNWOKEN)
                : orphaned(thread, " and nobody is left to end that" + lastChance(hang));
    }

    private static WaitDiagnosis missedNotification(UnfinishedThread thread, String reason) {
        return new WaitDiagnosis(FindingKind.MISSED_NOTIFICATION, thread, reason);
    }

    private static String lastChance(HungExecution hang) {
        int last = hang.lastEndOfOthers();
        return last < 0
                ? ""
                : "; the last chance was lost when " + hang.name(last) + " ended in step " + hang.number(last);
    }

    private static UnfinishedThread threadBlockedBy(HungExecution hang, UnfinishedThread thread) {
        for (UnfinishedThread other : hang.blockedThreads) {
            if (other.owner() == thread.thread() && WaitForGraph.wantsLock(other)) {
                return other;
            }
        }
        return null;
    }

    private static WaitDiagnosis orphaned(UnfinishedThread thread, String reason) {
        return new WaitDiagnosis(FindingKind.ORPHANED_WAIT, thread, reason);
    }

    private static WaitDiagnosis of(HungExecution hang, UnfinishedThread thread, WaitHistory history) {
        int change = history.lastConditionChange();
        int notification = history.notificationSince();
        int returned = notification < 0 ? -1 : history.returnOfNotified(notification);
        boolean proceeds = hang.wakeUpOutcome(thread) == WakeUpOutcome.PROCEEDS;
        boolean mayGoOn = proceeds || change >= 0 || !history.hasCondition();
        if (returned >= 0 && mayGoOn && (history.waitsAgain(returned) || change < 0)) {
            return wrongWaiter(hang, thread, history, notification, returned);
        }
        if (change >= 0) {
            return missed(hang, thread, change, notification, returned);
        }
        int lost = notification >= 0 ? -1 : history.lostNotification();
        if (lost >= 0) {
            return new WaitDiagnosis(
                    FindingKind.LOST_NOTIFICATION,
                    thread,
                    " since step " + hang.number(history.wait)
                            + " for a notification that was lost: " + hang.name(lost) + " notified "
                            + hang.stepAndSite(lost)
                            + ", when nobody waited, and nobody has since");
        }
        if (proceeds) {
            return missedNotification(thread, " since step " + hang.number(history.wait) + UNWOKEN);
        }
        return orphaned(
                thread,
                notification < 0
                        ? " since step " + hang.number(history.wait)
                                + " and nobody has notified it since, nor is left to do so"
                        : " and nobody is left to notify it; the last notification, " + hang.stepAndSite(notification)
                                + ", went to another");
    }

    private static WaitDiagnosis wrongWaiter(
            HungExecution hang, UnfinishedThread thread, WaitHistory history, int notification, int returned) {
        return new WaitDiagnosis(
                FindingKind.WRONG_WAITER,
                thread,
                ": the notification by " + hang.name(notification) + " "
                        + hang.stepAndSite(notification) + " went to " + hang.name(returned) + ", which "
                        + (history.waitsAgain(returned)
                                ? "could not go on and waited again"
                                : "went on and notified nobody else"));
    }

    private static WaitDiagnosis missed(
            HungExecution hang, UnfinishedThread thread, int change, int notification, int returned) {
        String member = hang.execution.member(hang.trace.site(change));
        String since = notification < change
                ? "nobody has notified it since"
                : "the notification " + hang.stepAndSite(notification) + " went to "
                        + (returned < 0 ? "another" : hang.name(returned)) + " only";
        return new WaitDiagnosis(
                FindingKind.MISSED_NOTIFICATION,
                thread,
                " though what it looked at has changed: "
                        + hang.name(change) + " wrote " + (member.isEmpty() ? "it" : member) + " "
                        + hang.stepAndSite(change)
                        + ", and "
                        + since);
    }

    /** The more specific, the higher. */
    int rank() {
        return switch (kind) {
            case NESTED_MONITOR -> 4;
            case WRONG_WAITER -> 3;
            case MISSED_NOTIFICATION -> 2;
            case LOST_NOTIFICATION -> 1;
            default -> 0;
        };
    }
}
