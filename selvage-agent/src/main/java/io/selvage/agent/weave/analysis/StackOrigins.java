package io.selvage.agent.weave.analysis;

import io.selvage.agent.bytecode.Names;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which instruction pushed the object that an array access, a field write or a call works on. One pass in textual order
 * with a stack of origins; where paths that came by forward jumps meet and differ, the origin is not known. Backward
 * jumps are not followed: compilers make them with nothing of interest on the stack.
 */
public final class StackOrigins {
    public static final StackOrigins NONE = new StackOrigins();

    private final Map<AbstractInsnNode, AbstractInsnNode> targets = new HashMap<>();
    private final Map<LabelNode, OriginStack> atLabels = new HashMap<>();
    /** Local variables that a lambda made here holds, or that this one, being a lambda, was given. */
    private final BitSet ofLambdas = new BitSet();

    private final Map<AbstractInsnNode, AbstractInsnNode> lasts = new HashMap<>();
    private final UnescapedObjects own = new UnescapedObjects(targets);
    private final Set<AbstractInsnNode> earlyWrites = new HashSet<>();
    private OriginStack stack = new OriginStack();
    private boolean unreachable;
    private boolean hasThis;
    private boolean monitorBlocks;
    private boolean early;
    private int probes = -1;

    private StackOrigins() {}

    public static StackOrigins of(MethodNode method) {
        StackOrigins origins = new StackOrigins();
        origins.early = method.name.equals("<init>");
        origins.hasThis = (method.access & Opcodes.ACC_STATIC) == 0;
        int parameters = StackEffects.argumentSlots(method.desc) + (origins.hasThis ? 1 : 0);
        origins.own.parameters(parameters);
        if (method.name.startsWith("lambda$")) {
            origins.ofLambdas.set(0, parameters);
        }
        method.tryCatchBlocks.forEach(
                block -> origins.atLabels.put(block.handler, new OriginStack().push(block.handler, 1)));
        for (AbstractInsnNode instruction : method.instructions) {
            origins.step(instruction);
        }
        return origins;
    }

    /** The instruction that pushed the array, the field's owner or the call's receiver; null if not known. */
    public AbstractInsnNode target(AbstractInsnNode instruction) {
        return targets.get(instruction);
    }

    /** The call or the creation of an array that pushed the last argument of {@code call}; null if it was another instruction. */
    public AbstractInsnNode lastArgument(MethodInsnNode call) {
        return lasts.get(call);
    }

    /**
     * The constructor call of the object that {@code call} works on, if this method has made it and shown it to nobody; else
     * null.
     */
    public MethodInsnNode constructorOf(MethodInsnNode call) {
        return own.constructorOf(targets.get(call));
    }

    /** True if {@code object} pushes a local variable that a lambda made here holds, or a parameter of this lambda. */
    public boolean isOfLambda(AbstractInsnNode object) {
        return object instanceof VarInsnNode load && ofLambdas.get(load.var);
    }

    /** True for a constructor's write to its own field before the call of {@code super} or {@code this}. */
    public boolean isEarlyWrite(AbstractInsnNode instruction) {
        return earlyWrites.contains(instruction);
    }

    /**
     * True if {@code array} pushes a compiler's switch table or another tool's probes, unknown to the program, or the
     * array of an initialiser, which nobody else can know yet.
     */
    public boolean isSilentArray(AbstractInsnNode array) {
        if (array instanceof VarInsnNode load) {
            return load.var == probes;
        }
        if (array instanceof FieldInsnNode field) {
            return Names.isSilentField(field.name);
        }
        return isProbes(array) || array != null && isCreation(array.getOpcode());
    }

    private static boolean isCreation(int opcode) {
        return opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY;
    }

    private static boolean isProbes(AbstractInsnNode array) {
        return array instanceof MethodInsnNode call && Names.isForeign(call.name)
                || array instanceof LdcInsnNode constant
                        && constant.cst instanceof ConstantDynamic dynamic
                        && Names.isForeign(dynamic.getName());
    }

    /** True if a field access, array access or call certainly works on the object that the method was called on. */
    public boolean isOfThis(AbstractInsnNode instruction) {
        return hasThis && target(instruction) instanceof VarInsnNode load && load.var == 0;
    }

    /** True if the method takes locks in its body. */
    public boolean hasMonitorBlocks() {
        return monitorBlocks;
    }

    private void step(AbstractInsnNode instruction) {
        if (instruction instanceof LabelNode label) {
            arrive(label);
        } else if (instruction instanceof FrameNode frame) {
            resume(frame);
        } else if (instruction.getOpcode() >= 0) {
            note(instruction);
            carryOut(instruction);
            depart(instruction);
        }
    }

    private void arrive(LabelNode label) {
        OriginStack saved = atLabels.get(label);
        if (saved == null) {
            return;
        }
        if (unreachable) {
            stack = saved.copy();
            unreachable = false;
        } else {
            stack.meet(saved, own);
        }
    }

