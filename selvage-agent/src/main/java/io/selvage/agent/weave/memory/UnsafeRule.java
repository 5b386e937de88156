package io.selvage.agent.weave.memory;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.CallHooks;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.parking.ParkHooks;
import io.selvage.hooks.sideways.AccessModes;
import java.util.Set;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Accesses through {@code Unsafe}: by object and offset. Which variable that is, the engine finds out. Memory that is
 * no object is reported as unseen.
 */
public final class UnsafeRule implements CallRule {
    private static final Set<String> OWNERS = Set.of("sun/misc/Unsafe", "jdk/internal/misc/Unsafe");
    private static final String RAW = "(Ljava/lang/Object;JJI)V";

    /** Whether {@code owner} is a class by which memory is accessed as such. */
    public static boolean concerns(String owner) {
        return OWNERS.contains(owner);
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (!concerns(call.owner) || call.getOpcode() != INVOKEVIRTUAL) {
            return null;
        }
        return switch (call.name) {
            case "loadFence", "storeFence", "fullFence", "loadLoadFence", "storeStoreFence" ->
                VarHandleRule.fence(call, location);
            case "park" -> parking(call, "(Ljava/lang/Object;ZJ)V", location);
            case "unpark" -> parking(call, "(Ljava/lang/Object;Ljava/lang/Object;)V", location);
            case "allocateInstance", "ensureClassInitialized" -> initialising(call, location);
            case "copyMemory", "copySwapMemory" -> copying(call, location);
            case "setMemory" -> setting(call, location);
            default -> accessing(call, location);
        };
    }

    private static int site(MethodInsnNode call, int flags, WeaveLocation location) {
        return location.site(Names.dotted(call.owner) + "." + call.name, flags);
    }

    private static InsnList parking(MethodInsnNode call, String descriptor, WeaveLocation location) {
        return new CodeBuilder()
                .push(site(call, Site.READ | Site.WRITE, location))
                .hook(CallHooks.class, "atSite", "(I)V")
                .hook(ParkHooks.class, call.name, descriptor)
                .list();
    }

    private static InsnList initialising(MethodInsnNode call, WeaveLocation location) {
        return new CodeBuilder()
                .op(DUP)
                .push(site(call, Site.READ | Site.WRITE, location))
                .hook(ClassHooks.class, "initialise", "(Ljava/lang/Class;I)V")
                .add(call.clone(null))
                .list();
    }

    private static InsnList accessing(MethodInsnNode call, WeaveLocation location) {
        int flags = AccessModes.ofUnsafe(call.name);
        if (flags == 0) {
            return null;
        }
        int site = site(call, flags, location);
        if (!call.desc.startsWith("(Ljava/lang/Object;J") || !location.canHaveBridges()) {
            return outside(call, site);
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 1).var(LLOAD, 2);
        code.push(AccessModes.bytes(call.name)).op(I2L).var(ILOAD, bridged.site());
        code.hook(MemoryHooks.class, "raw", RAW).add(bridged.real().list());
        return bridged.through(code, site, location);
    }

    /** {@code call} accesses memory that is no object. */
    private static InsnList outside(MethodInsnNode call, int site) {
        return new CodeBuilder()
                .op(ACONST_NULL)
                .push(site)
                .hook(MemoryHooks.class, "unseen", "(Ljava/lang/Object;I)V")
                .add(call.clone(null))
                .list();
    }

    private static InsnList copying(MethodInsnNode call, WeaveLocation location) {
        int site = site(call, Site.WRITE, location);
        if (!call.desc.startsWith("(Ljava/lang/Object;JLjava/lang/Object;JJ") || !location.canHaveBridges()) {
            return outside(call, site);
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 1).var(LLOAD, 2);
        code.var(ALOAD, 4).var(LLOAD, 5).var(LLOAD, 7).var(ILOAD, bridged.site());
        code.hook(MemoryHooks.class, "copy", "(Ljava/lang/Object;JLjava/lang/Object;JJI)V");
        return bridged.through(code.add(bridged.real().list()), site, location);
    }

    private static InsnList setting(MethodInsnNode call, WeaveLocation location) {
        int write = site(call, Site.WRITE, location);
        if (!call.desc.startsWith("(Ljava/lang/Object;JJ") || !location.canHaveBridges()) {
            return outside(call, write);
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 1).var(LLOAD, 2).var(LLOAD, 4);
        code.var(ILOAD, bridged.site())
                .hook(MemoryHooks.class, "raw", RAW)
                .add(bridged.real().list());
        return bridged.through(code, write, location);
    }
}
