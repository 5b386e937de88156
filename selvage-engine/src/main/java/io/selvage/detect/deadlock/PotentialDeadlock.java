package io.selvage.detect.deadlock;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads of one execution that took locks in such orders that each could have waited for the next one, the last for
 * the first.
 *
 * @param links one for each thread
 */
public record PotentialDeadlock(List<Link> links) {
    /**
     * A lock that was taken while others were held.
     *
     * @param outermost the step in which the thread took the first of the locks that it holds
     * @param wanting the step in which it took the last one
     */
    public record Link(int thread, int outermost, int wanting, String line, String site) {}

    public PotentialDeadlock {
        links = List.copyOf(links);
    }

    static PotentialDeadlock of(FinishedExecution execution, List<LockDependency> dependencies) {
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < dependencies.size(); i++) {
            int before = dependencies
                    .get((i + dependencies.size() - 1) % dependencies.size())
                    .acquired();
            links.add(dependencies.get(i).link(execution, before));
        }
        return new PotentialDeadlock(links);
    }

    /** The sites at which the threads would be blocked, sorted: two cycles with the same ones have the same cause. */
    public List<String> sites() {
        return links.stream().map(Link::site).sorted().toList();
    }

    /** @param proof where to see it happen */
    public Finding finding(String proof) {
        List<String> details = new ArrayList<>();
        links.forEach(link -> details.add(link.line()));
        details.add(proof);
        return Finding.of(
                        FindingKind.POTENTIAL_DEADLOCK,
                        links.size()
                                + " threads take locks in orders that form a cycle; here they did so one after the"
                                + " other")
                .withDetails(details)
                .withSites(links.stream().map(Link::site).toList());
    }
}
