package io.selvage.verify.report;

import io.selvage.model.FailureClass;
import io.selvage.verify.judge.Judged;
import io.selvage.verify.suspicion.Status;
import java.util.List;
import java.util.TreeSet;

/** Which kinds of evidence there are for a failure class: static, explored, called, scripted, compared. */
final class Evidences {
    private Evidences() {}

    static List<String> of(VerifyResult verified, FailureClass failureClass) {
        TreeSet<String> kinds = new TreeSet<>();
        verified.faults()
                .forEach(fault -> fault.evidence().stream()
                        .filter(one -> one.classes().contains(failureClass))
                        .forEach(one -> kinds.add(one.trial().toString())));
        for (Judged one : verified.judged()) {
            if (one.suspicion().classes().contains(failureClass)
                    && one.judgement().status() == Status.CONFIRMED) {
                kinds.add("static");
            }
        }
        return List.copyOf(kinds);
    }
}
