package io.selvage.verify.bytecode;

import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.Callee;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What a call of the JDK can reach, as the agent knows it. */
final class CallReach {
    private CallReach() {}

    /** Whether the call reaches nothing but values that never change and what the method itself has made. */
    static boolean isConfined(Surroundings around, int at, MethodInsnNode call) {
        if (!ComponentClasses.isJdk(call.owner) || isAboutThreads(call)) {
            return false;
        }
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        Origin receiver = isStatic ? Origin.UNKNOWN : around.receiver(at, call);
        boolean isNew = receiver.isConfined();
        if (call.getOpcode() == Opcodes.INVOKEINTERFACE && receiver.type().isEmpty()) {
            return isNew && call.owner.startsWith("java/util/");
        }
        String type = isNew && !receiver.type().isEmpty() ? receiver.type() : call.owner;
        Callee callee = CallTable.of(type, call.owner, call.name, call.desc);
        CallEffect effect = callee.effect();
        return !effect.isUnknown()
                && effect.statics() == Reach.NONE
                && (isStatic || isNew || effect.receiver() == Reach.NONE)
                && areArgumentsConfined(around, at, call, effect);
    }

    private static boolean isAboutThreads(MethodInsnNode call) {
        return call.owner.equals("java/lang/Thread")
                || call.owner.startsWith("java/util/concurrent/")
                || call.name.equals("wait")
                || call.name.startsWith("notify");
    }

    private static boolean areArgumentsConfined(Surroundings around, int at, MethodInsnNode call, CallEffect effect) {
        Type[] types = Type.getArgumentTypes(call.desc);
        for (int i = 0; i < types.length; i++) {
            boolean isUsed = ((effect.readArguments() | effect.writtenArguments()) >> i & 1) != 0;
            boolean isReference = types[i].getSort() == Type.OBJECT || types[i].getSort() == Type.ARRAY;
            Origin argument = around.graph().stack(at, types.length - 1 - i);
            if (isUsed && isReference && !isValue(types[i]) && !argument.isConfined()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isValue(Type type) {
        return type.getClassName().equals("java.lang.String")
                || type.getClassName()
                        .matches("java\\.lang\\.(Integer|Long|Boolean|Double|Character|Short|Byte|Float)");
    }

    /** A text put together from texts and numbers. */
    static boolean isPlainConcatenation(InvokeDynamicInsnNode dynamic) {
        if (!dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
            return false;
        }
        for (Type type : Type.getArgumentTypes(dynamic.desc)) {
            boolean isReference = type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
            if (isReference && !isValue(type)) {
                return false;
            }
        }
        return true;
    }
}
