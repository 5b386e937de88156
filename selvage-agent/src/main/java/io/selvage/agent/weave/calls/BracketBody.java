package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.bytecode.StackMapFrames;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.CallHooks;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.jdk.ArgumentKind;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.JdkMethods;
import io.selvage.hooks.jdk.NullReceivers;
import io.selvage.hooks.jdk.OverridableCall;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Bodies of the synthetic methods that bracket a call. Their last parameter is the site. */
final class BracketBody {
    /** How the descriptor of a method that waits for some time only ends, the return type left out. */
    private static final String LIMIT = "JLjava/util/concurrent/TimeUnit;)";

    private static final String NULL_POINTER = "java/lang/NullPointerException";

    private BracketBody() {}

    /** {@code begin; touch arguments; try call finally end}; the receiver is in local 0. */
    static CodeBuilder of(MethodInsnNode call, MethodNode made, WovenClass type) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int site = 1 + ParameterTypes.slots(arguments);
        int token = site + 1;
        CodeBuilder code = new CodeBuilder();
        if (call.getOpcode() != Opcodes.INVOKESPECIAL) {
            refuseNull(code, "message", site, made, type);
            leaveToOverrider(code, call, arguments, made, type);
        }
        tellHowToWait(code, call, arguments);
        code.var(Opcodes.ALOAD, 0);
        if (isOfPlace(call)) {
            code.var(Opcodes.ILOAD, 1).var(Opcodes.ILOAD, site);
            code.hook(CallHooks.class, "beginAt", "(Ljava/lang/Object;II)I").var(Opcodes.ISTORE, token);
        } else if (isOfKey(call)) {
            code.var(Opcodes.ALOAD, 1).var(Opcodes.ILOAD, site);
            code.hook(CallHooks.class, "beginWith", "(Ljava/lang/Object;Ljava/lang/Object;I)I")
                    .var(Opcodes.ISTORE, token);
        } else {
            code.var(Opcodes.ILOAD, site);
            code.hook(CallHooks.class, "begin", "(Ljava/lang/Object;I)I").var(Opcodes.ISTORE, token);
        }
        if (JdkMethods.compares(call.name)) {
            compare(code, arguments);
        } else {
            touch(code, arguments, 1, JdkMethods.usesArguments(call.name) ? "extraUse" : "extraAccess");
        }
        if (JdkMethods.mutatesArguments(call.name)) {
            write(code, arguments);
        }
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        code.add(start)
                .var(Opcodes.ALOAD, 0)
                .loadAll(arguments, 1)
                .add(call.clone(null))
                .add(end);
        end(code, token).op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN));
        LabelNode handler = new LabelNode();
        made.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
        code.add(handler);
        if (type.hasFrames()) {
            List<Object> locals = new ArrayList<>(StackMapFrames.entryLocals(type.name(), made));
            locals.add(Opcodes.INTEGER);
            code.add(StackMapFrames.handler(locals));
        }
        return end(code, token).op(Opcodes.ATHROW);
    }

    /**
     * {@code if (receiver == null) throw …}, with what the JVM would say where the call is written.
     *
     * @param message the method that knows it
     * @param number the local variable that holds what to give to that
     */
    static void refuseNull(CodeBuilder code, String message, int number, MethodNode made, WovenClass type) {
        LabelNode isThere = new LabelNode();
        code.var(Opcodes.ALOAD, 0).add(new JumpInsnNode(Opcodes.IFNONNULL, isThere));
        code.add(new TypeInsnNode(Opcodes.NEW, NULL_POINTER)).op(Opcodes.DUP).var(Opcodes.ILOAD, number);
        code.hook(NullReceivers.class, message, "(I)Ljava/lang/String;");
        code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, NULL_POINTER, "<init>", "(Ljava/lang/String;)V", false));
        code.op(Opcodes.ATHROW).add(isThere);
        if (type.hasFrames()) {
            code.add(StackMapFrames.branch(StackMapFrames.entryLocals(type.name(), made)));
        }
    }

    /** {@code if overridden return call}: a method of the program is no operation. */
    private static void leaveToOverrider(
            CodeBuilder code, MethodInsnNode call, Type[] arguments, MethodNode made, WovenClass type) {
        LabelNode ofJdk = new LabelNode();
        code.var(Opcodes.ALOAD, 0).push(OverridableCall.register(call.name, call.desc));
        code.hook(CallHooks.class, "isOverridden", "(Ljava/lang/Object;I)Z").add(new JumpInsnNode(Opcodes.IFEQ, ofJdk));
        code.var(Opcodes.ALOAD, 0).loadAll(arguments, 1).add(call.clone(null));
        code.op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN)).add(ofJdk);
        if (type.hasFrames()) {
            code.add(StackMapFrames.branch(StackMapFrames.entryLocals(type.name(), made)));
        }
    }

    /** {@code at; touch arguments; call}. */
    static CodeBuilder ofStatic(MethodInsnNode call) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        CodeBuilder code = new CodeBuilder();
        code.var(Opcodes.ILOAD, ParameterTypes.slots(arguments)).hook(CallHooks.class, "atSite", "(I)V");
        touch(code, arguments, 0, "extraAccess");
        code.loadAll(arguments, 0).add(call.clone(null));
        return code.op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN));
    }

    /** Whether the call has a time limit. */
    static boolean isTimed(MethodInsnNode call) {
        return call.desc.contains(LIMIT);
    }

    private static boolean isOfKey(MethodInsnNode call) {
        return call.desc.startsWith("(Ljava/lang/Object;") && JdkMethods.takesKey(call.name);
    }

    /** A list's {@code get} and {@code set}, or a method of an atomic array, whose first argument is the place. */
    private static boolean isOfPlace(MethodInsnNode call) {
        boolean isOfArray = call.owner.startsWith("java/util/concurrent/atomic/Atomic") && call.owner.endsWith("Array");
        return isOfArray && call.desc.startsWith("(I") || isOfListPlace(call);
    }

    private static boolean isOfListPlace(MethodInsnNode call) {
        return call.name.equals("get") && call.desc.equals("(I)Ljava/lang/Object;")
                || call.name.equals("set") && call.desc.equals("(ILjava/lang/Object;)Ljava/lang/Object;");
    }

    /** How long the call waits if it has a time limit, and for how many permits. */
    private static void tellHowToWait(CodeBuilder code, MethodInsnNode call, Type[] arguments) {
        if (isTimed(call)) {
            int unit = ParameterTypes.slots(arguments);
            code.var(Opcodes.LLOAD, unit - 2).var(Opcodes.ALOAD, unit);
            code.hook(CallHooks.class, "limit", "(JLjava/util/concurrent/TimeUnit;)V");
        }
        if (call.desc.startsWith("(I") && JdkMethods.takesPermits(call.name)) {
            code.var(Opcodes.ILOAD, 1).hook(CallHooks.class, "amount", "(I)V");
        }
    }

    /** What the method fills, or uses up. */
    private static void write(CodeBuilder code, Type[] arguments) {
        int local = 1;
        for (Type argument : arguments) {
            if (!UnwovenTarget.isValue(argument)) {
                code.var(Opcodes.ALOAD, local).hook(UnwovenCallHooks.class, "writes", "(Ljava/lang/Object;)V");
            }
            local += argument.getSize();
        }
    }

    private static CodeBuilder end(CodeBuilder code, int token) {
        code.var(Opcodes.ALOAD, 0).var(Opcodes.ILOAD, token);
        return code.hook(CallHooks.class, "end", "(Ljava/lang/Object;I)V");
    }

    private static void touch(CodeBuilder code, Type[] arguments, int first, String hook) {
        int local = first;
        for (Type argument : arguments) {
            if (isTouched(argument)) {
                code.var(Opcodes.ALOAD, local).hook(CallHooks.class, hook, "(Ljava/lang/Object;)V");
            }
            local += argument.getSize();
        }
    }

    /** What the method looks for is compared; what it is told to store, or to call, is not. */
    private static void compare(CodeBuilder code, Type[] arguments) {
        int compared = arguments.length > 0 && isTouched(arguments[0]) ? 1 : 0;
        if (compared > 0) {
            code.var(Opcodes.ALOAD, 0).var(Opcodes.ALOAD, 1);
            code.hook(CallHooks.class, "extraComparison", "(Ljava/lang/Object;Ljava/lang/Object;)V");
        }
        Type[] others = Arrays.copyOfRange(arguments, compared, arguments.length);
        touch(code, others, 1 + compared, "extraAccess");
    }

    static boolean touchesAny(Type[] arguments) {
        for (Type argument : arguments) {
            if (isTouched(argument)) {
                return true;
            }
        }
        return false;
    }

    /** Values and arrays of primitives have no operations that another thread could notice. */
    private static boolean isTouched(Type argument) {
        return switch (argument.getSort()) {
            case Type.OBJECT -> JdkClasses.argument(argument.getInternalName()) != ArgumentKind.CONSTANT;
            case Type.ARRAY -> ParameterTypes.isReference(argument.getElementType());
            default -> false;
        };
    }
}
