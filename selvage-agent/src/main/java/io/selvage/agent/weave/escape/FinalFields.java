package io.selvage.agent.weave.escape;

import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.index.FieldFacts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Which final fields of woven classes other threads may find unset. All other final fields are set before anybody else
 * knows the object, and need not be watched. Safe for use by several threads.
 */
public final class FinalFields {
    private final ClassIndex index;
    private final Map<String, LateWrites> known = new ConcurrentHashMap<>();

    /** @param index facts as seen by the loader of the classes concerned */
    public FinalFields(ClassIndex index) {
        this.index = index;
    }

    /** Notes the class in {@code reader}, which may have no resource to be found by. */
    public void add(ClassReader reader) {
        known.put(reader.getClassName(), LateWrites.of(ClassIndex.classNode(reader), index));
    }

    /** True if {@code field} is final, and set before another thread can know the object or the class. */
    public boolean isUnobservable(FieldFacts field) {
        return field.isFinal() && (field.isStatic() || late(field).isNowhere(field));
    }

    /**
     * True if {@code method}, by name and descriptor, of the class that declares {@code field} may set it when another
     * thread knows the object already.
     */
    public boolean isSetLate(FieldFacts field, String method) {
        return late(field).isIn(field, method);
    }

    private LateWrites late(FieldFacts field) {
        LateWrites late = known.get(field.declaring());
        if (late == null) {
            late = LateWrites.of(field.declaring(), index);
            known.put(field.declaring(), late);
        }
        return late;
    }
}
