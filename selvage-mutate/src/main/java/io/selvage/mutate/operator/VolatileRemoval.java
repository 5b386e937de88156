package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.AccessFlags;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.Location;
import org.pitest.mutationtest.engine.MutationIdentifier;
import org.pitest.mutationtest.engine.gregor.BasicContext;
import org.pitest.mutationtest.engine.gregor.FieldInfo;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.reloc.asm.FieldVisitor;
import org.pitest.reloc.asm.Opcodes;

/** Drops {@code volatile} from a field. */
public final class VolatileRemoval implements MethodMutatorFactory {
    @Override
    public FieldVisitor createForField(BasicContext context, FieldInfo field, FieldVisitor next) {
        if ((field.access() & Opcodes.ACC_VOLATILE) == 0) {
            return next;
        }
        MutationIdentifier id = new MutationIdentifier(
                Location.location(
                        ClassName.fromString(context.getClassInfo().getName()), field.name(), field.descriptor()),
                0,
                getGloballyUniqueId());
        context.registerMutation(id, "dropped volatile from " + field.name());
        if (next != null && context.shouldMutate(id)) {
            AccessFlags.clear(next, Opcodes.ACC_VOLATILE);
        }
        return next;
    }

    @Override
    public String getGloballyUniqueId() {
        return getClass().getName();
    }

    @Override
    public String getName() {
        return "DROP_VOLATILE";
    }

    @Override
    public String toString() {
        return getName();
    }
}
