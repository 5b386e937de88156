package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.FieldInsnNode;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.LdcInsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Gives up waiting after a millisecond. */
public final class TimedWait extends ConcurrencyOperator {
    private static final String UNIT = "java/util/concurrent/TimeUnit";

    public TimedWait() {
        super("TIMED_WAIT");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(call -> call.desc.endsWith("()V") && (Call.WAIT.is(call) || Call.AWAIT.is(call)))
                .filter(call -> call.name.equals("wait") || call.name.equals("await"))
                .map(call -> new Edit(
                        call, "gave up the " + call.name + " after 1 ms", () -> method.replace(call, timed(call))))
                .toList();
    }

    private static InsnList timed(MethodInsnNode call) {
        InsnList list = new InsnList();
        list.add(new LdcInsnNode(1L));
        if (call.name.equals("wait")) {
            list.add(new MethodInsnNode(call.getOpcode(), call.owner, "wait", "(J)V", call.itf));
            return list;
        }
        Type unit = Type.getObjectType(UNIT);
        list.add(new FieldInsnNode(Opcodes.GETSTATIC, UNIT, "MILLISECONDS", unit.getDescriptor()));
        list.add(new MethodInsnNode(
                call.getOpcode(),
                call.owner,
                "await",
                Type.getMethodDescriptor(Type.BOOLEAN_TYPE, Type.LONG_TYPE, unit),
                call.itf));
        list.add(new InsnNode(Opcodes.POP));
        return list;
    }
}
