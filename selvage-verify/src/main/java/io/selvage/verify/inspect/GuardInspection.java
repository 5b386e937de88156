package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.facts.Section;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Step 2: each shared variable under one lock; and locks that protect nothing. */
public final class GuardInspection {
    private static final int STEP = 2;

    private GuardInspection() {}

    public static List<Suspicion> of(ComponentFacts facts) {
        List<Suspicion> found = new ArrayList<>();
        for (Guards.Guarded guarded : new Guards(facts).shared()) {
            if (guarded.isWritten() && guarded.locks().isEmpty()) {
                found.add(unguarded(guarded));
            }
        }
        facts.sections().stream()
                .filter(section -> !section.touches() && !section.isEmpty())
                .map(GuardInspection::needless)
                .forEach(found::add);
        return found;
    }

    private static Suspicion unguarded(Guards.Guarded guarded) {
        List<FieldAccess> worstFirst = guarded.accesses().stream()
                .sorted(Comparator.<FieldAccess>comparingInt(
                                access -> access.held().size())
                        .thenComparing(access -> !access.isWrite()))
                .toList();
        FieldAccess worst = worstFirst.get(0);
        String how = (worst.isWrite() ? "written" : "read") + " at " + worst.site()
                + (worst.held().isEmpty() ? " under no lock" : " under " + String.join(", ", worst.held()));
        return new Suspicion(
                STEP,
                List.of(FailureClass.FF_T1),
                Topic.FIELD,
                guarded.field(),
                "no lock guards all uses of " + guarded.field() + ": it is " + how,
                worstFirst.stream().map(FieldAccess::site).toList(),
                worstFirst.stream().map(FieldAccess::entry).toList());
    }

    private static Suspicion needless(Section section) {
        return new Suspicion(
                STEP,
                List.of(FailureClass.EF_T1),
                Topic.NEEDLESS_LOCK,
                section.lock(),
                section.entry() + "() holds the lock " + section.lock()
                        + " where it uses nothing that another thread could notice",
                List.of(section.site()),
                List.of(section.entry()));
    }
}
