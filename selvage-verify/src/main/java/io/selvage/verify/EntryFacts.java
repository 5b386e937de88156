package io.selvage.verify;

import io.selvage.verify.facts.Acquisition;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.FieldAccess;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the class files say of each method that is called from outside, by its name. */
final class EntryFacts {
    private final ComponentFacts facts;

    EntryFacts(ComponentFacts facts) {
        this.facts = facts;
    }

    private List<FieldAccess> accesses(String entry) {
        return facts.accesses().stream()
                .filter(access -> access.entry().equals(entry) && !access.inInit())
                .toList();
    }

    Set<String> fields(String entry) {
        Set<String> fields = new TreeSet<>();
        accesses(entry).forEach(access -> fields.add(access.field().replace("[]", "")));
        return fields;
    }

    Set<String> written(String entry) {
        Set<String> fields = new TreeSet<>();
        accesses(entry).stream()
                .filter(FieldAccess::isWrite)
                .forEach(access -> fields.add(access.field().replace("[]", "")));
        return fields;
    }

    boolean waits(String entry) {
        return facts.waits().stream().anyMatch(wait -> wait.entry().equals(entry));
    }

    List<String> locks(String entry) {
        return facts.acquisitions().stream()
                .filter(taking -> taking.entry().equals(entry))
                .map(Acquisition::lock)
                .distinct()
                .toList();
    }

    boolean mayKeepLock(String entry) {
        return facts.kept().stream().anyMatch(kept -> kept.entry().equals(entry))
                || facts.leaks().stream().anyMatch(leak -> leak.entry().equals(entry));
    }

    /** Whether others can come between what it does: it takes locks one by one, or uses something under none. */
    boolean isOpen(String entry) {
        long sections = facts.acquisitions().stream()
                .filter(taking -> taking.entry().equals(entry))
                .map(Acquisition::site)
                .distinct()
                .count();
        return sections > 1
                || facts.opaque().contains(entry)
                || accesses(entry).stream().anyMatch(access -> access.held().isEmpty() && canChange(access));
    }

    private boolean canChange(FieldAccess access) {
        ComponentField field = facts.fields().get(access.field().replace("[]", ""));
        return field == null || !field.isFinal() || access.field().endsWith("[]");
    }
}
