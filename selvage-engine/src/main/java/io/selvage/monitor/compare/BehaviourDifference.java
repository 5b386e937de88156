package io.selvage.monitor.compare;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * An event that only one of two monitors shows.
 *
 * @param before what happens before it, with both
 * @param only the name of the monitor that shows it
 * @param other the name of the other one
 * @param instance the number of the starting point, from 0
 */
record BehaviourDifference(List<Event> before, Event event, String only, String other, int instance) {
    /** The numbers of the calls that are made, in their order. */
    List<Integer> calls() {
        return all().stream()
                .filter(one -> one.position() == 0)
                .map(Event::call)
                .toList();
    }

    private List<Event> all() {
        List<Event> all = new ArrayList<>(before);
        all.add(event);
        return all;
    }

    Finding finding() {
        List<String> threads = Event.threads(all());
        List<Step> steps = new ArrayList<>();
        for (Event one : before) {
            steps.add(new Step(steps.size() + 1, threads.get(steps.size()), one.action(), "", "both"));
        }
        String last = threads.get(before.size());
        steps.add(new Step(steps.size() + 1, last, event.action(), "", "only " + only));
        return Finding.of(
                        FindingKind.PROPERTY_VIOLATION,
                        "after " + before.size() + (before.size() == 1 ? " event, " : " events, ") + last + " "
                                + event.action() + " is possible with " + only + " and not with " + other)
                .withSteps(steps);
    }
}
