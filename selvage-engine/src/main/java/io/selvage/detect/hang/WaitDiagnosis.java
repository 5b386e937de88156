package io.selvage.detect.hang;

import io.selvage.model.FindingKind;
import io.selvage.model.UnfinishedThread;

/**
 * Why one thread's wait never ended.
 *
 * @param thread the thread that waits
 * @param reason goes on where {@link HungExecution#waiting} stops
 */
record WaitDiagnosis(FindingKind kind, UnfinishedThread thread, String reason) {
    static WaitDiagnosis of(HungExecution hang, UnfinishedThread thread) {
        UnfinishedThread other = whoWants(hang, thread);
        if (other != null) {
            return new WaitDiagnosis(
                    FindingKind.NESTED_MONITOR,
                    thread,
                    " holding what " + hang.name(other) + " wants: " + hang.name(other) + " " + hang.waiting(other)
                            + " (" + hang.place(other) + ") and cannot come to "
                            + (WaitSetEvents.of(hang, thread) == null ? "end that" : "notify"));
        }
        if (hang.awakening(thread) == WakeUpOutcome.WAITS_AGAIN) {
            return orphaned(
                    thread,
                    " and would wait again if it were woken: what it waits for has not come, and nobody is left to bring it"
                            + lastChance(hang));
        }
        WaitSetEvents signals = WaitSetEvents.of(hang, thread);
        if (signals == null) {
            return unsignalled(hang, thread);
        }
        WaitHistory story = new WaitHistory(hang, thread, signals);
        return story.wait < 0 ? unsignalled(hang, thread) : of(hang, thread, story);
    }

    /** Not a wait for a notification: a park, a latch, a queue, a future. */
    private static WaitDiagnosis unsignalled(HungExecution hang, UnfinishedThread thread) {
        return hang.awakening(thread) == WakeUpOutcome.GOES_ON
                ? owed(
                        thread,
                        " though what it waits for has come: it would go on if it were woken, and nobody will do so")
                : orphaned(thread, " and nobody is left to end that" + lastChance(hang));
    }

    private static WaitDiagnosis owed(UnfinishedThread thread, String reason) {
        return new WaitDiagnosis(FindingKind.MISSED_NOTIFICATION, thread, reason);
    }

    private static String lastChance(HungExecution hang) {
        int last = hang.lastOfOthers();
        return last < 0
                ? ""
                : "; the last chance was lost when " + hang.name(last) + " ended in step " + hang.number(last);
    }

    private static UnfinishedThread whoWants(HungExecution hang, UnfinishedThread thread) {
        for (UnfinishedThread other : hang.stuck) {
            if (other.owner() == thread.thread() && WaitForGraph.wantsLock(other)) {
                return other;
            }
        }
        return null;
    }

    private static WaitDiagnosis orphaned(UnfinishedThread thread, String reason) {
        return new WaitDiagnosis(FindingKind.ORPHANED_WAIT, thread, reason);
    }

    private static WaitDiagnosis of(HungExecution hang, UnfinishedThread thread, WaitHistory story) {
        int change = story.change();
        int notification = story.notificationSince();
        int comeback = notification < 0 ? -1 : story.comeback(notification);
        boolean owed = hang.awakening(thread) == WakeUpOutcome.GOES_ON;
        boolean mayGoOn = owed || change >= 0 || !story.hasCondition();
        if (comeback >= 0 && mayGoOn && (story.waitsAgain(comeback) || change < 0)) {
            return wrongWaiter(hang, thread, story, notification, comeback);
        }
        if (change >= 0) {
            return missed(hang, thread, change, notification, comeback);
        }
        int lost = notification >= 0 ? -1 : story.lostNotification();
        if (lost >= 0) {
            return new WaitDiagnosis(
                    FindingKind.LOST_NOTIFICATION,
                    thread,
                    " since step " + hang.number(story.wait)
                            + " for a notification that was lost: " + hang.name(lost) + " notified " + hang.when(lost)
                            + ", when nobody waited, and nobody has since");
        }
        if (owed) {
            return owed(
                    thread,
                    " since step " + hang.number(story.wait)
                            + " though what it waits for has come: it would go on if it were woken, and nobody will do so");
        }
        return orphaned(
                thread,
                notification < 0
                        ? " since step " + hang.number(story.wait)
                                + " and nobody has notified it since, nor is left to do so"
                        : " and nobody is left to notify it; the last notification, " + hang.when(notification)
                                + ", went to another");
    }

    private static WaitDiagnosis wrongWaiter(
            HungExecution hang, UnfinishedThread thread, WaitHistory story, int notification, int comeback) {
        return new WaitDiagnosis(
                FindingKind.WRONG_WAITER,
                thread,
                ": the notification by " + hang.name(notification) + " "
                        + hang.when(notification) + " went to " + hang.name(comeback) + ", which "
                        + (story.waitsAgain(comeback)
                                ? "could not go on and waited again"
                                : "went on and notified nobody else"));
    }

    private static WaitDiagnosis missed(
            HungExecution hang, UnfinishedThread thread, int change, int notification, int comeback) {
        String member = hang.execution.member(hang.trace.site(change));
        String since = notification < change
                ? "nobody has notified it since"
                : "the notification " + hang.when(notification) + " went to "
                        + (comeback < 0 ? "another" : hang.name(comeback)) + " only";
        return new WaitDiagnosis(
                FindingKind.MISSED_NOTIFICATION,
                thread,
                " though what it looked at has changed: "
                        + hang.name(change) + " wrote " + (member.isEmpty() ? "it" : member) + " " + hang.when(change)
                        + ", and "
                        + since);
    }

    /** The more it tells, the higher. */
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
