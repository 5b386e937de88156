package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.EditedMethod;
import java.util.List;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.mutationtest.engine.gregor.MutationContext;
import org.pitest.reloc.asm.MethodVisitor;

/**
 * A concurrency mistake that can be made in one method. PIT finds its subclasses as services, so they work in every
 * build that has this module on PIT's class path.
 */
public abstract class ConcurrencyOperator implements MethodMutatorFactory {
    private final String name;

    /** @param name in capital letters, as PIT names its operators */
    ConcurrencyOperator(String name) {
        this.name = name;
    }

    /** All places of {@code method} where the mistake can be made, in the order of the instructions. */
    abstract List<Edit> edits(EditedMethod method);

    @Override
    public final MethodVisitor create(MutationContext context, MethodInfo method, MethodVisitor next) {
        return OperatorVisitor.of(this, context, method, next);
    }

    @Override
    public final String getGloballyUniqueId() {
        return getClass().getName();
    }

    @Override
    public final String getName() {
        return name;
    }

    @Override
    public final String description() {
        return "Concurrency operator " + name;
    }

    @Override
    public final String toString() {
        return name;
    }
}
