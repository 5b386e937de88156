package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Says which classes are values: all fields are final and hold values, or {@link Reviewed} says so. */
final class ValueTypes {
    private final Hierarchy hierarchy;
    private final Map<String, Boolean> known = new HashMap<>();

    ValueTypes(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Whether whatever a variable of this type holds never changes. */
    boolean isValue(String type) {
        return Reviewed.isValue(type) || holds(type, false);
    }

    /** Whether objects of exactly this class never change. */
    boolean isExactValue(String type) {
        return Reviewed.isValue(type) || holds(type, true);
    }

    boolean isValue(Type type) {
        return type.getSort() == Type.OBJECT ? isValue(type.getInternalName()) : type.getSort() != Type.ARRAY;
    }

    private boolean holds(String type, boolean exact) {
        String key = exact ? "=" + type : type;
        Boolean answer = known.get(key);
        if (answer == null) {
            answer = !type.startsWith("[") && holds(type, exact, new HashSet<>());
            known.put(key, answer);
        }
        return answer;
    }

    /** Types on the way are taken for values: a cycle of final fields does not make them change. */
    private boolean holds(String type, boolean exact, Set<String> onTheWay) {
        if (Reviewed.isValue(type) || !onTheWay.add(type)) {
            return true;
        }
        ClassInfo info = hierarchy.info(type);
        if (info == null || info.isInterface()) {
            return false;
        }
        List<ClassInfo> family = exact || info.isFinal() ? List.of(info) : enumFamily(info);
        return family != null && family.stream().allMatch(member -> fieldsHold(member, onTheWay));
    }

    /** Constants of an enum may have bodies; all of them are in one file. */
    private List<ClassInfo> enumFamily(ClassInfo info) {
        return info.is(Opcodes.ACC_ENUM) ? hierarchy.closedFamily(info.name) : null;
    }

    private boolean fieldsHold(ClassInfo info, Set<String> onTheWay) {
        for (Member field : info.fields.values()) {
            if (!field.is(Opcodes.ACC_STATIC) && !isConstant(field, onTheWay)) {
                return false;
            }
        }
        if (info.superName == null || Reviewed.isValue(info.superName)) {
            return true;
        }
        ClassInfo above = hierarchy.info(info.superName);
        return above != null && fieldsHold(above, onTheWay);
    }

    private boolean isConstant(Member field, Set<String> onTheWay) {
        Type type = Type.getType(field.descriptor());
        if (!field.is(Opcodes.ACC_FINAL) || type.getSort() == Type.ARRAY) {
            return false;
        }
        return type.getSort() != Type.OBJECT || holds(type.getInternalName(), false, onTheWay);
    }
}
