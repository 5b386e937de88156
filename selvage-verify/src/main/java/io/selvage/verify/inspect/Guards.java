package io.selvage.verify.inspect;

import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.FieldAccess;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Which locks guard which fields. */
public final class Guards {
    /**
     * A field that several threads can use.
     *
     * @param locks those that are held at every access outside of constructors; none for a field without a guard
     */
    public record Guarded(String field, boolean isWritten, Set<String> locks, List<FieldAccess> accesses) {}

    private final ComponentFacts facts;

    public Guards(ComponentFacts facts) {
        this.facts = facts;
    }

    /** All that can change while several threads use the component, by name. */
    public List<Guarded> shared() {
        Map<String, List<FieldAccess>> byField = new TreeMap<>();
        facts.accesses().stream()
                .filter(access -> !access.inInit())
                .forEach(access -> byField.computeIfAbsent(access.field(), name -> new ArrayList<>())
                        .add(access));
        return byField.entrySet().stream()
                .filter(entry -> canBeShared(entry.getKey()))
                .map(entry -> guarded(entry.getKey(), entry.getValue()))
                .toList();
    }

    private boolean canBeShared(String name) {
        ComponentField field = facts.fields().get(name.replace("[]", ""));
        boolean isContent = name.endsWith("[]");
        if (isContent) {
            return field.isPlainContainer() || !field.descriptor().startsWith("Ljava/");
        }
        return !field.isFinal() && !field.isVolatile();
    }

    private Guarded guarded(String field, List<FieldAccess> accesses) {
        Set<String> locks = new LinkedHashSet<>(accesses.get(0).held());
        accesses.forEach(access -> locks.retainAll(access.held()));
        locks.removeIf(lock -> !isSteady(lock));
        boolean isWritten = accesses.stream().anyMatch(FieldAccess::isWrite);
        return new Guarded(field, isWritten, locks, accesses);
    }

    /** Whether the name means the same lock in every call. */
    private boolean isSteady(String lock) {
        if (lock.endsWith("[]")) {
            return false;
        }
        if (lock.equals("this") || lock.endsWith(".class")) {
            return true;
        }
        String field = lock.replaceFirst("^this\\.", "").replaceFirst("\\..*", "");
        return lock.startsWith("this.") ? !isReassigned(field) : lock.contains(".") && !lock.startsWith("p");
    }

    boolean isReassigned(String field) {
        return facts.accesses().stream()
                .anyMatch(access -> access.field().equals(field) && access.isWrite() && !access.inInit());
    }
}
