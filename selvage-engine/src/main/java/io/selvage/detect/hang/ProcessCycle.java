package io.selvage.detect.hang;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Processes that wait for messages from one another. */
final class ProcessCycle {
    private final HungExecution hang;

    ProcessCycle(HungExecution hang) {
        this.hang = hang;
    }

    /** The shortest circle of threads each of which waits for the process of the next, if there is one. */
    Optional<Finding> find() {
        for (UnfinishedThread start : hang.blockedThreads) {
            List<UnfinishedThread> path = new ArrayList<>();
            if (start.awaitsProcess() && closes(start, start.process(), path) && path.size() > 1) {
                return Optional.of(describe(path));
            }
        }
        return Optional.empty();
    }

    /** Extends {@code path} by one from {@code at} to a thread that waits for the process {@code goal}. */
    private boolean closes(UnfinishedThread at, int goal, List<UnfinishedThread> path) {
        path.add(at);
        if (at.awaitedFrom() == goal) {
            return true;
        }
        for (UnfinishedThread next : hang.blockedThreads) {
            boolean isNew = path.stream().noneMatch(seen -> seen.process() == next.process());
            if (next.awaitsProcess() && next.process() == at.awaitedFrom() && isNew && closes(next, goal, path)) {
                return true;
            }
        }
        path.remove(path.size() - 1);
        return false;
    }

    private Finding describe(List<UnfinishedThread> circle) {
        List<String> details = new ArrayList<>();
        List<String> sites = new ArrayList<>();
        for (int i = 0; i < circle.size(); i++) {
            UnfinishedThread thread = circle.get(i);
            UnfinishedThread next = circle.get((i + 1) % circle.size());
            details.add(hang.name(thread) + " " + hang.waiting(thread) + " (" + hang.site(thread) + "), which only "
                    + process(next) + " could send");
            sites.add(hang.site(thread));
        }
        return Finding.of(
                        FindingKind.DEADLOCK,
                        circle.size() + " processes wait for messages from one another in a cycle")
                .withDetails(details)
                .withSites(sites);
    }

    private String process(UnfinishedThread thread) {
        String name = hang.name(thread);
        return name.substring(0, Math.max(name.indexOf('/'), 0));
    }
}
