package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import io.selvage.hooks.jdk.MethodFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;

/** Facts about methods of the JDK, from its class files as they were delivered. */
public final class JdkMethodFacts implements MethodFacts {
    private final ClassIndex index = new ClassIndex(null, name -> false);
    private final Map<String, Boolean> plainStates = new ConcurrentHashMap<>();

    @Override
    public List<String> lineage(String type, String method, String descriptor) {
        List<String> lineage = new ArrayList<>();
        ClassHierarchy hierarchy = new ClassHierarchy(index, type);
        int shortest = 0;
        while (hierarchy.hasNext()) {
            ClassFacts facts = hierarchy.next();
            lineage.add(facts.name);
            Integer access = facts.method(method, descriptor);
            if (access != null && (access & Opcodes.ACC_ABSTRACT) == 0) {
                return lineage;
            }
            shortest = shortest == 0 && access != null ? lineage.size() : shortest;
        }
        return lineage.subList(0, shortest);
    }

    @Override
    public boolean isSynchronized(String declaring, String method, String descriptor) {
        return (index.methodAccess(declaring, method, descriptor) & Opcodes.ACC_SYNCHRONIZED) != 0;
    }

    @Override
    public boolean isA(String type, String ancestor) {
        return index.extendsKnown(type, ancestor);
    }

    @Override
    public boolean isPlainState(String type) {
        return plainStates.computeIfAbsent(type, this::findPlainState);
    }

    private boolean findPlainState(String type) {
        boolean changes = false;
        for (Optional<ClassFacts> at = index.facts(type); at.isPresent(); at = superOf(at.get())) {
            if (at.get().isSynchronizing()) {
                return false;
            }
            changes |= at.get().hasChangingFields();
        }
        return changes;
    }

    private Optional<ClassFacts> superOf(ClassFacts facts) {
        boolean isLast = facts.superName == null || facts.superName.equals(Names.OBJECT);
        return isLast ? Optional.empty() : index.facts(facts.superName);
    }
}
