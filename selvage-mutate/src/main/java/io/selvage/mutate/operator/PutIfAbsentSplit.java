package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.JumpInsnNode;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/** Replaces {@code putIfAbsent} by {@code get} and {@code put}. */
public final class PutIfAbsentSplit extends ConcurrencyOperator {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final String DESCRIPTOR = Type.getMethodDescriptor(OBJECT, OBJECT, OBJECT);

    public PutIfAbsentSplit() {
        super("SPLIT_PUT_IF_ABSENT");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> call.name.equals("putIfAbsent") && call.desc.equals(DESCRIPTOR))
                .map(call -> new Edit(
                        call,
                        "replaced putIfAbsent by get and put",
                        () -> method.replace(call, getAndPut(method, call))))
                .toList();
    }

    private static InsnList getAndPut(EditedMethod method, MethodInsnNode call) {
        int map = method.newLocal(OBJECT);
        int key = method.newLocal(OBJECT);
        int value = method.newLocal(OBJECT);
        LabelNode present = new LabelNode();
        InsnList list = new InsnList();
        list.add(new VarInsnNode(Opcodes.ASTORE, value));
        list.add(new VarInsnNode(Opcodes.ASTORE, key));
        list.add(new InsnNode(Opcodes.DUP));
        list.add(new VarInsnNode(Opcodes.ASTORE, map));
        list.add(new VarInsnNode(Opcodes.ALOAD, key));
        list.add(call(call, "get", Type.getMethodDescriptor(OBJECT, OBJECT)));
        list.add(new InsnNode(Opcodes.DUP));
        list.add(new JumpInsnNode(Opcodes.IFNONNULL, present));
        list.add(new InsnNode(Opcodes.POP));
        list.add(new VarInsnNode(Opcodes.ALOAD, map));
        list.add(new VarInsnNode(Opcodes.ALOAD, key));
        list.add(new VarInsnNode(Opcodes.ALOAD, value));
        list.add(call(call, "put", DESCRIPTOR));
        list.add(present);
        return list;
    }

    private static MethodInsnNode call(MethodInsnNode like, String name, String descriptor) {
        return new MethodInsnNode(like.getOpcode(), like.owner, name, descriptor, like.itf);
    }
}
