package io.selvage.agent.weave.analysis;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
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
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Which instruction pushed the object that an array access, a field write or a call works on. One pass in textual order
 * with a stack of origins; where paths that came by forward jumps meet and differ, the origin is not known. Backward
 * jumps are not followed: compilers make them with nothing of interest on the stack.
 */
public final class StackOrigins {
    public static final StackOrigins NONE = new StackOrigins();

    private final Map<AbstractInsnNode, AbstractInsnNode> targets = new HashMap<>();
    private final Map<LabelNode, Frame<SourceValue>> atLabels = new HashMap<>();
    /** Local variables that a lambda made here holds, or that this one, being a lambda, was given. */
    private final BitSet ofLambdas = new BitSet();

    private final Map<AbstractInsnNode, AbstractInsnNode> lastArguments = new HashMap<>();
    /** What pushed the index of an array access. */
    private final Map<AbstractInsnNode, AbstractInsnNode> indices = new HashMap<>();

    private MethodNode method;
    private final UnescapedObjects objects = new UnescapedObjects(targets);
    private final Set<AbstractInsnNode> earlyWrites = new HashSet<>();
    private final OriginInterpreter interpreter = new OriginInterpreter(objects);
    private Frame<SourceValue> stack;
    private boolean unreachable;
    private boolean hasThis;
    private boolean monitorBlocks;
    private boolean early;
    private int coverageProbes = -1;
    private boolean readsClock;
    private ClockUses clockUses = ClockUses.NONE;

    private StackOrigins() {}

