package io.selvage.cli.command;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bundled programs and what is known about each. */
public enum BundledExample {
    LOST_UPDATE("LostUpdate", FindingKind.UNCAUGHT_EXCEPTION, "two threads increment a volatile counter"),
    CHECK_THEN_ACT("CheckThenAct", FindingKind.UNCAUGHT_EXCEPTION, "a check and an act, each locked, not together"),
    LOCK_ORDER("LockOrder", FindingKind.DEADLOCK, "two locks taken in opposite orders"),
    EARLY_NOTIFY("EarlyNotify", FindingKind.LOST_NOTIFICATION, "a notification that may come before the wait"),
    BUFFER_NOTIFY("BufferNotify", FindingKind.WRONG_WAITER, "a bounded buffer that uses notify, 2 + 2 threads"),
    BUFFER_NOTIFY_ALL("BufferNotifyAll", null, "the same with notifyAll: correct"),
    ATOMIC_UPDATE("AtomicUpdate", null, "two threads increment an AtomicInteger: correct");

    private final String title;
    private final FindingKind bug;
    private final String story;

    BundledExample(String title, FindingKind bug, String story) {
        this.title = title;
        this.bug = bug;
        this.story = story;
    }

    String title() {
        return title;
    }

    String story() {
        return story;
    }

    public String mainClass() {
        return "io.selvage.cli.demo." + title;
    }

    /** What its exploration must end with: the kind of its bug, or that there is none. */
    public String expected() {
        return bug().map(FindingKind::name).orElse(Verdict.PASSED.name());
    }

    /** What an exploration did end with, in the same words. */
    static String found(Result result) {
        if (result.findings().isEmpty()) {
            return result.verdict().name();
        }
        return result.findings().stream()
                .map(Finding::kind)
                .distinct()
                .map(FindingKind::name)
                .collect(Collectors.joining(", "));
    }

    private Optional<FindingKind> bug() {
        return Optional.ofNullable(bug);
    }
}
