package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.bytecode.StackMapFrames;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.Callee;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The instructions that report a call of unwoven code and make it.
 *
 * @param touched the arguments to report: bit {@code i} for the one at {@code i}
 * @param ends whether the end of the call has to be reported, too
 */
record UnwovenCallBody(MethodInsnNode call, long touched, boolean ends, WovenClass type) {
    private static final String BEGIN = "(Ljava/lang/Object;I)I";
    private static final String ARGUMENT = "(Ljava/lang/Object;Ljava/lang/Object;III)I";

    static long touched(Callee callee, Type[] arguments) {
        CallEffect effect = callee.effect();
        long wanted = effect.readArguments() | effect.writtenArguments();
        long touched = 0;
        for (int i = 0; i < arguments.length; i++) {
            long bit = 1L << Math.min(i, Long.SIZE - 1);
            touched |= (wanted & bit) != 0 && !UnwovenTarget.isValue(arguments[i]) ? bit : 0;
        }
        return touched;
    }

    static boolean mayLock(MethodInsnNode call, Callee callee) {
        boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals("<init>");
        return hasReceiver
                && (callee == UnwovenTarget.BY_RECEIVER || callee.effect().receiver() != CallEffect.Reach.NONE);
    }

    /** The body of a synthetic method, whose last parameter is the number of the call. */
    CodeBuilder of(MethodNode made) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
        int first = hasReceiver ? 1 : 0;
        int number = first + ParameterTypes.slots(arguments);
        int token = number + 1;
        CodeBuilder code = new CodeBuilder();
        if (hasReceiver && call.getOpcode() != Opcodes.INVOKESPECIAL) {
            BracketBody.refuseNull(code, "messageOfCall", number, made, type);
        }
        receiver(code, hasReceiver).var(Opcodes.ILOAD, number);
        code.hook(UnwovenCallHooks.class, "begin", BEGIN).var(Opcodes.ISTORE, token);
        int local = first;
        for (int i = 0; i < arguments.length; i++) {
            if (isTouched(touched, i)) {
                receiver(code, hasReceiver).var(Opcodes.ALOAD, local).push(i).var(Opcodes.ILOAD, number);
                argument(code, token);
            }
            local += arguments[i].getSize();
        }
        int result = Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN);
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        code.add(start);
        if (hasReceiver) {
            code.var(Opcodes.ALOAD, 0);
        }
        code.loadAll(arguments, first).add(call.clone(null)).add(end);
        return ends ? withEnd(code, start, end, token, result, made) : code.op(result);
    }

    private CodeBuilder withEnd(
            CodeBuilder code, LabelNode start, LabelNode end, int token, int result, MethodNode made) {
        end(code, token).op(result);
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

    private static CodeBuilder end(CodeBuilder code, int token) {
        code.var(Opcodes.ALOAD, 0).var(Opcodes.ILOAD, token);
        return code.hook(UnwovenCallHooks.class, "end", "(Ljava/lang/Object;I)V");
    }

    private static CodeBuilder receiver(CodeBuilder code, boolean has) {
        return has ? code.var(Opcodes.ALOAD, 0) : code.op(Opcodes.ACONST_NULL);
    }

    /** Takes receiver, argument, its index and the number of the call from the stack. */
    private static void argument(CodeBuilder code, int token) {
        code.var(Opcodes.ILOAD, token).hook(UnwovenCallHooks.class, "argument", ARGUMENT);
        code.var(Opcodes.ISTORE, token);
    }

    private static boolean isTouched(long touched, int argument) {
        return (touched & 1L << Math.min(argument, Long.SIZE - 1)) != 0;
    }

    /**
     * For a constructor, whose object cannot be given to another method yet: its arguments are kept in local variables
     * from {@code free} on while they are reported.
     */
    static InsnList inPlace(MethodInsnNode call, Callee callee, int number, int free) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        long touched = touched(callee, arguments);
        int token = free + ParameterTypes.slots(arguments);
        CodeBuilder code = new CodeBuilder();
        int local = token;
        for (int i = arguments.length - 1; i >= 0; i--) {
            local -= arguments[i].getSize();
            code.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ISTORE), local));
        }
        code.op(Opcodes.ACONST_NULL).push(number).hook(UnwovenCallHooks.class, "begin", BEGIN);
        code.var(Opcodes.ISTORE, token);
        for (int i = 0; i < arguments.length; i++) {
            if (isTouched(touched, i)) {
                code.op(Opcodes.ACONST_NULL).var(Opcodes.ALOAD, local).push(i).push(number);
                argument(code, token);
            }
            local += arguments[i].getSize();
        }
        return code.loadAll(arguments, free).add(call.clone(null)).list();
    }
}
