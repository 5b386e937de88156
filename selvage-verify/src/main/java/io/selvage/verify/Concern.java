package io.selvage.verify;

import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.FieldAccess;
import io.selvage.verify.inspect.Guards;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** Whether two calls can have anything to do with one another that locks do not already settle. */
final class Concern {
    /** With so many methods all pairs are tried. */
    private static final int FEW = 8;

    private final ComponentFacts facts;
    private final Set<String> settled = new HashSet<>();
    private final boolean isSmall;

    Concern(ComponentFacts facts) {
        this.facts = facts;
        isSmall = facts.accesses().stream().map(FieldAccess::entry).distinct().count() <= FEW;
        new Guards(facts)
                .shared().stream()
                        .filter(one -> !one.locks().isEmpty() || !one.isWritten())
                        .forEach(one -> settled.add(one.field()));
    }

    boolean areConcerned(ComponentCall one, ComponentCall other) {
        if (isSmall || one.needsOther() || other.needsOther()) {
            return true;
        }
        Set<String> both = open(one.name());
        both.retainAll(open(other.name()));
        return !both.isEmpty() || takesSeveral(one.name()) && takesSeveral(other.name());
    }

    /** The fields that the method uses and that no lock guards. */
    private Set<String> open(String entry) {
        Set<String> fields = new TreeSet<>();
        facts.accesses().stream()
                .filter(access -> access.entry().equals(entry) && !settled.contains(access.field()))
                .map(FieldAccess::field)
                .filter(field -> {
                    var declared = facts.fields().get(field.replace("[]", ""));
                    return !declared.isFinal() || field.endsWith("[]");
                })
                .forEach(fields::add);
        return fields;
    }

    private boolean takesSeveral(String entry) {
        return facts.edges().stream().anyMatch(edge -> edge.entry().equals(entry));
    }
}
