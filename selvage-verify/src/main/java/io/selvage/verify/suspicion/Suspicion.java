package io.selvage.verify.suspicion;

import io.selvage.model.FailureClass;
import java.util.List;
import java.util.Optional;

/**
 * Something that may be wrong.
 *
 * @param step from 1 to 9
 * @param classes at least one
 * @param name what it is about: a field, a lock; the empty string if the sites say it all
 * @param entries methods whose calls may show it
 * @param judgement if looking at the class files was enough
 */
public record Suspicion(
        int step,
        List<FailureClass> classes,
        Topic topic,
        String name,
        String message,
        List<String> sites,
        List<String> entries,
        Optional<Judgement> judgement) {
    public Suspicion {
        classes = List.copyOf(classes);
        sites = sites.stream().distinct().toList();
        entries = entries.stream().distinct().toList();
    }

    /** One that has to be tried out. */
    public Suspicion(
            int step,
            List<FailureClass> classes,
            Topic topic,
            String name,
            String message,
            List<String> sites,
            List<String> entries) {
        this(step, classes, topic, name, message, sites, entries, Optional.empty());
    }

    public Suspicion judged(Judgement by) {
        return new Suspicion(step, classes, topic, name, message, sites, entries, Optional.of(by));
    }
}
