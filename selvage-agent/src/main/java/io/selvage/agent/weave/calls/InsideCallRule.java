package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls by classes of the JDK that are interleaved within. Their synthetic methods are in a companion, which may call
 * neither private methods, nor {@code super}, nor protected methods of another package: such a call stays where it is.
 */
final class InsideCallRule implements CallRule {
    private final CallRule others;

    InsideCallRule(CallRule others) {
        this.others = others;
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (call.owner.startsWith("[")) {
            return others.rewrite(call, location);
        }
        ClassIndex index = location.type().index();
        String declaring = index.declaring(call.owner, call.name, call.desc).orElse(call.owner);
        int access = index.methodAccess(declaring, call.name, call.desc);
        if (index.isWoven(declaring) && isFixed(call, access)) {
            return null;
        }
        boolean isConstructor = call.name.equals("<init>");
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL && !isConstructor;
        boolean isFar = (access & Opcodes.ACC_PROTECTED) != 0
                && !isConstructor
                && !Names.packageOf(declaring)
                        .equals(Names.packageOf(location.type().name()));
        return ofSuper || isFar ? inPlace(call, declaring, location) : others.rewrite(call, location);
    }

    /** Whether the body of the method itself is what runs, and reports. */
    private static boolean isFixed(MethodInsnNode call, int access) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                || call.getOpcode() == Opcodes.INVOKESPECIAL
                || (access & Opcodes.ACC_PRIVATE) != 0;
    }

    private static InsnList inPlace(MethodInsnNode call, String declaring, WeaveLocation location) {
        String member = Names.dotted(declaring) + "." + call.name;
        if (declaring.equals(Names.OBJECT)) {
            return call.name.equals("clone") ? copying(call, location.site(member, Site.READ)) : null;
        }
        return UnwovenTarget.of(call, location).isHarmless()
                ? null
                : UnwovenCallRule.unknown(location.site(member, Site.READ | Site.WRITE))
                        .add(call.clone(null))
                        .list();
    }

    private static InsnList copying(MethodInsnNode call, int site) {
        return new CodeBuilder()
                .op(Opcodes.DUP)
                .push(site)
                .hook(MemoryHooks.class, "contents", "(Ljava/lang/Object;I)V")
                .add(call.clone(null))
                .list();
    }
}
