package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.bytecode.OutsideUse;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.Escape;
import io.selvage.verify.facts.HandedOut;
import io.selvage.verify.suspicion.Judgement;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.List;

/** Step 4: shared state is private, is not handed out, and {@code this} does not leave the constructor. */
public final class EncapsulationInspection {
    private static final int STEP = 4;

    private EncapsulationInspection() {}

    public static List<Suspicion> of(ComponentFacts facts, OutsideUse outside) {
        List<Suspicion> found = new ArrayList<>();
        for (Guards.Guarded guarded : new Guards(facts).shared()) {
            ComponentField field = facts.fields().get(guarded.field().replace("[]", ""));
            if (guarded.isWritten() && !field.isPrivate() && !guarded.field().endsWith("[]")) {
                found.add(suspicion(field.name(), "the shared field " + field.name() + " is not private", List.of())
                        .judged(outside.judge(field, false)));
            }
        }
        facts.handedOut().forEach(one -> handedOut(facts, one, found));
        facts.escapes().forEach(escape -> found.add(escape(escape)));
        return found;
    }

    private static Suspicion suspicion(String field, String message, List<String> sites) {
        return new Suspicion(STEP, List.of(FailureClass.FF_T1), Topic.FIELD, field, message, sites, List.of());
    }

    private static void handedOut(ComponentFacts facts, HandedOut one, List<Suspicion> found) {
        boolean changes = facts.accesses().stream()
                .anyMatch(access -> access.field().equals(one.field() + "[]") && access.isWrite() && !access.inInit());
        if (changes) {
            found.add(new Suspicion(
                    STEP,
                    List.of(FailureClass.FF_T1),
                    Topic.HANDED_OUT,
                    one.field(),
                    one.entry() + "() hands out what " + one.field() + " refers to, which other calls change",
                    List.of(one.site()),
                    List.of(one.entry())));
        }
    }

    private static Suspicion escape(Escape escape) {
        Suspicion suspicion = suspicion("", "the constructor " + escape.how(), List.of(escape.site()));
        return escape.setAfterwards().isEmpty()
                ? suspicion.judged(Judgement.refuted("no field is set afterwards"))
                : suspicion.judged(Judgement.undecided("afterwards it sets "
                        + String.join(", ", escape.setAfterwards())
                        + "; whether somebody looks before that, no trial can decide"));
    }
}
