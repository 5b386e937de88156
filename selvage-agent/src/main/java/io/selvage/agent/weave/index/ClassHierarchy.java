package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/**
 * A class and all it inherits from, in the order in which members are looked up: superclasses first, nearest first,
 * then interfaces, then {@code Object} for those that are interfaces themselves. Ends early where a class is unknown.
 */
final class ClassHierarchy implements Iterator<ClassFacts> {
    private final ClassIndex index;
    private final Deque<String> interfaces = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private String ahead;

    ClassHierarchy(ClassIndex index, String name) {
        this.index = index;
        ahead = name;
        seen.add(name);
    }

    @Override
    public boolean hasNext() {
        while (ahead == null && !interfaces.isEmpty()) {
            String candidate = interfaces.remove();
            ahead = seen.add(candidate) ? candidate : null;
        }
        if (ahead == null && seen.add(Names.OBJECT)) {
            ahead = Names.OBJECT;
        }
        return ahead != null && index.facts(ahead).isPresent();
    }

    @Override
    public ClassFacts next() {
        ClassFacts facts = index.facts(ahead).orElseThrow();
        interfaces.addAll(facts.interfaces);
        ahead = facts.isInterface() ? null : facts.superName;
        if (ahead != null) {
            seen.add(ahead);
        }
        return facts;
    }
}
