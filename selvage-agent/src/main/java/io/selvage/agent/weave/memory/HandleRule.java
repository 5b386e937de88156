package io.selvage.agent.weave.memory;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.InstructionRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.Site;
import io.selvage.hooks.sideways.HandleHooks;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Where a method handle is made, woven code gets one that reports what it does. */
public final class HandleRule implements CallRule, InstructionRule {
    private static final String HANDLE = "Ljava/lang/invoke/MethodHandle;";
    private static final String MODE = "Ljava/lang/invoke/VarHandle$AccessMode;";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String VARIABLE = "Ljava/lang/invoke/VarHandle;";
    /** What makes a VarHandle of another one. */
    private static final Set<String> ADAPTING = Set.of(
            "filterValue",
            "filterCoordinates",
            "insertCoordinates",
            "permuteCoordinates",
            "collectCoordinates",
            "dropCoordinates");

    private static final Set<String> FINDING = Set.of(
            "findVirtual",
            "findStatic",
            "findSpecial",
            "findConstructor",
            "unreflectConstructor",
            "findGetter",
            "findSetter",
            "findStaticGetter",
            "findStaticSetter",
            "unreflect",
            "unreflectSpecial",
            "unreflectGetter",
            "unreflectSetter");

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (!call.owner.startsWith("java/lang/invoke/")) {
            return null;
        }
        int site = location.site(Names.dotted(call.owner) + "." + call.name, Site.READ | Site.WRITE);
        return switch (call.owner) {
            case LOOKUP -> ofLookup(call, site, location);
            case "java/lang/invoke/MethodHandles" -> ofHandles(call, site, location);
            case "java/lang/invoke/VarHandle" -> ofVariable(call, site, location);
            default -> null;
        };
    }

    private static InsnList ofLookup(MethodInsnNode call, int site, WeaveLocation location) {
        if (FINDING.contains(call.name)) {
            return behind(call, "made", site);
        }
        if (!call.name.equals("bind") || !location.canHaveBridges()) {
            return null;
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code =
                bridged.real().var(ALOAD, 0).var(ALOAD, 1).var(ALOAD, 2).var(ALOAD, 3);
        code.var(ILOAD, bridged.site());
        String rest = "L" + LOOKUP + ";Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;I)" + HANDLE;
        return bridged.through(code.hook(HandleHooks.class, "bound", "(" + HANDLE + rest), site, location);
    }

    private static InsnList ofHandles(MethodInsnNode call, int site, WeaveLocation location) {
        return switch (call.name) {
            case "arrayElementGetter" -> behind(call, "ofElements", location.site("array[]", Site.READ | Site.ELEMENT));
            case "arrayElementSetter" ->
                behind(call, "ofElements", location.site("array[]", Site.WRITE | Site.ELEMENT));
            case "varHandleInvoker", "varHandleExactInvoker" -> {
                if (!location.canHaveBridges()) {
                    yield null;
                }
                BridgedCall bridged = new BridgedCall(call);
                CodeBuilder code = bridged.real().var(ALOAD, 0).var(ILOAD, bridged.site());
                code.hook(HandleHooks.class, "ofInvoker", "(" + HANDLE + MODE + "I)" + HANDLE);
                yield bridged.through(code, site, location);
            }
            default -> ADAPTING.contains(call.name) ? adapting(call, site, location) : null;
        };
    }

    private static InsnList adapting(MethodInsnNode call, int site, WeaveLocation location) {
        if (!location.canHaveBridges()) {
            return null;
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 0).var(ILOAD, bridged.site());
        code.hook(HandleHooks.class, "adapted", "(" + VARIABLE + "I)" + VARIABLE)
                .var(ASTORE, 0);
        return bridged.through(code.add(bridged.real().list()), site, location);
    }

    private static InsnList ofVariable(MethodInsnNode call, int site, WeaveLocation location) {
        if (!call.name.equals("toMethodHandle") || !location.canHaveBridges()) {
            return null;
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = bridged.real().var(ALOAD, 0).var(ALOAD, 1).var(ILOAD, bridged.site());
        code.hook(HandleHooks.class, "ofMode", "(" + HANDLE + VARIABLE + MODE + "I)" + HANDLE);
        return bridged.through(code, site, location);
    }

    private static InsnList behind(MethodInsnNode call, String hook, int site) {
        return new CodeBuilder()
                .add(call.clone(null))
                .push(site)
                .hook(HandleHooks.class, hook, "(" + HANDLE + "I)" + HANDLE)
                .list();
    }

    /** Constants that are method handles. */
    @Override
    public void weave(AbstractInsnNode instruction, InsnList body, WeaveLocation location) {
        if (instruction instanceof LdcInsnNode constant && constant.cst instanceof Handle handle) {
            int site = location.site(Names.dotted(handle.getOwner()) + "." + handle.getName(), Site.READ | Site.WRITE);
            body.insert(
                    instruction,
                    new CodeBuilder()
                            .push(site)
                            .hook(HandleHooks.class, "made", "(" + HANDLE + "I)" + HANDLE)
                            .list());
        }
    }
}
