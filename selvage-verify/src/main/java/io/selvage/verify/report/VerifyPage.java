package io.selvage.verify.report;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.report.PageGraph;
import io.selvage.report.PageSection;
import io.selvage.report.PageTable;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** The section of an HTML report about a component. */
final class VerifyPage {
    private VerifyPage() {}

    static PageSection of(VerifyResult verified) {
        PageSection page = PageSection.of(verified.result())
                .saying(VerifyText.verdict(verified))
                .replaying(finding -> replay(verified, finding))
                .with(PetriNetDrawing.of(verified))
                .with(classes(verified))
                .with(steps(verified))
                .with(guards(verified));
        if (!verified.locks().isEmpty()) {
            page = page.with(lockGraph(verified));
        }
        page = page.with(suspicions(verified));
        List<List<String>> gaps = verified.gaps().stream().map(List::of).toList();
        return page.with(new PageTable("Gaps", List.of("what was not exercised, what was assumed"), gaps));
    }

    private static String replay(VerifyResult verified, Finding finding) {
        int at = verified.result().findings().indexOf(finding);
        return at < 0 ? "" : verified.faults().get(at).replay();
    }

    private static PageTable classes(VerifyResult verified) {
        List<List<String>> rows = new ArrayList<>();
        for (FailureClass one : FailureClass.values()) {
            List<String> kinds = Evidences.of(verified, one);
            rows.add(List.of(
                    one.text(),
                    one.meaning(),
                    verified.classes().get(one).text(),
                    kinds.contains("static") ? "yes" : "",
                    kinds.contains("explored") || kinds.contains("called") ? "yes" : "",
                    kinds.contains("scripted") || kinds.contains("compared") ? "yes" : ""));
        }
        return new PageTable(
                "Failure classes", List.of("class", "meaning", "status", "static", "explored", "scripted"), rows);
    }

    private static PageTable steps(VerifyResult verified) {
        List<List<String>> rows = verified.steps().stream()
                .map(step -> List.of(
                        Integer.toString(step.step()),
                        step.name(),
                        step.looked() ? step.lookedAt() : "not looked at: " + step.lookedAt(),
                        Integer.toString(step.findings()),
                        Integer.toString(step.undecided()),
                        Integer.toString(step.refuted())))
                .toList();
        return new PageTable(
                "Nine steps", List.of("step", "name", "looked at", "findings", "undecided", "refuted"), rows);
    }

    private static PageTable guards(VerifyResult verified) {
        List<List<String>> rows = verified.guards().stream()
                .map(row -> List.of(row.field(), row.guardedBy(), row.uses()))
                .toList();
        return new PageTable("Guarded by", List.of("field", "lock", "uses"), rows);
    }

    private static PageTable suspicions(VerifyResult verified) {
        List<List<String>> rows = new ArrayList<>();
        for (Judged one : verified.judged()) {
            rows.add(List.of(
                    Integer.toString(one.suspicion().step()),
                    one.suspicion().message(),
                    one.judgement().status().name().toLowerCase(Locale.ROOT),
                    one.judgement().reason()));
        }
        return new PageTable("Suspicions", List.of("step", "suspicion", "status", "reason"), rows);
    }

    private static PageGraph lockGraph(VerifyResult verified) {
        TreeSet<String> names = new TreeSet<>();
        verified.locks().forEach(row -> {
            names.add(row.outer());
            names.add(row.inner());
        });
        List<String> order = List.copyOf(names);
        List<PageGraph.Node> nodes = order.stream()
                .map(name -> new PageGraph.Node(name, List.of(), false, false))
                .toList();
        List<PageGraph.Edge> edges = verified.locks().stream()
                .map(row -> new PageGraph.Edge(
                        order.indexOf(row.outer()), order.indexOf(row.inner()), row.site(), row.isInCycle()))
                .toList();
        return new PageGraph("Lock graph", "an edge: the second is taken while the first is held", "", nodes, edges);
    }

    static boolean isViolated(VerifyResult verified, String transition) {
        return verified.faults().stream()
                .map(Fault::classes)
                .anyMatch(classes -> classes.stream().anyMatch(one -> one.text().endsWith(transition)));
    }
}