    /** Code that is only reached by jumping back: the frame says how many values there are, not from where. */
    private void resume(FrameNode frame) {
        if (unreachable) {
            stack = new OriginStack();
            for (Object type : frame.stack) {
                boolean twoSlots = type == Opcodes.LONG || type == Opcodes.DOUBLE;
                stack.push(null, twoSlots ? 2 : 1);
            }
            unreachable = false;
        }
    }

    private void note(AbstractInsnNode instruction) {
        int depth = depthOfTarget(instruction);
        if (depth >= 0) {
            targets.put(instruction, stack.peek(depth));
        }
        if (early) {
            noteEarly(instruction);
        }
        if (instruction instanceof MethodInsnNode call) {
            noteLast(call, stack.peek(0));
            own.used(call, targets.get(call));
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic && Names.makesLambdas(dynamic.bsm.getOwner())) {
            noteCaptured(dynamic);
        }
        monitorBlocks |= instruction.getOpcode() == Opcodes.MONITORENTER;
        if (instruction.getOpcode() == Opcodes.ASTORE) {
            hasThis &= ((VarInsnNode) instruction).var != 0;
        }
        if (instruction.getOpcode() == Opcodes.ASTORE && isProbes(stack.peek(0))) {
            probes = ((VarInsnNode) instruction).var;
        }
    }

    private void noteLast(MethodInsnNode call, AbstractInsnNode last) {
        if (last instanceof MethodInsnNode || last != null && isCreation(last.getOpcode())) {
            lasts.put(call, last);
        }
    }

    private void noteEarly(AbstractInsnNode instruction) {
        AbstractInsnNode target = targets.get(instruction);
        boolean ofThis = target == null || target instanceof VarInsnNode load && load.var == 0;
        if (instruction.getOpcode() == Opcodes.PUTFIELD && ofThis) {
            earlyWrites.add(instruction);
        } else if (instruction.getOpcode() == Opcodes.INVOKESPECIAL && target != null && ofThis) {
            early = !((MethodInsnNode) instruction).name.equals("<init>");
        }
    }

    private void noteCaptured(InvokeDynamicInsnNode lambda) {
        for (int depth = StackEffects.argumentSlots(lambda.desc) - 1; depth >= 0; depth--) {
            if (stack.peek(depth) instanceof VarInsnNode load) {
                ofLambdas.set(load.var);
            }
        }
    }

    private static int depthOfTarget(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return 1;
        }
        if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            return opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE ? 3 : 2;
        }
        if (opcode == Opcodes.GETFIELD) {
            return 0;
        }
        if (opcode == Opcodes.PUTFIELD) {
            return Type.getType(((FieldInsnNode) instruction).desc).getSize();
        }
        if (instruction instanceof MethodInsnNode call && opcode != Opcodes.INVOKESTATIC) {
            return StackEffects.argumentSlots(call.desc);
        }
        return -1;
    }

    private void carryOut(AbstractInsnNode instruction) {
        switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST -> {}
            case Opcodes.DUP -> stack.duplicate(1, 0);
            case Opcodes.DUP_X1 -> stack.duplicate(1, 1);
            case Opcodes.DUP_X2 -> stack.duplicate(1, 2);
            case Opcodes.DUP2 -> stack.duplicate(2, 0);
            case Opcodes.DUP2_X1 -> stack.duplicate(2, 1);
            case Opcodes.DUP2_X2 -> stack.duplicate(2, 2);
            case Opcodes.SWAP -> {
                stack.duplicate(1, 1);
                stack.pop(1);
            }
            default -> {
                take(instruction, StackEffects.pops(instruction));
                stack.push(instruction, StackEffects.pushes(instruction));
            }
        }
    }

    private void take(AbstractInsnNode instruction, int count) {
        int receiver = instruction instanceof MethodInsnNode ? depthOfTarget(instruction) : -1;
        for (int depth = 0; depth < count; depth++) {
            if (depth != receiver) {
                own.taken(stack.peek(depth), instruction);
            }
        }
        stack.pop(count);
    }

    private void depart(AbstractInsnNode instruction) {
        if (instruction instanceof JumpInsnNode jump) {
            save(jump.label);
        } else if (instruction instanceof TableSwitchInsnNode table) {
            save(table.dflt);
            table.labels.forEach(this::save);
        } else if (instruction instanceof LookupSwitchInsnNode lookup) {
            save(lookup.dflt);
            lookup.labels.forEach(this::save);
        }
        int opcode = instruction.getOpcode();
        unreachable = opcode == Opcodes.GOTO
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    }

    private void save(LabelNode label) {
        OriginStack saved = atLabels.putIfAbsent(label, stack.copy());
        if (saved != null) {
            saved.meet(stack, own);
        }
    }
}
