package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.AccessFlags;
import java.util.ArrayList;
import java.util.List;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.Location;
import org.pitest.mutationtest.engine.MutationIdentifier;
import org.pitest.mutationtest.engine.gregor.BasicContext;
import org.pitest.mutationtest.engine.gregor.FieldInfo;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.mutationtest.engine.gregor.MutationContext;
import org.pitest.reloc.asm.FieldVisitor;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;

/**
 * Drops {@code volatile} from a field. PIT knows which tests cover instructions, but not fields: so the mutation is
 * registered in the first constructor, which comes behind the fields in a class file.
 */
public final class VolatileRemoval implements MethodMutatorFactory {
    /** How descriptions begin; the field's name follows. */
    public static final String DESCRIPTION = "dropped volatile from ";

    private static final String CONSTRUCTOR = "<init>";

    /** A volatile field that passed by, and where it is written; null if it is not. */
    private record Passed(String type, String field, FieldVisitor writer) {}

    /** The volatile fields of the class that passes by in this thread, until its first constructor. */
    private final ThreadLocal<List<Passed>> passing = ThreadLocal.withInitial(ArrayList::new);

    @Override
    public FieldVisitor createForField(BasicContext context, FieldInfo field, FieldVisitor next) {
        if ((field.access() & Opcodes.ACC_VOLATILE) != 0) {
            String type = context.getClassInfo().getName();
            List<Passed> fields = passing.get();
            fields.removeIf(other -> !other.type().equals(type) || other.field().equals(field.name()));
            fields.add(new Passed(type, field.name(), next));
        }
        return next;
    }

    @Override
    public MethodVisitor create(MutationContext context, MethodInfo method, MethodVisitor next) {
        String type = method.getOwningClass().getName();
        if (method.getName().equals(CONSTRUCTOR)) {
            List<Passed> fields = passing.get().stream()
                    .filter(field -> field.type().equals(type))
                    .toList();
            passing.get().clear();
            Location location =
                    Location.location(ClassName.fromString(type), method.getName(), method.getMethodDescriptor());
            for (int i = 0; i < fields.size(); i++) {
                drop(context, fields.get(i), new MutationIdentifier(location, i, getGloballyUniqueId()));
            }
        }
        return next;
    }

    private static void drop(MutationContext context, Passed field, MutationIdentifier id) {
        context.registerNewMethodStart();
        context.registerCurrentLine(0);
        context.registerMutation(id, DESCRIPTION + field.field());
        if (field.writer() != null && context.shouldMutate(id)) {
            AccessFlags.clear(field.writer(), Opcodes.ACC_VOLATILE);
        }
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
