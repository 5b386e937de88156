package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.jdk.FieldLayouts;
import io.selvage.scheduler.jdk.FieldVariable;
import io.selvage.scheduler.jdk.RawMemory;
import java.lang.reflect.Array;
import java.util.List;

/** Accesses by object and offset, as {@code Unsafe} makes them: which variables these are. */
final class RawAccessOps {
    private final MemoryOps variables;
    private final RawMemory memory;
    private final FieldLayouts layouts;

    RawAccessOps(MemoryOps variables, RawMemory memory, FieldLayouts layouts) {
        this.variables = variables;
        this.memory = memory;
        this.layouts = layouts;
    }

    /** See {@link io.selvage.hooks.MemoryGate#raw}. */
    void access(Object base, long offset, long bytes, int site) {
        if (base == null) {
            variables.unseen(null, site);
            return;
        }
        long length = bytes == 0 ? memory.referenceBytes() : bytes;
        if (base.getClass().isArray()) {
            elements(base, offset, length, site);
        } else if (base instanceof Class<?> type && FieldLayouts.at(layouts.ofStatics(type), offset, length) != null) {
            fields(layouts.ofStatics(type), ShadowObjectTable.STATIC_FIELDS, offset, length, site);
        } else {
            fields(layouts.ofInstances(base.getClass()), base, offset, length, site);
        }
    }

    private void elements(Object array, long offset, long length, int site) {
        long begin = offset - memory.elementsOffset(array.getClass());
        long each = memory.elementBytes(array.getClass());
        long end = (begin + length + each - 1) / each;
        if (begin < 0 || end > Array.getLength(array)) {
            variables.unseen(array, site);
        } else if (end - begin / each == 1) {
            variables.element(array, (int) (begin / each), site);
        } else {
            variables.elements(array, (int) (begin / each), (int) end, site);
        }
    }

    private void fields(List<FieldVariable> fields, Object owner, long offset, long length, int site) {
        FieldVariable first = FieldLayouts.at(fields, offset, length);
        boolean isExact = first != null && first.offset() == offset && first.bytes() == length;
        if (isExact && first.isUnshared()) {
            return;
        }
        if (isExact && first.isSeen() && !first.isFinal()) {
            variables.access(owner, first.variable(), site);
        } else if (first != null) {
            together(fields, owner, offset, length, site);
        } else {
            variables.accessAny(fields, owner, site);
        }
    }

    private void together(List<FieldVariable> fields, Object owner, long offset, long length, int site) {
        boolean writes = Sites.get(site).writes();
        VariableSet meant = new VariableSet();
        for (FieldVariable field : fields) {
            if (field.overlaps(offset, length)) {
                boolean isSeen = writes ? field.isSeen() && !field.isFinal() : field.isSeen() || field.isFinal();
                meant.addRaw(owner, field, isSeen);
            }
        }
        variables.accessTogether(meant, owner, site);
    }
}
