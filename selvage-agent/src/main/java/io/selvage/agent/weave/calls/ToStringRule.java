package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.CallHooks;
import io.selvage.hooks.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls that ask their last argument, an object of any kind, for its text: that reads it. */
final class ToStringRule implements CallRule {
    private static final String TO_STRING = "java.lang.Object.toString";

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        return switch (call.owner + "." + call.name + call.desc) {
            case "java/lang/String.valueOf(Ljava/lang/Object;)Ljava/lang/String;",
                    "java/util/Objects.toString(Ljava/lang/Object;)Ljava/lang/String;",
                    "java/lang/StringBuilder.append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" ->
                reading(new CodeBuilder().op(Opcodes.DUP, Opcodes.DUP).push(site(location)))
                        .add(call.clone(null))
                        .list();
            default -> null;
        };
    }

    static int site(WeaveLocation location) {
        return location.site(TO_STRING, Site.READ | Site.READS_ELEMENTS);
    }

    /** Brackets nothing with begin and end; takes the object twice and the site from the stack. */
    static CodeBuilder reading(CodeBuilder code) {
        return code.hook(CallHooks.class, "begin", "(Ljava/lang/Object;I)I")
                .hook(CallHooks.class, "end", "(Ljava/lang/Object;I)V");
    }
}
