package io.selvage.agent.jdk.edit;

import io.selvage.hooks.CallHooks;
import io.selvage.hooks.executors.CompletionHooks;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What a step of a chain of {@code CompletableFuture}s reaches when it fires: the future it completes and those it
 * waits for, which it reads by their fields.
 */
public final class CompletionHook implements ClassEdit {
    private static final String OUTER = "java/util/concurrent/CompletableFuture";
    private static final String FUTURE = "L" + OUTER + ";";
    private static final String UNI = OUTER + "$UniCompletion";
    private static final String BI = OUTER + "$BiCompletion";
    private static final String ANY = OUTER + "$AnyOf";

    @Override
    public boolean apply(ClassNode type) {
        CodeSnippet announcement = announcement(type);
        for (MethodNode method : type.methods) {
            if (announcement != null && mayChange(method.name + method.desc) && method.instructions.size() > 0) {
                method.instructions.insert(announcement.list());
                return true;
            }
        }
        return false;
    }

    private static CodeSnippet announcement(ClassNode type) {
        if (type.name.equals(ANY)) {
            CodeSnippet code = reach(
                    reach(CodeSnippet.start(), ANY, "dep", FUTURE, "internalAccess"), ANY, "src", FUTURE, "extraRead");
            return reach(code, ANY, "srcs", "[" + FUTURE, "extraRead");
        }
        if (type.superName.equals(UNI) || type.superName.equals(BI)) {
            CodeSnippet code = CodeSnippet.start().self();
            code = get(get(code, UNI, "dep"), UNI, "src");
            code = type.superName.equals(BI) ? get(code, BI, "snd") : code.op(Opcodes.ACONST_NULL);
            return code.hook(CompletionHooks.class, "fire", "(Ljava/lang/Object;" + FUTURE + FUTURE + FUTURE + ")V");
        }
        return null;
    }

    private static CodeSnippet get(CodeSnippet code, String owner, String field) {
        return code.self().field(Opcodes.GETFIELD, owner, field, FUTURE);
    }

    private static CodeSnippet reach(CodeSnippet code, String owner, String field, String descriptor, String hook) {
        return code.self()
                .field(Opcodes.GETFIELD, owner, field, descriptor)
                .hook(CallHooks.class, hook, "(Ljava/lang/Object;)V");
    }

    @Override
    public boolean mayChange(String method) {
        return method.startsWith("tryFire(I)");
    }
}
