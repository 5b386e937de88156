package io.selvage.agent.weave.memory;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.index.FieldFacts;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** {@code equals}, {@code hashCode} and {@code toString} of a record, in which the JDK reads the fields. */
final class RecordMethods {
    private static final String MAKER = "java/lang/runtime/ObjectMethods";

    private RecordMethods() {}

    /** Announces the reads of fields that may be seen unset; null if there are none. */
    static InsnList before(InvokeDynamicInsnNode call, WeaveLocation location) {
        CodeBuilder code = new CodeBuilder();
        boolean any = false;
        if (call.bsm.getOwner().equals(MAKER)) {
            for (Object argument : call.bsmArgs) {
                any |= argument instanceof Handle getter && announce(getter, call, code, location);
            }
        }
        return any ? code.list() : null;
    }

    private static boolean announce(
            Handle getter, InvokeDynamicInsnNode call, CodeBuilder code, WeaveLocation location) {
        Optional<FieldFacts> field =
                location.type().index().field(getter.getOwner(), getter.getName(), getter.getDesc());
        if (getter.getTag() != Opcodes.H_GETFIELD
                || field.isEmpty()
                || location.type().finals().isUnobservable(field.get())) {
            return false;
        }
        String member =
                Names.dotted(field.get().declaring()) + "." + field.get().name();
        int site = location.site(member, Site.READ | Site.FINAL);
        if (Type.getArgumentCount(call.desc) > 1) {
            // of both records: the other one lies above
            read(code.op(Opcodes.DUP2, Opcodes.POP), site);
        }
        read(code.op(Opcodes.DUP), site);
        return true;
    }

    private static void read(CodeBuilder code, int site) {
        code.push(site).hook(MemoryHooks.class, "field", "(Ljava/lang/Object;I)V");
    }
}
