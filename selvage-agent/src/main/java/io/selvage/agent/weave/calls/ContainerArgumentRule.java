package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.Site;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls by which the JDK goes through the container that is their only or last argument: copies, sorts, joins it. */
final class ContainerArgumentRule implements CallRule {
    private static final Set<String> COPIES = Set.of("(Ljava/util/Collection;)V", "(Ljava/util/Map;)V");
    private static final Set<String> BULK = Set.of("addAll", "putAll", "containsAll", "removeAll", "retainAll");
    private static final Set<String> LOOKS = Set.of(
            "java/util/List.copyOf(Ljava/util/Collection;)Ljava/util/List;",
            "java/util/Set.copyOf(Ljava/util/Collection;)Ljava/util/Set;",
            "java/util/Map.copyOf(Ljava/util/Map;)Ljava/util/Map;",
            "java/util/Collections.max(Ljava/util/Collection;)Ljava/lang/Object;",
            "java/util/Collections.min(Ljava/util/Collection;)Ljava/lang/Object;",
            "java/lang/String.join(Ljava/lang/CharSequence;Ljava/lang/Iterable;)Ljava/lang/String;");
    private static final Set<String> CHANGES = Set.of(
            "java/util/Collections.sort(Ljava/util/List;)V",
            "java/util/Collections.reverse(Ljava/util/List;)V",
            "java/util/Collections.shuffle(Ljava/util/List;)V");

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        int flags = flags(call);
        return flags == 0
                ? null
                : announce(call, flags, location).add(call.clone(null)).list();
    }

    private static int flags(MethodInsnNode call) {
        if (call.name.equals("<init>")) {
            return call.owner.startsWith("java/util/") && COPIES.contains(call.desc) ? Site.READ : 0;
        }
        String method = call.owner + "." + call.name + call.desc;
        boolean ofClass = call.getOpcode() == Opcodes.INVOKESTATIC;
        return !ofClass
                ? 0
                : LOOKS.contains(method) ? Site.READ : CHANGES.contains(method) ? Site.READ | Site.WRITE : 0;
    }

    /** What comes before a call on a container: {@code addAll} and its like read their argument. */
    static CodeBuilder before(MethodInsnNode call, WeaveLocation location) {
        boolean bulk = BULK.contains(call.name) && COPIES.contains(call.desc.replace(")Z", ")V"));
        return bulk ? announce(call, Site.READ, location) : new CodeBuilder();
    }

    private static CodeBuilder announce(MethodInsnNode call, int flags, WeaveLocation location) {
        int site = location.site(Names.dotted(call.owner) + "." + call.name, flags);
        return ToStringRule.reading(
                new CodeBuilder().op(Opcodes.DUP, Opcodes.DUP).push(site));
    }
}
