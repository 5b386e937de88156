package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.JdkClasses;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which method a call runs, as far as that is certain before the program runs. */
final class UnwovenTarget {
    /** Only the receiver can tell. */
    static final Callee BY_RECEIVER = new Callee(CallEffect.UNKNOWN, false, true);

    private static final String CONSTRUCTOR = "<init>";
    private static final Callee COPY =
            new Callee(new CallEffect(Reach.READ, 0, 0, Reach.NONE, false, true), false, true);

    private UnwovenTarget() {}

    static Callee of(MethodInsnNode call, WeaveLocation location) {
        ClassIndex index = location.type().index();
        if (call.owner.startsWith("[") || isTool(call.owner, index) || isCopyOfArray(call)) {
            return Callee.HARMLESS;
        }
        if (!index.isWoven(call.owner)) {
            return ofUnwoven(call, call.owner, location);
        }
        String declaring = index.declaring(call.owner, call.name, call.desc).orElse("");
        if (index.isWoven(declaring)) {
            return ofWoven(call, declaring, index);
        }
        if (isTool(declaring, index)) {
            return Callee.HARMLESS;
        }
        if (declaring.equals(Names.OBJECT)) {
            return call.name.equals("clone") ? COPY : Callee.HARMLESS;
        }
        return ofUnwoven(call, declaring, location);
    }

    /** As Kotlin's compiler has it; {@code CopyRule} reports what is read. */
    private static boolean isCopyOfArray(MethodInsnNode call) {
        return call.owner.equals(Names.OBJECT)
                && call.name.equals("clone")
                && call.getOpcode() == Opcodes.INVOKEVIRTUAL;
    }

    private static boolean isTool(String owner, ClassIndex index) {
        return owner.startsWith("io/selvage/") && !index.isWoven(owner);
    }

    /** An implementation of the program's interface may be inherited from an unwoven class, or generated. */
    private static Callee ofWoven(MethodInsnNode call, String declaring, ClassIndex index) {
        if ((index.methodAccess(declaring, call.name, call.desc) & Opcodes.ACC_NATIVE) != 0) {
            return Callee.UNKNOWN;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE ? BY_RECEIVER : Callee.HARMLESS;
    }

    private static Callee ofUnwoven(MethodInsnNode call, String owner, WeaveLocation location) {
        if (isIdentity(call, owner)) {
            return Callee.HARMLESS;
        }
        if (!isFixed(call, owner, location.type().index())) {
            return isOwn(call, location) ? ownVirtual(call, location) : BY_RECEIVER;
        }
        Callee callee = CallTable.of(owner, call.name, call.desc);
        boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals(CONSTRUCTOR);
        if (!hasReceiver || isOwn(call, location)) {
            callee = callee.onOwnObject();
        }
        boolean onlyMade = callee.isShallow() && isMadeForCall(call, location);
        return onlyMade ? Callee.HARMLESS : callee;
    }

    /** Of an object that this method has made, the class is known. */
    private static Callee ownVirtual(MethodInsnNode call, WeaveLocation location) {
        String type = location.origins().constructorOf(call).owner;
        return CallTable.of(type, call.name, call.desc).onOwnObject();
    }

    private static boolean isIdentity(MethodInsnNode call, String owner) {
        return call.name.equals("getClass") || owner.equals(Names.OBJECT) && call.getOpcode() == Opcodes.INVOKESPECIAL;
    }

    private static boolean isFixed(MethodInsnNode call, String owner, ClassIndex index) {
        return switch (call.getOpcode()) {
            case Opcodes.INVOKESTATIC, Opcodes.INVOKESPECIAL -> true;
            case Opcodes.INVOKEVIRTUAL ->
                index.isFinal(owner)
                        || index.declaring(owner, call.name, call.desc)
                                .map(declaring -> index.methodAccess(declaring, call.name, call.desc))
                                .filter(access -> (access & Opcodes.ACC_FINAL) != 0)
                                .isPresent();
            default -> false;
        };
    }

    /** Whether the method has made the receiver, which has nothing to do with others and has not left it. */
    private static boolean isOwn(MethodInsnNode call, WeaveLocation location) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals(CONSTRUCTOR)) {
            return false;
        }
        MethodInsnNode constructor = location.origins().constructorOf(call);
        return constructor != null
                && JdkClasses.isConfined(constructor.owner)
                && hasOnlyValueArguments(constructor)
                && !JdkClasses.opensFile(constructor.owner, constructor.desc);
    }

    private static boolean hasOnlyValueArguments(MethodInsnNode call) {
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            if (!isValue(argument)) {
                return false;
            }
        }
        return true;
    }

    static boolean isValue(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY -> false;
            case Type.OBJECT -> JdkClasses.argument(type.getInternalName()).isValue();
            default -> true;
        };
    }

    /** True if the last argument is an array that the caller has only just made. */
    private static boolean isMadeForCall(MethodInsnNode call, WeaveLocation location) {
        StackOrigins origins = location.origins();
        AbstractInsnNode last = origins.lastArgument(call);
        return last != null && (last.getOpcode() == Opcodes.ANEWARRAY || last.getOpcode() == Opcodes.NEWARRAY);
    }
}
