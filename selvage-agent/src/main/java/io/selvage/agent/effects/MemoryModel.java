package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;

/** Fields and elements of arrays. */
final class MemoryModel {
    private final Knowledge knowledge;
    private final MethodScope scope;

    MemoryModel(Knowledge knowledge, MethodScope scope) {
        this.knowledge = knowledge;
        this.scope = scope;
    }

    OriginValue getStatic(FieldInsnNode access) {
        Member field = knowledge.hierarchy().field(access.owner, access.name);
        if (field == null) {
            throw new UnknownEffect("no field " + access.owner + "." + access.name);
        }
        Type type = Type.getType(access.desc);
        if (field.is(Opcodes.ACC_FINAL)) {
            return constant(field, type);
        }
        if (!Reviewed.isBenign(field)) {
            scope.read(Origins.STATIC, isOrdered(field), name(access));
        }
        return knowledge.ofType(type, Origins.STATIC | scope.contents().load(Origins.STATIC));
    }

    private OriginValue constant(Member field, Type type) {
        if (!OriginValue.isReference(type) || knowledge.values().isValue(type)) {
            return knowledge.ofType(type, 0);
        }
        if (type.getSort() == Type.ARRAY) {
            long origins = knowledge.statics().isConstantArray(field) ? 0 : Origins.STATIC;
            return OriginValue.object(origins, type.getInternalName());
        }
        String exact = knowledge.statics().exactType(field);
        if (exact == null) {
            return OriginValue.object(Origins.STATIC, type.getInternalName());
        }
        return OriginValue.exactly(knowledge.values().isExactValue(exact) ? 0 : Origins.STATIC, exact);
    }

    void putStatic(FieldInsnNode access, OriginValue value) {
        Member field = knowledge.hierarchy().field(access.owner, access.name);
        if (field == null || !Reviewed.isBenign(field)) {
            scope.write(Origins.STATIC, field != null && isOrdered(field), name(access));
        }
        store(Origins.STATIC, Type.getType(access.desc), value);
    }

    OriginValue getField(FieldInsnNode access, OriginValue object) {
        Member field = knowledge.hierarchy().field(access.owner, access.name);
        boolean silent = field != null && (field.is(Opcodes.ACC_FINAL) || isSilent(field));
        if (!silent) {
            scope.read(object.origins(), field != null && isOrdered(field), name(access));
        }
        if (object.isNull()) {
            return knowledge.ofType(Type.getType(access.desc), 0);
        }
        Type type = Type.getType(access.desc);
        boolean isSettled = field != null && field.is(Opcodes.ACC_FINAL) && !scope.isConstructor();
        if (isSettled) {
            return loadFinal(type, object.origins());
        }
        boolean isOfInterface = OriginValue.isReference(type)
                && !type.getInternalName().equals("java/lang/Object")
                && knowledge.hierarchy().isForeign(type.getInternalName());
        return isOfInterface
                ? knowledge.ofType(type, scope.contents().loadInterfaceField(object.origins()))
                : load(type, object.origins());
    }

    /** A final field of an object made elsewhere holds nothing that was stored since. */
    private OriginValue loadFinal(Type type, long origins) {
        long made = Origins.FRESH | Origins.VIEW;
        OriginValue before = load(type, origins & made);
        if (!OriginValue.isReference(type) || knowledge.values().isValue(type)) {
            return before;
        }
        boolean foreign = knowledge.hierarchy().isForeign(type.getInternalName());
        long others = origins & ~made;
        return before.with(
                before.origins() | (foreign ? Origins.oneStepForeign(others) : Origins.oneStepInner(others)));
    }

    void putField(FieldInsnNode access, OriginValue object, OriginValue value) {
        Member field = knowledge.hierarchy().field(access.owner, access.name);
        if (field == null || scope.isConstructor() || !isSilent(field)) {
            if (object.origins() == 0 && !object.isNull()) {
                throw new UnknownEffect("writes a value: " + name(access));
            }
            scope.write(object.origins(), field != null && isOrdered(field), name(access));
        }
        store(object.origins(), Type.getType(access.desc), value);
    }

    private boolean isSilent(Member field) {
        return Reviewed.isBenign(field) || Reviewed.isValue(field.owner());
    }

    private static boolean isOrdered(Member field) {
        return field.is(Opcodes.ACC_VOLATILE) || Reviewed.isOrdered(field);
    }

    private static String name(FieldInsnNode access) {
        return access.owner + "." + access.name;
    }

    private OriginValue load(Type type, long origins) {
        if (!OriginValue.isReference(type)) {
            return OriginValue.primitive(type);
        }
        boolean foreign = knowledge.hierarchy().isForeign(type.getInternalName());
        Contents contents = scope.contents();
        return knowledge.ofType(type, foreign ? contents.loadForeign(origins) : contents.loadInner(origins));
    }

    private void store(long targets, Type type, OriginValue value) {
        if (!OriginValue.isReference(type)) {
            return;
        }
        if (knowledge.hierarchy().isForeign(type.getInternalName())) {
            scope.contents().storeForeign(targets, value.origins());
        } else {
            scope.contents().storeInner(targets, value.origins());
        }
    }

    OriginValue getElement(int opcode, OriginValue array) {
        scope.read(array.origins(), false, "an element");
        if (opcode != Opcodes.AALOAD) {
            return opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD ? OriginValue.LARGE : OriginValue.SMALL;
        }
        if (array.isNull()) {
            return OriginValue.NULL;
        }
        return array.isArray()
                ? load(Type.getType(array.type().substring(1)), array.origins())
                : OriginValue.object(scope.contents().load(array.origins()), null);
    }

    void putElement(int opcode, OriginValue array, OriginValue value) {
        if (array.origins() == 0 && !array.isNull()) {
            throw new UnknownEffect("writes an array that should never change");
        }
        scope.write(array.origins(), false, "an element");
        if (opcode == Opcodes.AASTORE) {
            if (array.isArray()) {
                store(array.origins(), Type.getType(array.type().substring(1)), value);
            } else {
                scope.contents().storeInner(array.origins(), value.origins());
                scope.contents().storeForeign(array.origins(), value.origins());
            }
        }
    }
}
