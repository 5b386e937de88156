package io.selvage.detect;

import io.selvage.model.FindingKind;
import io.selvage.model.Unfinished;

/**
 * Why one thread's wait never ended.
 *
 * @param thread the thread that waits
 * @param reason goes on where {@link Hang#waiting} stops
 */
record Diagnosis(FindingKind kind, Unfinished thread, String reason) {
    static Diagnosis of(Hang hang, Unfinished thread) {
        Unfinished other = whoWants(hang, thread);
        if (other != null) {
            return new Diagnosis(
                    FindingKind.NESTED_MONITOR,
                    thread,
                    " holding what " + hang.name(other) + " wants: " + hang.name(other) + " " + hang.waiting(other)
                            + " (" + hang.place(other) + ") and cannot come to "
                            + (Signals.of(hang, thread) == null ? "end that" : "notify"));
        }
        if (hang.awakening(thread) == Awakening.WAITS_AGAIN) {
            return orphaned(
                    thread,
                    " and would wait again if it were woken: what it waits for has not come, and nobody is left to bring it"
                            + lastChance(hang));
        }
        Signals signals = Signals.of(hang, thread);
        if (signals == null) {
            return unsignalled(hang, thread);
        }
        WaitStory story = new WaitStory(hang, thread, signals);
        return story.wait < 0 ? unsignalled(hang, thread) : of(hang, thread, story);
    }

    /** Not a wait for a notification: a park, a latch, a queue, a future. */
    private static Diagnosis unsignalled(Hang hang, Unfinished thread) {
        return hang.awakening(thread) == Awakening.GOES_ON
                ? owed(
                        thread,
                        " though what it waits for has come: it would go on if it were woken, and nobody will do so")
                : orphaned(thread, " and nobody is left to end that" + lastChance(hang));
    }

    private static Diagnosis owed(Unfinished thread, String reason) {
        return new Diagnosis(FindingKind.MISSED_NOTIFICATION, thread, reason);
    }

    private static String lastChance(Hang hang) {
        int last = hang.lastOfOthers();
        return last < 0
                ? ""
                : "; the last chance was lost when " + hang.name(last) + " ended in step " + hang.number(last);
    }

    private static Unfinished whoWants(Hang hang, Unfinished thread) {
        for (Unfinished other : hang.stuck) {
            if (other.owner() == thread.thread() && WaitGraph.wantsLock(other)) {
                return other;
            }
        }
        return null;
    }

    private static Diagnosis orphaned(Unfinished thread, String reason) {
        return new Diagnosis(FindingKind.ORPHANED_WAIT, thread, reason);
    }

    private static Diagnosis of(Hang hang, Unfinished thread, WaitStory story) {
        int change = story.change();
        int notification = story.notificationSince();
        int comeback = notification < 0 ? -1 : story.comeback(notification);
        boolean owed = hang.awakening(thread) == Awakening.GOES_ON;
        boolean mayGoOn = owed || change >= 0 || !story.hasCondition();
        if (comeback >= 0 && mayGoOn && (story.waitsAgain(comeback) || change < 0)) {
            return wrongWaiter(hang, thread, story, notification, comeback);
        }
        if (change >= 0) {
            return missed(hang, thread, change, notification, comeback);
        }
        int lost = notification >= 0 ? -1 : story.lostNotification();
        if (lost >= 0) {
            return new Diagnosis(
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

    private static Diagnosis wrongWaiter(
            Hang hang, Unfinished thread, WaitStory story, int notification, int comeback) {
        return new Diagnosis(
                FindingKind.WRONG_WAITER,
                thread,
                ": the notification by " + hang.name(notification) + " "
                        + hang.when(notification) + " went to " + hang.name(comeback) + ", which "
                        + (story.waitsAgain(comeback)
                                ? "could not go on and waited again"
                                : "went on and notified nobody else"));
    }

    private static Diagnosis missed(Hang hang, Unfinished thread, int change, int notification, int comeback) {
        String member = hang.execution.member(hang.trace.site(change));
        String since = notification < change
                ? "nobody has notified it since"
                : "the notification " + hang.when(notification) + " went to "
                        + (comeback < 0 ? "another" : hang.name(comeback)) + " only";
        return new Diagnosis(
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
