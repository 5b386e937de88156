package io.selvage.agent.weave.memory;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.index.FieldFacts;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Weaving;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Announces accesses to fields and array elements, right before they happen. Uses the stack only, no locals. */
public final class MemoryWeaver implements InstructionRule {
    private static final String[] ELEMENTS = {"int", "long", "float", "double", "Object", "byte", "char", "short"};

    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        InsnList announcement = isCompilerMade(location) ? null : before(instruction, location);
        if (announcement != null) {
            body.insertBefore(instruction, announcement);
        }
    }

    static boolean isCompilerMade(WeaveLocation location) {
        return location.type().isEnum()
                && (location.method().equals("$values") || location.method().equals("values"));
    }

    /** What to insert before {@code instruction}; null if it is no access that another thread could observe. */
    private static InsnList before(AbstractInsnNode instruction, WeaveLocation location) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            return field(field, location);
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return RecordMethods.before(dynamic, location);
        }
        if (opcode >= IALOAD && opcode <= SALOAD) {
            return isUnobservableArray(instruction, location) ? null : elementRead(opcode, location);
        }
        if (opcode >= IASTORE && opcode <= SASTORE) {
            return isUnobservableArray(instruction, location) ? null : elementWrite(opcode, location);
        }
        return null;
    }

    private static InsnList field(FieldInsnNode access, WeaveLocation location) {
        Optional<FieldFacts> facts = location.type().index().field(access.owner, access.name, access.desc);
        boolean isPrivate = facts.isPresent() && isOfOneThread(access, facts.get(), location);
        // before super() the verifier lets a constructor set its own fields, but not pass itself on
        boolean isEarly = location.origins().isEarlyWrite(access);
        String owner = facts.map(FieldFacts::declaring).orElse(access.owner);
        if (isPrivate
                || isEarly
                || Names.isUnobservable(access.name)
                || Weaving.isTrustedUnshared(Names.dotted(owner))) {
            return null;
        }
        int flags = (facts.isPresent() && facts.get().isVolatile() ? Site.VOLATILE : 0)
                | (facts.isPresent() && facts.get().isFinal() ? Site.FINAL : 0)
                | (Weaving.isCheckedUnshared(Names.dotted(owner)) ? Site.THREAD_CONFINED : 0);
        if (MethodGranularity.concerns(access, owner, location)) {
            return MethodGranularity.standsFor(access, owner, location)
                    ? null
                    : MethodGranularity.alone(access, owner, flags, location);
        }
        String member = Names.dotted(owner) + "." + access.name;
        if (location.type().isInside() && !location.type().index().isWoven(owner)) {
            return foreign(access, member, flags, location);
        }
        return switch (access.getOpcode()) {
            case GETFIELD -> fieldAccess(access, location.site(member, flags | Site.READ), "field");
            case PUTFIELD ->
                fieldAccess(access, location.site(member, flags | Site.WRITE | birth(access, location)), "field");
            case GETSTATIC -> staticHook(location.site(member, flags | Site.READ | Site.STATIC));
            default -> staticHook(location.site(member, flags | Site.WRITE | Site.STATIC));
        };
    }

    /** Other accesses to the field are not announced: its class is of the JDK, too, and runs as it is. */
    private static InsnList foreign(FieldInsnNode access, String member, int flags, WeaveLocation location) {
        boolean reads = access.getOpcode() == GETFIELD || access.getOpcode() == GETSTATIC;
        int site = location.site(member, flags | (reads ? Site.READ : Site.WRITE));
        if (access.getOpcode() == GETFIELD || access.getOpcode() == PUTFIELD) {
            return fieldAccess(access, site, "foreignField");
        }
        CodeBuilder code = new CodeBuilder().op(ACONST_NULL).push(site);
        return code.hook(MemoryHooks.class, "unseen", "(Ljava/lang/Object;I)V").list();
    }

    /** True if {@code field} is final and no other thread can know its object when it is set, here or anywhere. */
    private static boolean isOfOneThread(FieldInsnNode access, FieldFacts field, WeaveLocation location) {
        boolean sets = field.isFinal() && access.getOpcode() == PUTFIELD && !isLate(access, location);
        return sets || location.type().finals().isUnobservable(field);
    }

    private static boolean isLate(FieldInsnNode access, WeaveLocation location) {
        WovenClass type = location.type();
        return type.finals().isLate(access, type.name(), location.method() + location.descriptor());
    }

    /** The thread that makes an object is the first to use it, unless it lets others know it before. */
    static int birth(FieldInsnNode access, WeaveLocation location) {
        boolean isBirth =
                location.method().equals("<init>") && location.origins().isOnThis(access) && !isLate(access, location);
        return isBirth ? Site.IN_CONSTRUCTOR : 0;
    }

    private static CodeBuilder fieldHook(CodeBuilder code, int site, String hook) {
        return code.push(site).hook(MemoryHooks.class, hook, "(Ljava/lang/Object;I)V");
    }

    /** Calls {@code hook} with the object whose field is about to be read or written. */
    static InsnList fieldAccess(FieldInsnNode access, int site, String hook) {
        if (access.getOpcode() == GETFIELD) {
            return fieldHook(new CodeBuilder().op(DUP), site, hook).list();
        }
        if (Type.getType(access.desc).getSize() == 1) {
            return fieldHook(new CodeBuilder().op(DUP2, POP), site, hook).list();
        }
        return fieldHook(new CodeBuilder().op(DUP2_X1, POP2, DUP), site, hook)
                .op(DUP_X2, POP)
                .list();
    }

    private static InsnList staticHook(int site) {
        return new CodeBuilder()
                .push(site)
                .hook(MemoryHooks.class, "staticField", "(I)V")
                .list();
    }

    private static InsnList elementRead(int opcode, WeaveLocation location) {
        int site = location.site(ELEMENTS[opcode - IALOAD] + "[]", Site.READ | Site.ELEMENT);
        return elementHook(new CodeBuilder().op(DUP2), site);
    }

    private static InsnList elementWrite(int opcode, WeaveLocation location) {
        int site = location.site(ELEMENTS[opcode - IASTORE] + "[]", Site.WRITE | Site.ELEMENT);
        boolean twoSlots = opcode == LASTORE || opcode == DASTORE;
        CodeBuilder exposed =
                twoSlots ? new CodeBuilder().op(DUP2_X2, POP2, DUP2_X2) : new CodeBuilder().op(DUP_X2, POP, DUP2_X1);
        return elementHook(exposed, site);
    }

    private static InsnList elementHook(CodeBuilder code, int site) {
        return code.push(site)
                .hook(MemoryHooks.class, "element", "(Ljava/lang/Object;II)V")
                .list();
    }

    private static boolean isUnobservableArray(AbstractInsnNode access, WeaveLocation location) {
        return location.origins().isUnobservableArray(location.origins().target(access));
    }
}
