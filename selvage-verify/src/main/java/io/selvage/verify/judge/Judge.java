package io.selvage.verify.judge;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.verify.suspicion.Judgement;
import io.selvage.verify.suspicion.Status;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import io.selvage.verify.trial.Evidence;
import io.selvage.verify.trial.Trial;
import io.selvage.verify.trial.TrialReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Confirms suspicions by evidence, refutes them by searches that came to their end, and leaves the rest undecided. */
public final class Judge {
    private static final Pattern VARIABLE = Pattern.compile("(?:reads|writes) (\\S+) at ");

    /** What threads that call the component decide; the rest is decided by exploring it. */
    private static final Set<Topic> BY_CALLS =
            EnumSet.of(Topic.FIELD, Topic.HANDED_OUT, Topic.LOCK_ORDER, Topic.KEPT_LOCK, Topic.LOST_NOTIFICATION);

    private static final Pattern KEPT = Pattern.compile("took in step \\d+ \\(([^)]*)\\) and never gave back");
    private static final String BLOCKED = "blocked at ";

    private final List<TrialReport> trials;
    private final Map<String, Fault> faults = new LinkedHashMap<>();
    private final List<Judged> judged = new ArrayList<>();

    public Judge(List<TrialReport> trials) {
        this.trials = List.copyOf(trials);
        trials.stream()
                .flatMap(trial -> trial.evidence().stream())
                .forEach(one ->
                        faults.computeIfAbsent(key(one), key -> new Fault()).add(one));
    }

    /** What is wrong for certain. */
    public List<Fault> faults() {
        return List.copyOf(faults.values());
    }

    public List<Judged> judged() {
        return List.copyOf(judged);
    }

    public void judge(List<Suspicion> suspicions) {
        suspicions.forEach(suspicion -> judged.add(new Judged(suspicion, judgement(suspicion))));
    }

    private Judgement judgement(Suspicion suspicion) {
        Optional<Fault> fault = suspicion.topic() == Topic.NEEDLESS_LOCK
                ? Optional.of(needless(suspicion))
                : faults.values().stream()
                        .filter(one -> one.evidence().stream().anyMatch(seen -> confirms(seen, suspicion)))
                        .findFirst();
        if (fault.isPresent()) {
            fault.get().add(new Witness(suspicion.step(), suspicion.message()));
            if (suspicion.topic() == Topic.LOCK_ORDER || suspicion.topic() == Topic.EARLY_NOTIFICATION) {
                fault.get().add(suspicion.classes());
            }
            return new Judgement(
                    Status.CONFIRMED, fault.get().evidence().get(0).finding().message());
        }
        return suspicion.judgement().orElseGet(() -> byBounds(suspicion));
    }

    /** The class files are proof enough: nothing can be noticed that happens inside. */
    private Fault needless(Suspicion suspicion) {
        Fault fault = faults.computeIfAbsent("needless " + suspicion.sites(), key -> new Fault());
        if (fault.evidence().isEmpty()) {
            Finding finding = Finding.of(FindingKind.LOCK_DISCIPLINE, suspicion.message())
                    .withFailureClass(FailureClass.EF_T1)
                    .withSites(suspicion.sites());
            fault.add(new Evidence(Trial.CALLED, finding, List.of(FailureClass.EF_T1), ""));
        }
        return fault;
    }

    private Judgement byBounds(Suspicion suspicion) {
        List<Trial> deciding = BY_CALLS.contains(suspicion.topic()) ? List.of(Trial.CALLED) : List.of(Trial.EXPLORED);
        List<String> bounds = new ArrayList<>();
        for (TrialReport report : trials) {
            if (deciding.contains(report.trial())) {
                if (!report.isDone() || !report.isComplete()) {
                    return Judgement.undecided(
                            report.isDone()
                                    ? "the search did not come to its end: " + report.bounds()
                                    : "it was not " + report.trial());
                }
                bounds.add(report.bounds());
            }
        }
        return bounds.isEmpty()
                ? Judgement.undecided("nothing was run")
                : Judgement.refuted("not seen in " + String.join(" and ", bounds));
    }

