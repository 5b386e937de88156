package io.selvage.agent.weave.memory;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.index.FieldFacts;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Site;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Classes of method granularity: what a method does to the fields of its own object is announced once, at its
 * beginning, as an access to the object as a whole. All other accesses to such fields are announced one by one, but as
 * accesses to the whole object too, so that none is overlooked.
 */
public final class MethodGranularity {
    private MethodGranularity() {}

    /** True if {@code access} is to an instance field of a class of method granularity, {@code owner}. */
    static boolean concerns(FieldInsnNode access, String owner, WeaveLocation location) {
        boolean ofInstance = access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.PUTFIELD;
        return ofInstance && location.type().index().grain(owner) == OperationGranularity.METHOD;
    }

    /** True if the announcement at the beginning of the method stands for {@code access}. */
    static boolean standsFor(FieldInsnNode access, String owner, WeaveLocation location) {
        return owner.equals(location.type().name())
                && !location.method().equals("<init>")
                && location.origins().isOnThis(access)
                && !location.origins().hasMonitorBlocks();
    }

    static InsnList alone(FieldInsnNode access, String owner, int flags, WeaveLocation location) {
        boolean writes = access.getOpcode() == Opcodes.PUTFIELD;
        int more = writes ? Site.WRITE | MemoryWeaver.birth(access, location) : Site.READ;
        int site = location.site(Names.dotted(owner) + "." + access.name, flags | more);
        return MemoryWeaver.fieldAccess(access, site, "wholeObject");
    }

    /** What {@code method}, not yet woven, begins with. */
    public static InsnList announcement(MethodNode method, WeaveLocation location) {
        int flags = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FieldInsnNode access) {
                flags |= use(access, location);
            }
        }
        if (flags == 0) {
            return new InsnList();
        }
        // A method that writes need not have read before: a method that only overwrites is a writer all the same.
        int site = location.site(
                Names.dotted(location.type().name()) + "." + method.name,
                (flags & Site.WRITE) != 0 ? Site.READ | Site.WRITE : Site.READ);
        return new CodeBuilder()
                .var(Opcodes.ALOAD, 0)
                .push(site)
                .hook(MemoryHooks.class, "wholeObject", "(Ljava/lang/Object;I)V")
                .list();
    }

    private static int use(FieldInsnNode access, WeaveLocation location) {
        Optional<FieldFacts> facts = location.type().index().field(access.owner, access.name, access.desc);
        String owner = facts.map(FieldFacts::declaring).orElse(access.owner);
        boolean counts = !(facts.isPresent() && location.type().finals().isUnobservable(facts.get()))
                && concerns(access, owner, location)
                && standsFor(access, owner, location);
        return !counts ? 0 : access.getOpcode() == Opcodes.PUTFIELD ? Site.WRITE : Site.READ;
    }
}
