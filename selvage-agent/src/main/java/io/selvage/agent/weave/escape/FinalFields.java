package io.selvage.agent.weave.escape;

import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.index.FieldFacts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Which fields are set when other threads may know the object already, and so which final fields of woven classes may
 * be found unset. All other final fields are set before anybody else knows the object, and need not be watched. Safe
 * for use by several threads.
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
        return field.isFinal() && (field.isStatic() || late(field.declaring()).isNowhere(field));
    }

    /**
     * True if another thread may know the object already when {@code write} sets a field of it.
     *
     * @param type the class that has the instruction, in a constructor if the field is not final
     * @param method by name and descriptor
     */
    public boolean isLate(FieldInsnNode write, String type, String method) {
        return late(type).isIn(write, method);
    }

    private LateWrites late(String type) {
        LateWrites late = known.get(type);
        if (late == null) {
            late = LateWrites.of(type, index);
            known.put(type, late);
        }
        return late;
    }
}
