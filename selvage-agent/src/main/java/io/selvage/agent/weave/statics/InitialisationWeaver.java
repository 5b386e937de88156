package io.selvage.agent.weave.statics;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.index.FieldFacts;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Calls the initialiser's guard wherever the JVM would start an initialisation, or could rely on it being done. */
public final class InitialisationWeaver implements InstructionRule {
    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        if (instruction instanceof FieldInsnNode access && HolderFields.isStatic(access)) {
            String name = location.type().name();
            FieldFacts field = stateOf(access, location.type());
            if (field != null
                    && !field.declaring().equals(name)
                    && location.type().index().hasStaticState(field.declaring())) {
                body.insertBefore(
                        access, call(access.owner, field.declaring(), location).list());
            }
        }
    }

    /** What the entry of {@code method} does to have its own class, which has static state, initialised. */
    public static CodeBuilder prologue(MethodNode method, WovenClass type) {
        WeaveLocation start = WeaveLocation.atStart(method, type, StackOrigins.NONE);
        return startsInitialisation(method, type) ? call(type.name(), type.name(), start) : new CodeBuilder();
    }

    /** @param owner the name used here: {@code declaring} itself may be out of this class's sight */
    private static CodeBuilder call(String owner, String declaring, WeaveLocation location) {
        if (!location.type().index().isInterface(declaring)) {
            int site = location.site(Names.dotted(owner), Site.READ | Site.WRITE);
            return new CodeBuilder().push(site).callStatic(owner, Names.INIT, "(I)V");
        }
        int site = location.site(Names.dotted(declaring), Site.READ | Site.WRITE);
        return HolderFields.forceHolder(new CodeBuilder(), owner, declaring)
                .push(site)
                .callStatic(Names.holder(declaring), Names.INIT, "(I)V");
    }

    private static boolean startsInitialisation(MethodNode method, WovenClass type) {
        if (method.name.equals("<clinit>") || Names.isAddedByTool(method.name) || method.name.equals("$values")) {
            return false;
        }
        boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        return method.name.equals("<init>")
                || isStatic && !isPrivate && !method.name.startsWith("lambda$")
                || usesOwnState(method, type);
    }

    /** Code may hold an object, or be a lambda, made before this execution: then nothing else starts it. */
    private static boolean usesOwnState(MethodNode method, WovenClass type) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FieldInsnNode access && HolderFields.isStatic(access)) {
                FieldFacts field = stateOf(access, type);
                if (field != null && field.declaring().equals(type.name())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static FieldFacts stateOf(FieldInsnNode access, WovenClass type) {
        return type.index()
                .field(access.owner, access.name, access.desc)
                .filter(FieldFacts::isStaticState)
                .orElse(null);
    }
}