    public static StackOrigins of(MethodNode method) {
        StackOrigins origins = new StackOrigins();
        origins.method = method;
        origins.early = method.name.equals("<init>");
        origins.hasThis = (method.access & Opcodes.ACC_STATIC) == 0;
        int parameters = ParameterTypes.slots(method.desc) + (origins.hasThis ? 1 : 0);
        origins.objects.parameters(parameters);
        if (method.name.startsWith("lambda$")) {
            origins.ofLambdas.set(0, parameters);
        }
        origins.stack = new Frame<>(method.maxLocals, method.maxStack);
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            Frame<SourceValue> caught = new Frame<>(method.maxLocals, method.maxStack);
            caught.push(new SourceValue(1, block.handler));
            origins.atLabels.put(block.handler, caught);
        }
        for (AbstractInsnNode instruction : method.instructions) {
            origins.step(instruction);
        }
        if (origins.readsClock) {
            origins.clockUses = ClockUses.of(method);
        }
        return origins;
    }

    /** The instruction that pushed the array, the field's owner or the call's receiver; null if not known. */
    public AbstractInsnNode target(AbstractInsnNode instruction) {
        return targets.get(instruction);
    }

    /** The instruction that pushed the index of an array access; null if not known. */
    public AbstractInsnNode index(AbstractInsnNode access) {
        return indices.get(access);
    }

    /** The method; null for {@link #NONE}. */
    public MethodNode method() {
        return method;
    }

    /**
     * The call or the creation of an array that pushed the last argument of {@code call}; null if it was another
     * instruction.
     */
    public AbstractInsnNode lastArgument(MethodInsnNode call) {
        return lastArguments.get(call);
    }

    /**
     * The constructor call of the object that {@code call} works on, if this method has made it and it has not escaped;
     * else null.
     */
    public MethodInsnNode constructorOf(MethodInsnNode call) {
        return objects.constructorOf(targets.get(call));
    }

    /** True if {@code object} pushes a local variable that a lambda made here holds, or a parameter of this lambda. */
    public boolean isOfLambda(AbstractInsnNode object) {
        return object instanceof VarInsnNode load && ofLambdas.get(load.var);
    }

    /** True for a constructor's write to its objects field before the call of {@code super} or {@code this}. */
    public boolean isEarlyWrite(AbstractInsnNode instruction) {
        return earlyWrites.contains(instruction);
    }

    /**
     * True if {@code array} pushes a compiler's switch table or another tool's coverageProbes, unknown to the program,
     * or the array of an initialiser, which no other code can know yet.
     */
    public boolean isUnobservableArray(AbstractInsnNode array) {
        if (array instanceof VarInsnNode load) {
            return load.var == coverageProbes;
        }
        if (array instanceof FieldInsnNode field) {
            return Names.isUnobservable(field.name);
        }
        return isCoverageProbes(array) || array != null && isCreation(array.getOpcode());
    }

    private static boolean isCreation(int opcode) {
        return opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY;
    }

    private static boolean isCoverageProbes(AbstractInsnNode array) {
        return array instanceof MethodInsnNode call
                        && (Names.isAddedByTool(call.name) || Names.isCoverageStore(call.owner))
                || array instanceof FieldInsnNode field && Names.isAddedByTool(field.name)
                || array instanceof LdcInsnNode constant
                        && constant.cst instanceof ConstantDynamic dynamic
                        && Names.isAddedByTool(dynamic.getName());
    }

    /** True if a field access, array access or call certainly works on the object that the method was called on. */
    public boolean isOnThis(AbstractInsnNode instruction) {
        return hasThis && target(instruction) instanceof VarInsnNode load && load.var == 0;
    }

    /** What the method does with the times that it reads. */
    public ClockUses clockUses() {
        return clockUses;
    }

    /** True if the method takes locks in its body. */
    public boolean hasMonitorBlocks() {
        return monitorBlocks;
    }

    private void step(AbstractInsnNode instruction) {
        if (instruction instanceof LabelNode label) {
            mergeAt(label);
        } else if (instruction instanceof FrameNode frame) {
            resume(frame);
        } else if (instruction.getOpcode() >= 0) {
            record(instruction);
            execute(instruction);
            leaveTo(instruction);
        }
    }

    private void mergeAt(LabelNode label) {
        Frame<SourceValue> saved = atLabels.get(label);
        if (saved == null) {
            return;
        }
        if (unreachable) {
            stack = new Frame<>(saved);
            unreachable = false;
        } else {
            merge(stack, saved);
        }
    }

    /** Code that is only reached by jumping back: the frame says how many values there are, not from where. */
    private void resume(FrameNode frame) {
        if (unreachable) {
            stack.clearStack();
            for (Object type : frame.stack) {
                boolean twoSlots = type == Opcodes.LONG || type == Opcodes.DOUBLE;
                stack.push(new SourceValue(twoSlots ? 2 : 1));
            }
            unreachable = false;
        }
    }

    private void record(AbstractInsnNode instruction) {
        int depth = depthOfTarget(instruction);
        if (depth >= 0) {
            targets.put(instruction, peek(depth));
        }
        if (instruction.getOpcode() == Opcodes.AALOAD) {
            indices.put(instruction, peek(0));
        }
        if (early) {
            recordEarlyWrite(instruction);
        }
        if (instruction instanceof MethodInsnNode call) {
            readsClock |= ClockUses.isReading(call);
            recordLastArgument(call, peek(0));
            objects.receiver(call, targets.get(call));
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic && Names.makesLambdas(dynamic.bsm.getOwner())) {
            recordCaptured(dynamic);
        }
        monitorBlocks |= instruction.getOpcode() == Opcodes.MONITORENTER;
        if (instruction.getOpcode() == Opcodes.ASTORE) {
            hasThis &= ((VarInsnNode) instruction).var != 0;
        }
        if (instruction.getOpcode() == Opcodes.ASTORE && isCoverageProbes(peek(0))) {
            coverageProbes = ((VarInsnNode) instruction).var;
        }
    }

    private void recordLastArgument(MethodInsnNode call, AbstractInsnNode last) {
        if (last instanceof MethodInsnNode || last != null && isCreation(last.getOpcode())) {
            lastArguments.put(call, last);
        }
    }

    private void recordEarlyWrite(AbstractInsnNode instruction) {
        AbstractInsnNode target = targets.get(instruction);
        boolean ofThis = target == null || target instanceof VarInsnNode load && load.var == 0;
        if (instruction.getOpcode() == Opcodes.PUTFIELD && ofThis) {
            earlyWrites.add(instruction);
        } else if (instruction.getOpcode() == Opcodes.INVOKESPECIAL && target != null && ofThis) {
            early = !((MethodInsnNode) instruction).name.equals("<init>");
        }
    }

    private void recordCaptured(InvokeDynamicInsnNode lambda) {
        for (int depth = Type.getArgumentCount(lambda.desc) - 1; depth >= 0; depth--) {
            if (peek(depth) instanceof VarInsnNode load) {
                ofLambdas.set(load.var);
            }
        }
    }

    /** How many values lie above the object that the instruction works on; negative if it works on none. */
    private static int depthOfTarget(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD || opcode == Opcodes.PUTFIELD) {
            return 1;
        }
        if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            return 2;
        }
        if (opcode == Opcodes.GETFIELD) {
            return 0;
        }
        if (instruction instanceof MethodInsnNode call && opcode != Opcodes.INVOKESTATIC) {
            return Type.getArgumentCount(call.desc);
        }
        return -1;
    }

    private void execute(AbstractInsnNode instruction) {
        try {
            stack.execute(instruction, interpreter);
        } catch (AnalyzerException | IndexOutOfBoundsException deadCode) {
            stack.clearStack();
        }
    }

    private AbstractInsnNode peek(int depth) {
        int at = stack.getStackSize() - 1 - depth;
        return at < 0 ? null : OriginInterpreter.origin(stack.getStack(at));
    }

    /**
     * Forgets the origins of {@code into} that are not the same in {@code other}, the stack of another path to the same
     * instruction.
     */
    private void merge(Frame<SourceValue> into, Frame<SourceValue> other) {
        for (int i = 0; i < into.getStackSize(); i++) {
            SourceValue here = into.getStack(i);
            AbstractInsnNode mine = OriginInterpreter.origin(here);
            AbstractInsnNode theirs = i < other.getStackSize() ? OriginInterpreter.origin(other.getStack(i)) : null;
            boolean isSame = theirs == mine || isCoverageProbes(theirs) && isCoverageProbes(mine);
            if (theirs == null || !isSame) {
                objects.escape(theirs);
                objects.escape(mine);
                into.setStack(i, new SourceValue(here.size));
            }
        }
    }

    private void leaveTo(AbstractInsnNode instruction) {
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
        Frame<SourceValue> saved = atLabels.get(label);
        if (saved == null) {
            atLabels.put(label, new Frame<>(stack));
        } else {
            merge(saved, stack);
        }
    }
}
