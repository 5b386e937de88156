package io.selvage.agent.weave;

import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Calls the initialiser's guard wherever the JVM would start an initialisation, or could rely on it being done. */
final class InitWeaver implements InstructionRule {
    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, Spot spot) {
        if (instruction instanceof FieldInsnNode access && HeldFields.isStatic(access)) {
            String name = spot.type().name();
            FieldFacts field = stateOf(access, spot.type());
            if (field != null
                    && !field.declaring().equals(name)
                    && spot.type().index().hasStaticState(field.declaring())) {
                body.insertBefore(
                        access, call(access.owner, field.declaring(), spot).list());
            }
        }
    }

    /** What the entry of {@code method} does to have its own class, which has static state, initialised. */
    static Code prologue(MethodNode method, WovenClass type) {
        Spot start = new Spot(type, method.name, MethodWeaver.firstLine(method), StackOrigins.NONE);
        return startsInitialisation(method, type) ? call(type.name(), type.name(), start) : new Code();
    }

    /** @param owner the name used here: {@code declaring} itself may be out of this class's sight */
    private static Code call(String owner, String declaring, Spot spot) {
        if (!spot.type().index().isInterface(declaring)) {
            int site = spot.site(Names.dotted(owner), Site.READ | Site.WRITE);
            return new Code().push(site).callStatic(owner, Names.INIT, "(I)V");
        }
        int site = spot.site(Names.dotted(declaring), Site.READ | Site.WRITE);
        return HeldFields.ready(new Code(), owner, declaring)
                .push(site)
                .callStatic(Names.holder(declaring), Names.INIT, "(I)V");
    }

    private static boolean startsInitialisation(MethodNode method, WovenClass type) {
        if (method.name.equals("<clinit>") || Names.isForeign(method.name) || method.name.equals("$values")) {
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
            if (instruction instanceof FieldInsnNode access && HeldFields.isStatic(access)) {
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
