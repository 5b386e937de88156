package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.bytecode.OutsideUse;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Step 3: lock references are final, or at least never reassigned. */
public final class LockReferenceInspection {
    private static final int STEP = 3;

    private LockReferenceInspection() {}

    /** @param outside who else uses the fields */
    public static List<Suspicion> of(ComponentFacts facts, OutsideUse outside) {
        List<Suspicion> found = new ArrayList<>();
        for (String name : lockFields(facts)) {
            ComponentField field = facts.fields().get(name);
            if (field != null && !field.isFinal()) {
                suspect(facts, field, outside, found);
            }
        }
        return found;
    }

    /** The fields that hold locks. */
    public static TreeSet<String> lockFields(ComponentFacts facts) {
        TreeSet<String> names = new TreeSet<>();
        facts.sections().forEach(section -> {
            if (section.lock().startsWith("this.")) {
                names.add(section.lock().substring(5).replaceFirst("\\..*", ""));
            }
        });
        return names;
    }

    private static void suspect(ComponentFacts facts, ComponentField field, OutsideUse outside, List<Suspicion> found) {
        List<FieldAccess> writes = facts.accesses().stream()
                .filter(access -> access.field().equals(field.name()) && access.isWrite() && !access.inInit())
                .toList();
        List<String> sections = facts.sections().stream()
                .filter(section -> section.lock().equals("this." + field.name()))
                .map(section -> section.entry())
                .toList();
        if (!writes.isEmpty()) {
            List<String> entries =
                    new ArrayList<>(writes.stream().map(FieldAccess::entry).toList());
            entries.addAll(sections);
            found.add(new Suspicion(
                    STEP,
                    List.of(FailureClass.FF_T1),
                    Topic.FIELD,
                    field.name(),
                    "the lock " + field.name() + " is replaced at "
                            + writes.get(0).site() + ": threads may hold different ones at the same time",
                    writes.stream().map(FieldAccess::site).toList(),
                    entries));
        } else if (!field.isPrivate()) {
            found.add(new Suspicion(
                            STEP,
                            List.of(FailureClass.FF_T1),
                            Topic.FIELD,
                            field.name(),
                            "the lock " + field.name() + " is neither final nor private: others could replace it",
                            List.of(),
                            sections)
                    .judged(outside.judge(field, true)));
        }
    }
}
