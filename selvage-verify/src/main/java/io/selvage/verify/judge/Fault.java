package io.selvage.verify.judge;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.verify.trial.Evidence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Something that is wrong for certain: a finding, its classes and its witnesses. */
public final class Fault {
    /** Further runs that show the same add nothing. */
    private static final int MOST_WITNESSES = 6;

    private final List<Evidence> evidence = new ArrayList<>();
    private final List<Witness> witnesses = new ArrayList<>();
    private final TreeSet<FailureClass> classes = new TreeSet<>();

    void add(Evidence one) {
        evidence.add(one);
        classes.addAll(one.classes());
        add(new Witness(9, one.trial() + ": " + one.finding().message()));
    }

    void add(Witness witness) {
        boolean isOneOfMany = witness.step() == 9 && witnesses.size() >= MOST_WITNESSES;
        if (!isOneOfMany && !witnesses.contains(witness)) {
            witnesses.add(witness);
        }
    }

    void add(List<FailureClass> more) {
        classes.addAll(more);
    }

    public List<Evidence> evidence() {
        return List.copyOf(evidence);
    }

    public List<Witness> witnesses() {
        return List.copyOf(witnesses);
    }

    public List<FailureClass> classes() {
        return List.copyOf(classes);
    }

    /** Separated by commas. */
    public String classText() {
        return String.join(",", classes.stream().map(FailureClass::text).toList());
    }

    /** What to type to see it again; the empty string if nothing can be typed. */
    public String replay() {
        return evidence.stream()
                .filter(one -> !one.replay().isEmpty())
                .min(Comparator.comparing(one -> one.finding().file().isEmpty()))
                .map(Evidence::replay)
                .orElse("");
    }

    /** The evidence that can be replayed from a file, else the first, with the other witnesses among its details. */
    public Finding finding() {
        Finding best = evidence.stream()
                .map(Evidence::finding)
                .filter(one -> one.file().isPresent())
                .findFirst()
                .orElse(evidence.get(0).finding());
        List<String> details = new ArrayList<>(best.details());
        witnesses.stream()
                .filter(witness -> !witness.text().endsWith(": " + best.message()))
                .forEach(witness -> details.add("also " + witness));
        if (classes.size() > 1) {
            details.add("classes " + classText());
        }
        List<String> sites = new ArrayList<>();
        evidence.forEach(one -> sites.addAll(one.finding().sites()));
        return best.withDetails(details)
                .withSites(sites.stream().distinct().toList())
                .withFailureClass(best.failureClass() == null ? classes.first() : best.failureClass());
    }
}
