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
        Member declared = hierarchy.declaration(type, call.name, call.desc);
        if (declared == null) {
            return null;
        }
        boolean fixed = declared.is(Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE) || Reviewed.isUnextended(type);
        if (fixed && !declared.is(Opcodes.ACC_ABSTRACT)) {
            return single(null, declared);
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

    /** Objects of open classes may be of classes below. */
    private static boolean isExact(ClassInfo info) {
        return info.isFinal() || info.isExtendedInPackageOnly();
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