    private static boolean confirms(Evidence evidence, Suspicion suspicion) {
        Finding finding = evidence.finding();
        boolean isSameSite = !Collections.disjoint(finding.sites(), suspicion.sites());
        boolean isScripted = evidence.trial() == Trial.SCRIPTED;
        return switch (suspicion.topic()) {
            case FIELD ->
                finding.kind() == FindingKind.DATA_RACE
                                && (variable(finding).equals(suspicion.name().replace("[]", "")) || isSameSite)
                        || isInterference(evidence) && isSameSite;
            case HANDED_OUT -> finding.kind() == FindingKind.DATA_RACE && isSameSite;
            case LOCK_ORDER -> finding.kind() == FindingKind.DEADLOCK;
            case NOTIFICATION ->
                evidence.classes().contains(FailureClass.FF_T5) && (isSameSite || isScripted || suspicion.step() == 1);
            case EARLY_NOTIFICATION ->
                !Collections.disjoint(evidence.classes(), List.of(FailureClass.FF_T5, FailureClass.EF_T5))
                        && isSameSite;
            case WAIT_CONDITION ->
                !Collections.disjoint(evidence.classes(), List.of(FailureClass.FF_T3, FailureClass.EF_T3))
                        && (isSameSite || isScripted || suspicion.step() == 1);
            case LOST_NOTIFICATION ->
                finding.kind() == FindingKind.LOST_NOTIFICATION && (isSameSite || suspicion.step() == 1);
            case KEPT_LOCK -> evidence.classes().contains(FailureClass.FF_T2) && isKeptSince(finding, suspicion);
            case NESTED_WAIT -> finding.kind() == FindingKind.NESTED_MONITOR;
            case WITHOUT_LOCK -> evidence.classes().contains(FailureClass.EF_T4);
            case ENDLESS -> finding.kind() == FindingKind.LIVELOCK;
            case NEEDLESS_LOCK -> false;
        };
    }

    /** Whether it is about a lock that was kept since one of the places of the suspicion. */
    private static boolean isKeptSince(Finding finding, Suspicion suspicion) {
        Matcher kept = KEPT.matcher(finding.message());
        return kept.find()
                ? suspicion.sites().contains(kept.group(1))
                : !Collections.disjoint(finding.sites(), suspicion.sites());
    }

    /** The field that a race is about; the empty string for other findings. */
    static String variable(Finding finding) {
        Matcher matcher = VARIABLE.matcher(finding.message());
        String whole = matcher.find() ? matcher.group(1).replaceFirst("\\[.*", "") : "";
        return whole.substring(whole.lastIndexOf('.') + 1);
    }

    /** Whether threads that call it have disturbed one another without a race. */
    private static boolean isInterference(Evidence evidence) {
        return evidence.trial() == Trial.CALLED && evidence.finding().kind() == FindingKind.PROPERTY_VIOLATION;
    }

    /** Findings of one fault have one key. */
    private String key(Evidence evidence) {
        Finding finding = evidence.finding();
        if (finding.kind() == FindingKind.DATA_RACE) {
            return "race " + variable(finding);
        }
        if (isInterference(evidence)) {
            return "interference " + finding.sites().stream().limit(1).toList();
        }
        if (evidence.classes().contains(FailureClass.EF_T4)) {
            return "without lock";
        }
        if (finding.kind() == FindingKind.LIVELOCK || evidence.classes().equals(List.of(FailureClass.FF_T4))) {
            return "endless";
        }
        if (evidence.classes().contains(FailureClass.FF_T2)) {
            return blocking(evidence);
        }
        String byClass = evidence.classes().get(0).text();
        return evidence.trial() == Trial.SCRIPTED || evidence.trial() == Trial.COMPARED
                ? sameClass(byClass)
                : byClass + " " + finding.sites();
    }

    /** Who blocks at one of the same places blocks for the same reason, and so does who wants what was kept. */
    private String blocking(Evidence evidence) {
        Matcher kept = KEPT.matcher(evidence.finding().message());
        if (kept.find()) {
            return "kept since " + kept.group(1);
        }
        return faults.entrySet().stream()
                .filter(known -> known.getKey().startsWith(BLOCKED)
                        && known.getValue().evidence().stream()
                                .anyMatch(one -> !Collections.disjoint(
                                        one.finding().sites(),
                                        evidence.finding().sites())))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(BLOCKED + evidence.finding().sites());
    }

    /** What a script sees is what others have seen, if it is of the same class. */
    private String sameClass(String byClass) {
        return faults.keySet().stream()
                .filter(key -> key.startsWith(byClass))
                .findFirst()
                .orElse(byClass);
    }
}
