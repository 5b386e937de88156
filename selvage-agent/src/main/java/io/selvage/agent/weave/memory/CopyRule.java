package io.selvage.agent.weave.memory;

import static org.objectweb.asm.Opcodes.*;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import java.util.Set;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls by which the JDK reads all fields of an object: shallow copies, and writing to an object stream. */
public final class CopyRule implements CallRule {
    private static final Set<String> STREAMS = Set.of("java/io/ObjectOutputStream", "java/io/ObjectOutput");
    private static final String GRAPH = "(Ljava/lang/Object;Ljava/lang/Class;I)V";

    private final CallRule others;

    /** @param others what is done to the calls besides */
    public CopyRule(CallRule others) {
        this.others = others;
    }

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        CodeBuilder report = report(call, location);
        InsnList rewritten = others.rewrite(call, location);
        if (report == null) {
            return rewritten;
        }
        return (rewritten == null ? report.add(call.clone(null)) : report.add(rewritten)).list();
    }

    /** Null for calls that copy nothing. */
    private static CodeBuilder report(MethodInsnNode call, WeaveLocation location) {
        if (call.name.equals("clone") && call.desc.equals("()Ljava/lang/Object;")) {
            return isOfObject(call, location) ? ofClone(location) : null;
        }
        if (!STREAMS.contains(call.owner)) {
            return null;
        }
        return switch (call.name) {
            case "writeObject", "writeUnshared" -> graph(new CodeBuilder().op(DUP, ACONST_NULL), call, location);
            case "defaultWriteObject" -> ofDefault(call, location);
            default -> null;
        };
    }

    private static boolean isOfObject(MethodInsnNode call, WeaveLocation location) {
        return call.getOpcode() != INVOKESTATIC
                && !call.owner.startsWith("[")
                && location.type()
                        .index()
                        .declaring(call.owner, call.name, call.desc)
                        .filter(Names.OBJECT::equals)
                        .isPresent();
    }

    private static CodeBuilder ofClone(WeaveLocation location) {
        return new CodeBuilder()
                .op(DUP)
                .push(location.site("java.lang.Object.clone", Site.READ))
                .hook(MemoryHooks.class, "contents", "(Ljava/lang/Object;I)V");
    }

    private static CodeBuilder graph(CodeBuilder code, MethodInsnNode call, WeaveLocation location) {
        return code.push(location.site(Names.dotted(call.owner) + "." + call.name, Site.READ))
                .hook(MemoryHooks.class, "graph", GRAPH);
    }

    /** Writes the fields that the class declares whose own {@code writeObject} calls it. */
    private static CodeBuilder ofDefault(MethodInsnNode call, WeaveLocation location) {
        boolean own = location.method().equals("writeObject") && location.origins() != StackOrigins.NONE;
        if (own) {
            CodeBuilder code = new CodeBuilder().var(ALOAD, 0);
            return graph(code.pushClass(location.type().name()), call, location);
        }
        return new CodeBuilder()
                .op(ACONST_NULL)
                .push(location.site("java.io.ObjectOutputStream.defaultWriteObject", Site.READ))
                .hook(MemoryHooks.class, "unseen", "(Ljava/lang/Object;I)V");
    }
}
