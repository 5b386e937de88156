package io.selvage.agent.weave.memory;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.sideways.ReflectionHooks;
import java.util.Set;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Accesses and calls by {@code java.lang.reflect}, and classes that are found by name. */
public final class ReflectionRule implements CallRule {
    private static final String METHOD = "Ljava/lang/reflect/Method;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final Set<String> TYPES =
            Set.of("", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double");

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        return switch (call.owner) {
            case "java/lang/reflect/Field" -> ofField(call, location);
            case "java/lang/reflect/Array" -> ofArray(call, location);
            case "java/lang/reflect/Method" -> ofMethod(call, location);
            case "java/lang/reflect/Constructor" -> ofConstructor(call, location);
            case "java/lang/Class" ->
                call.name.equals("newInstance") ? ofNewInstance(call, location) : ofClass(call, location);
            case "java/lang/invoke/MethodHandles$Lookup" ->
                call.name.equals("ensureInitialized") ? initialising(call, location) : null;
            default -> null;
        };
    }

    /** Whether {@code call} only reads a field or an element. */
    public static boolean isRead(MethodInsnNode call) {
        boolean ofVariable =
                call.owner.equals("java/lang/reflect/Field") || call.owner.equals("java/lang/reflect/Array");
        return ofVariable && isAccess(call, "get");
    }

    private static boolean isAccess(MethodInsnNode call, String verb) {
        return call.name.startsWith(verb)
                && TYPES.contains(call.name.substring(verb.length()))
                && call.desc.startsWith("(" + OBJECT);
    }

    private static int site(MethodInsnNode call, int flags, WeaveLocation location) {
        return location.site(Names.dotted(call.owner) + "." + call.name, flags);
    }

    private static InsnList ofField(MethodInsnNode call, WeaveLocation location) {
        String descriptor = "(Ljava/lang/reflect/Field;Ljava/lang/Object;I)V";
        if (isAccess(call, "get")) {
            CodeBuilder code = new CodeBuilder().op(DUP2).push(site(call, Site.READ, location));
            return code.hook(ReflectionHooks.class, "read", descriptor)
                    .add(call.clone(null))
                    .list();
        }
        if (!isAccess(call, "set")) {
            return null;
        }
        int site = site(call, Site.WRITE, location);
        if (!location.canHaveBridges()) {
            return unseen(call, site);
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 0).var(ALOAD, 1).var(ILOAD, bridged.site());
        code.hook(ReflectionHooks.class, "write", descriptor).add(bridged.real().list());
        return bridged.through(code, site, location);
    }

    private static InsnList unseen(MethodInsnNode call, int site) {
        return new CodeBuilder()
                .op(ACONST_NULL)
                .push(site)
                .hook(MemoryHooks.class, "unseen", "(Ljava/lang/Object;I)V")
                .add(call.clone(null))
                .list();
    }

    private static InsnList ofArray(MethodInsnNode call, WeaveLocation location) {
        String descriptor = "(Ljava/lang/Object;II)V";
        if (isAccess(call, "get")) {
            CodeBuilder code = new CodeBuilder().op(DUP2).push(site(call, Site.READ | Site.ELEMENT, location));
            return code.hook(MemoryHooks.class, "element", descriptor)
                    .add(call.clone(null))
                    .list();
        }
        if (!isAccess(call, "set")) {
            return null;
        }
        int site = site(call, Site.WRITE | Site.ELEMENT, location);
        if (!location.canHaveBridges()) {
            return unseen(call, site);
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = new CodeBuilder().var(ALOAD, 0).var(ILOAD, 1).var(ILOAD, bridged.site());
        code.hook(MemoryHooks.class, "element", descriptor).add(bridged.real().list());
        return bridged.through(code, site, location);
    }

    /** Invokes what the hook gives instead, which may be the same method. */
    private static InsnList ofMethod(MethodInsnNode call, WeaveLocation location) {
        if (!call.name.equals("invoke")) {
            return null;
        }
        int site = site(call, Site.READ | Site.WRITE, location);
        if (!location.canHaveBridges()) {
            return unseen(call, site);
        }
        BridgedCall bridged = new BridgedCall(call);
        int instead = bridged.site() + 1;
        CodeBuilder code =
                new CodeBuilder().var(ALOAD, 0).var(ALOAD, 1).var(ALOAD, 2).var(ILOAD, bridged.site());
        code.hook(ReflectionHooks.class, "method", "(" + METHOD + OBJECT + "[" + OBJECT + "I)" + METHOD)
                .var(ASTORE, instead);
        code.var(ALOAD, instead).var(ALOAD, 1).var(ALOAD, 0).var(ALOAD, instead);
        code.var(ALOAD, 1).var(ALOAD, 2);
        code.hook(ReflectionHooks.class, "arguments", "(" + METHOD + METHOD + OBJECT + "[" + OBJECT + ")[" + OBJECT);
        return bridged.through(code.add(call.clone(null)), site, location);
    }

    private static InsnList ofConstructor(MethodInsnNode call, WeaveLocation location) {
        if (!call.name.equals("newInstance")) {
            return null;
        }
        CodeBuilder code = new CodeBuilder().op(DUP2).push(site(call, Site.READ | Site.WRITE, location));
        String descriptor = "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;I)V";
        return code.hook(ReflectionHooks.class, "construct", descriptor)
                .add(call.clone(null))
                .list();
    }

    private static InsnList ofNewInstance(MethodInsnNode call, WeaveLocation location) {
        CodeBuilder code = new CodeBuilder().op(DUP).push(site(call, Site.READ | Site.WRITE, location));
        return code.hook(ReflectionHooks.class, "instantiate", "(Ljava/lang/Class;I)V")
                .add(call.clone(null))
                .list();
    }

    private static InsnList ofClass(MethodInsnNode call, WeaveLocation location) {
        if (!call.name.equals("forName") || !call.desc.startsWith("(Ljava/lang/String;")) {
            return null;
        }
        int site = site(call, Site.READ | Site.WRITE, location);
        String found = "(Ljava/lang/Class;ZI)Ljava/lang/Class;";
        if (call.desc.startsWith("(Ljava/lang/String;)")) {
            CodeBuilder code =
                    new CodeBuilder().add(call.clone(null)).op(ICONST_1).push(site);
            return code.hook(ClassHooks.class, "found", found).list();
        }
        if (!location.canHaveBridges()) {
            return null;
        }
        BridgedCall bridged = new BridgedCall(call);
        CodeBuilder code = bridged.real().var(ILOAD, 1).var(ILOAD, bridged.site());
        return bridged.through(code.hook(ClassHooks.class, "found", found), site, location);
    }

    private static InsnList initialising(MethodInsnNode call, WeaveLocation location) {
        CodeBuilder code = new CodeBuilder().op(DUP).push(site(call, Site.READ | Site.WRITE, location));
        return code.hook(ClassHooks.class, "initialise", "(Ljava/lang/Class;I)V")
                .add(call.clone(null))
                .list();
    }
}
