package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.AccessFlags;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.Tee;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.Location;
import org.pitest.mutationtest.engine.MutationIdentifier;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.mutationtest.engine.gregor.MutationContext;
import org.pitest.reloc.asm.Label;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.tree.LabelNode;
import org.pitest.reloc.asm.tree.MethodNode;

/**
 * Registers the edits of one operator in one method, and makes the one that PIT asks for.
 *
 * <p>The edits depend on the whole method, so they are registered at its end, numbered from 0. PIT numbers its own
 * mutations by instruction, while instructions pass by. So, when mutations are looked for, instructions are handed
 * on at once, for the operators behind this one. When a mutation of this operator is made, PIT uses no other operator,
 * and the instructions are kept and edited first.
 */
final class OperatorVisitor extends MethodNode {
    /** More edits of one operator in one method are not offered. */
    private static final int MOST = 256;

    private final ConcurrencyOperator operator;
    private final MutationContext context;
    private final MethodInfo method;
    private final MethodVisitor next;
    private final Location location;
    private final EditedMethod edited;
    /** PIT's labels serve several copies of the method, each of which needs nodes of its own. */
    private final Map<Label, LabelNode> labels = new HashMap<>();

    private OperatorVisitor(
            ConcurrencyOperator operator, MutationContext context, MethodInfo method, MethodVisitor next) {
        super(Opcodes.ASM9, method.getAccess(), method.getName(), method.getMethodDescriptor(), null, null);
        this.operator = operator;
        this.context = context;
        this.method = method;
        this.next = next;
        location = Location.location(
                ClassName.fromString(method.getOwningClass().getName()),
                method.getName(),
                method.getMethodDescriptor());
        edited = new EditedMethod(method, this);
    }

    @Override
    protected LabelNode getLabelNode(Label label) {
        return labels.computeIfAbsent(label, unknown -> new LabelNode());
    }

    static MethodVisitor of(
            ConcurrencyOperator operator, MutationContext context, MethodInfo method, MethodVisitor next) {
        OperatorVisitor visitor = new OperatorVisitor(operator, context, method, next);
        return visitor.isTarget() ? visitor : new Tee(visitor, next, () -> visitor.register());
    }

    private boolean isTarget() {
        for (int index = 0; index < MOST; index++) {
            if (context.shouldMutate(id(index))) {
                return true;
            }
        }
        return false;
    }

    private MutationIdentifier id(int index) {
        return new MutationIdentifier(location, index, operator.getGloballyUniqueId());
    }

    /** Only if the mutation that is asked for is one of this operator's. */
    @Override
    public void visitEnd() {
        List<Edit> edits = register();
        for (int index = 0; index < edits.size(); index++) {
            if (context.shouldMutate(id(index))) {
                edits.get(index).apply().run();
            }
        }
        if (next != null) {
            if (isNoLongerSynchronized()) {
                AccessFlags.clear(next, Opcodes.ACC_SYNCHRONIZED);
            }
            accept(next);
        }
    }

    private boolean isNoLongerSynchronized() {
        return (method.getAccess() & Opcodes.ACC_SYNCHRONIZED) != 0 && !edited.isSynchronized();
    }

    /** Block 0 is the method's entry: whoever calls the method covers the mutation. */
    private List<Edit> register() {
        List<Edit> edits = operator.edits(edited);
        context.registerNewMethodStart();
        for (int index = 0; index < Math.min(edits.size(), MOST); index++) {
            Edit edit = edits.get(index);
            context.registerCurrentLine(edited.line(edit.at()));
            context.registerMutation(id(index), edit.description());
        }
        return edits;
    }
}
