package io.selvage.agent.effects;

import io.selvage.agent.effects.Contents.Stored;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** From what a callee says in terms of its parameters to what it means where it is called. */
final class SummaryMapping {
    private final Knowledge knowledge;
    private final MethodScope scope;

    SummaryMapping(Knowledge knowledge, MethodScope scope) {
        this.knowledge = knowledge;
        this.scope = scope;
    }

    /** Takes over what the callee does, and says what it returns. */
    OriginValue apply(Summary summary, List<OriginValue> parameters, MethodInsnNode call) {
        long writes = map(summary.writes(), parameters);
        store(summary, parameters, writes);
        scope.touch(
                map(summary.reads(), parameters),
                map(summary.writes(), parameters),
                map(summary.plain(), parameters),
                call.owner + "." + call.name);
        OriginValue result = summary.result();
        return result.isNull() ? result : result.with(map(result.origins(), parameters));
    }

    private void store(Summary summary, List<OriginValue> parameters, long targets) {
        Stored stored = summary.stored();
        if (stored.equals(Stored.NOTHING)) {
            return;
        }
        Contents contents = scope.contents();
        long inner = map(stored.otherInner(), parameters);
        long foreign = map(stored.otherForeign(), parameters);
        long elements = map(stored.elements(), parameters);
        // the callee may have seen an array of a concrete type as one of objects
        boolean mixed = parameters.stream().anyMatch(this::isOfConcreteElements);
        contents.storeInner(targets, mixed ? inner | foreign | elements : inner);
        contents.storeForeign(targets, foreign);
        contents.storeElements(targets, elements);
        contents.addFresh(map(stored.freshInner(), parameters), map(stored.freshForeign(), parameters));
        contents.addViews(map(stored.viewInner(), parameters), map(stored.viewForeign(), parameters));
    }

    private boolean isOfConcreteElements(OriginValue value) {
        if (!value.isArray() || value.type().length() == 2) {
            return false;
        }
        return !knowledge
                .hierarchy()
                .isForeign(Type.getType(value.type().substring(1)).getInternalName());
    }

    private long map(long origins, List<OriginValue> parameters) {
        if (origins == 0) {
            return 0;
        }
        Contents contents = scope.contents();
        long mapped = Origins.unstructured(origins);
        for (int p = 0; p < parameters.size() && p < Origins.PARAMETERS; p++) {
            long given = parameters.get(p).origins();
            if (given != 0 && (origins & Origins.whole(p)) != 0) {
                mapped |= (origins & Origins.self(p)) == 0 ? 0 : given;
                mapped |= (origins & Origins.inner(p)) == 0 ? 0 : contents.inner(given);
                mapped |= (origins & Origins.foreign(p)) == 0 ? 0 : foreign(parameters.get(p));
            }
        }
        return mapped;
    }

    /** A callee that takes an array for one of objects finds all elements there. */
    private long foreign(OriginValue value) {
        Contents contents = scope.contents();
        long reached = contents.foreign(value.origins());
        return isOfConcreteElements(value) ? reached | contents.inner(value.origins()) : reached;
    }

    /** A value that a call returns, of the type declared or a better one. */
    OriginValue result(Type declared, OriginValue result) {
        if (declared.getSort() == Type.VOID) {
            return null;
        }
        if (!OriginValue.isReference(declared)) {
            return OriginValue.primitive(declared);
        }
        if (result.isNull()) {
            return OriginValue.NULL;
        }
        if (knowledge.values().isValue(declared)) {
            return OriginValue.object(0, declared.getInternalName());
        }
        if (result.isExact()) {
            return result;
        }
        boolean better =
                result.type() != null && knowledge.hierarchy().isSubtype(result.type(), declared.getInternalName());
        return OriginValue.object(result.origins(), better ? result.type() : declared.getInternalName());
    }
}
