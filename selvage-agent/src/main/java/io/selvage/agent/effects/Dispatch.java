package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds the methods that a call may run. */
final class Dispatch {
    private static final int MOST_TARGETS = 150;
    private static final int SMALL_FAMILY = 6;

    private final Hierarchy hierarchy;

    Dispatch(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Null if they cannot be told. */
    List<MethodKey> targets(MethodInsnNode call, OriginValue receiver) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return single(null, hierarchy.implementation(call.owner, call.name, call.desc));
        }
        String exact = exactType(receiver);
        if (call.getOpcode() == Opcodes.INVOKESPECIAL) {
            return single(exact, hierarchy.implementation(call.owner, call.name, call.desc));
        }
        if (exact != null) {
            return single(exact, hierarchy.implementation(exact, call.name, call.desc));
        }
        return open(staticType(call, receiver), call);
    }

    private String exactType(OriginValue receiver) {
        if (receiver.type() == null) {
            return null;
        }
        if (receiver.isArray()) {
            return "java/lang/Object";
        }
        ClassInfo info = hierarchy.info(receiver.type());
        return receiver.isExact() || info != null && info.isFinal() ? receiver.type() : null;
    }

    /** The more precise one of what is known about the receiver and what the call says. */
    String staticType(MethodInsnNode call, OriginValue receiver) {
        boolean better =
                receiver.type() != null && !receiver.isArray() && hierarchy.isSubtype(receiver.type(), call.owner);
        return better ? receiver.type() : call.owner.startsWith("[") ? "java/lang/Object" : call.owner;
    }

    private static List<MethodKey> single(String receiver, Member method) {
        return method == null ? null : List.of(key(receiver, method));
    }

    static MethodKey key(String receiver, Member method) {
        return new MethodKey(receiver, method.owner(), method.name(), method.descriptor());
    }

    private List<MethodKey> open(String type, MethodInsnNode call) {
        String onlyImplementation = onlyImplementation(type);
        if (onlyImplementation != null) {
            return single(onlyImplementation, hierarchy.implementation(onlyImplementation, call.name, call.desc));
        }
        Member declared = hierarchy.declaration(type, call.name, call.desc);
        if (declared == null) {
            return null;
        }
        boolean fixed = declared.is(Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE)
                || Reviewed.isUnextended(type)
                || Reviewed.isFinal(declared);
        if (fixed && !declared.is(Opcodes.ACC_ABSTRACT)) {
            return fixed(type, declared, call);
        }
        boolean overridable = declared.is(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED);
        boolean samePackage = overridable
                || hierarchy
                        .info(type)
                        .packageName()
                        .equals(hierarchy.info(declared.owner()).packageName());
        List<ClassInfo> family =
                overridable || !samePackage ? hierarchy.closedFamily(type) : hierarchy.familyInPackage(type);
        return family == null || family.size() > MOST_TARGETS ? null : targets(family, call);
    }

    private String onlyImplementation(String type) {
        String packageName = Reviewed.packageOfImplementation(type);
        List<String> found = packageName == null ? List.of() : hierarchy.subtypesInPackage(type, packageName);
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Objects of open classes may be of classes below. */
    private static boolean isExact(ClassInfo info) {
        return info.isFinal() || info.isExtendedInPackageOnly();
    }

    /** A template method of a small family is looked at once for each class, with what that class fills in. */
    private List<MethodKey> fixed(String type, Member declared, MethodInsnNode call) {
        boolean isTemplate = hierarchy.info(type).is(Opcodes.ACC_ABSTRACT);
        List<ClassInfo> family = isTemplate ? hierarchy.closedFamily(type) : null;
        boolean isSmall = family != null && family.size() <= SMALL_FAMILY;
        List<MethodKey> targets = isSmall ? targets(family, call) : null;
        return targets != null ? targets : single(null, declared);
    }

    private List<MethodKey> targets(List<ClassInfo> family, MethodInsnNode call) {
        Set<MethodKey> targets = new LinkedHashSet<>();
        for (ClassInfo member : family) {
            if (!member.is(Opcodes.ACC_ABSTRACT)) {
                Member method = hierarchy.implementation(member.name, call.name, call.desc);
                if (method == null) {
                    return null;
                }
                targets.add(key(isExact(member) ? member.name : null, method));
            }
        }
        return targets.isEmpty() ? null : List.copyOf(targets);
    }
}
