package io.selvage.agent.weave.statics;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.StackMapFrames;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.ClassState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Makes the initialiser of a class re-runnable, as {@link ClassHooks} describes it. */
public final class RerunnableInitialiser {
    private static final String STATE_TYPE = Type.getInternalName(ClassState.class);
    private static final String STATE_DESCRIPTOR = Type.getDescriptor(ClassState.class);
    private static final String OF_STATE = "(" + STATE_DESCRIPTOR + ")";

    private final WovenClass type;
    private final String known;

    /** @param known the class, by its internal name, whose initialisation is reported */
    public RerunnableInitialiser(WovenClass type, String known) {
        this.type = type;
        this.known = known;
    }

    /** Splits the initialiser, which is woven already, and adds the guard. */
    public void install() {
        MethodNode initialiser = detachInitialiser();
        Set<String> assigned = assignedFields(initialiser);
        CodeBuilder resets = new CodeBuilder();
        for (FieldNode field : type.node().fields) {
            boolean made = field.value == null || (field.access & ACC_FINAL) == 0 || assigned.contains(field.name);
            if ((field.access & ACC_STATIC) != 0 && made && !Names.isAddedByTool(field.name)) {
                field.access &= ~ACC_FINAL;
                reset(resets, field);
            }
        }
        initialiser.instructions.insert(resets.list());
        type.node()
                .fields
                .add(new FieldNode(ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC, Names.STATE, STATE_DESCRIPTOR, null, null));
        type.node().methods.add(guard());
        type.node().methods.add(realInitialiser());
    }

    private MethodNode detachInitialiser() {
        int access = ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC;
        for (MethodNode method : type.node().methods) {
            if (method.name.equals("<clinit>")) {
                method.name = Names.INITIALISER;
                method.access = access | method.access & ACC_STRICT;
                return method;
            }
        }
        MethodNode empty = new MethodNode(access, Names.INITIALISER, "()V", null, null);
        empty.instructions.add(new CodeBuilder().op(RETURN).list());
        type.node().methods.add(empty);
        return empty;
    }

    private Set<String> assignedFields(MethodNode initialiser) {
        Set<String> names = new HashSet<>();
        for (AbstractInsnNode instruction : initialiser.instructions) {
            if (instruction.getOpcode() == PUTSTATIC && ((FieldInsnNode) instruction).owner.equals(type.name())) {
                names.add(((FieldInsnNode) instruction).name);
            }
        }
        return names;
    }

    private void reset(CodeBuilder code, FieldNode field) {
        int zero = switch (Type.getType(field.desc).getSort()) {
            case Type.LONG -> LCONST_0;
            case Type.FLOAT -> FCONST_0;
            case Type.DOUBLE -> DCONST_0;
            case Type.ARRAY, Type.OBJECT -> ACONST_NULL;
            default -> ICONST_0;
        };
        code.op(zero).add(new FieldInsnNode(PUTSTATIC, type.name(), field.name, field.desc));
    }

    private MethodNode guard() {
        MethodNode guard = new MethodNode(ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC, Names.INIT, "(I)V", null, null);
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        LabelNode done = new LabelNode();
        CodeBuilder code = new CodeBuilder();
        state(code, GETSTATIC).var(ILOAD, 0);
        code.hook(ClassHooks.class, "begin", "(" + STATE_DESCRIPTOR + "I)Z").add(new JumpInsnNode(IFEQ, done));
        code.add(start);
        ancestors(code);
        code.callStatic(type.name(), Names.INITIALISER, "()V").add(end);
        state(code, GETSTATIC).hook(ClassHooks.class, "end", OF_STATE + "V").op(RETURN);
        code.add(handler);
        frame(code, StackMapFrames.handler(List.of(INTEGER))).var(ASTORE, 1);
        state(code, GETSTATIC).var(ALOAD, 1);
        code.hook(ClassHooks.class, "failed", "(" + STATE_DESCRIPTOR + "Ljava/lang/Throwable;)Ljava/lang/Throwable;");
        code.op(ATHROW).add(done);
        frame(code, StackMapFrames.branch(List.of(INTEGER))).op(RETURN);
        guard.instructions.add(code.list());
        guard.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
        return guard;
    }

    /** By the names of those that are surely in sight: what they inherit from may not be. */
    private void ancestors(CodeBuilder code) {
        ClassIndex index = type.index();
        index.ancestorWithStaticState(type.name())
                .ifPresent(ancestor -> code.var(ILOAD, 0).callStatic(type.node().superName, Names.INIT, "(I)V"));
        for (String parent : index.interfacesInitialisedWith(type.name())) {
            HolderFields.forceHolder(code, type.name(), parent).var(ILOAD, 0);
            code.callStatic(Names.holder(parent), Names.INIT, "(I)V");
        }
    }

    private MethodNode realInitialiser() {
        MethodNode method = new MethodNode(ACC_STATIC, "<clinit>", "()V", null, null);
        LabelNode done = new LabelNode();
        CodeBuilder code = new CodeBuilder();
        code.add(new TypeInsnNode(NEW, STATE_TYPE)).op(DUP).pushClass(known).pushClass(type.name());
        code.add(new MethodInsnNode(
                INVOKESPECIAL, STATE_TYPE, "<init>", "(Ljava/lang/Class;Ljava/lang/Class;)V", false));
        state(state(code, PUTSTATIC), GETSTATIC)
                .hook(ClassHooks.class, "outsideControl", OF_STATE + "Z")
                .add(new JumpInsnNode(IFEQ, done));
        code.callStatic(type.name(), Names.INITIALISER, "()V").add(done);
        frame(code, StackMapFrames.branch(List.of())).op(RETURN);
        method.instructions.add(code.list());
        return method;
    }

    private CodeBuilder state(CodeBuilder code, int opcode) {
        return code.add(new FieldInsnNode(opcode, type.name(), Names.STATE, STATE_DESCRIPTOR));
    }

    private CodeBuilder frame(CodeBuilder code, FrameNode frame) {
        return type.hasFrames() ? code.add(frame) : code;
    }
}
