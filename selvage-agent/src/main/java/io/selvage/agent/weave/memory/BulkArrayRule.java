package io.selvage.agent.weave.memory;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Calls by which the JDK goes through elements of an array: copies, fills, sorts, compares them. */
public final class BulkArrayRule implements CallRule {
    private static final String COPY = "java/lang/System.arraycopy";
    private static final Set<String> LOOKS = Set.of("copyOf", "copyOfRange", "equals", "hashCode", "toString");
    private static final Set<String> CHANGES = Set.of("fill", "sort", "setAll");
    private static final Set<String> RANGES = Set.of("copyOfRange", "fill", "sort", "equals");

    @Override
    public InsnList rewrite(MethodInsnNode call, WeaveLocation location) {
        if (MemoryWeaver.isCompilerMade(location)) {
            return null;
        }
        if (call.name.equals("clone") && call.owner.startsWith("[")) {
            return ofClone(call, location);
        }
        if (call.getOpcode() != Opcodes.INVOKESTATIC || !location.canHaveBridges()) {
            return null;
        }
        if ((call.owner + "." + call.name).equals(COPY)) {
            int to = site("array", Site.WRITE, location);
            return through(call, location, site("array", Site.READ, location), to);
        }
        boolean changes = CHANGES.contains(call.name);
        if (!call.owner.equals("java/util/Arrays")
                || !call.desc.startsWith("([")
                || !changes && !LOOKS.contains(call.name)) {
            return null;
        }
        String element = element(Type.getArgumentTypes(call.desc)[0]);
        return through(call, location, site(element, changes ? Site.WRITE : Site.READ, location));
    }

    private static InsnList ofClone(MethodInsnNode call, WeaveLocation location) {
        if (location.origins().isUnobservableArray(location.origins().target(call))) {
            return null;
        }
        CodeBuilder code = new CodeBuilder().op(Opcodes.DUP, Opcodes.ICONST_0).push(Integer.MAX_VALUE);
        return announce(code.push(site(element(Type.getObjectType(call.owner)), Site.READ, location)))
                .add(call.clone(null))
                .list();
    }

    private static String element(Type array) {
        Type element = Type.getType(array.getDescriptor().substring(1));
        return ParameterTypes.isReference(element) ? "Object" : element.getClassName();
    }

    private static int site(String element, int flags, WeaveLocation location) {
        return location.site(element + "[]", flags | Site.ELEMENT);
    }

    /** Takes array, first and end of the range, and site from the stack. */
    private static CodeBuilder announce(CodeBuilder code) {
        return code.hook(MemoryHooks.class, "elements", "(Ljava/lang/Object;III)V");
    }

    /** A synthetic method announces and calls: its parameters are those of the call, and the sites. */
    private static InsnList through(MethodInsnNode call, WeaveLocation location, int... sites) {
        Type[] parameters = Type.getArgumentTypes(call.desc);
        CodeBuilder code = new CodeBuilder();
        for (int site : sites) {
            parameters = ParameterTypes.append(parameters, Type.INT_TYPE);
            code.push(site);
        }
        String descriptor = Type.getMethodDescriptor(Type.getReturnType(call.desc), parameters);
        BridgeMethods bridges = location.type().bridges();
        MethodNode bridge = bridges.bridge(CallKey.of(call), "call", descriptor, made -> body(call, sites.length));
        return code.add(bridges.call(bridge)).list();
    }

    private static CodeBuilder body(MethodInsnNode call, int sites) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int site = ParameterTypes.slots(arguments);
        CodeBuilder code = new CodeBuilder();
        if (sites == 2) {
            copied(code, 0, site);
            copied(code, 2, site + 1);
        } else {
            ranges(code, call.name, arguments, site);
        }
        code.loadAll(arguments, 0).add(call.clone(null));
        return code.op(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN));
    }

    /** For one side of {@code arraycopy}, whose length is its fifth parameter. */
    private static void copied(CodeBuilder code, int array, int site) {
        code.var(Opcodes.ALOAD, array).var(Opcodes.ILOAD, array + 1).var(Opcodes.ILOAD, array + 1);
        announce(code.var(Opcodes.ILOAD, 4).op(Opcodes.IADD).var(Opcodes.ILOAD, site));
    }

    private static void ranges(CodeBuilder code, String method, Type[] arguments, int site) {
        boolean ranged = RANGES.contains(method)
                && arguments.length > 2
                && arguments[1].getSort() == Type.INT
                && arguments[2].getSort() == Type.INT;
        int local = 0;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].getSort() == Type.ARRAY) {
                code.var(Opcodes.ALOAD, local);
                if (ranged) {
                    code.var(Opcodes.ILOAD, local + 1).var(Opcodes.ILOAD, local + 2);
                } else {
                    code.op(Opcodes.ICONST_0);
                    length(code, method);
                }
                announce(code.var(Opcodes.ILOAD, site));
            }
            local += arguments[i].getSize();
        }
    }

    private static void length(CodeBuilder code, String method) {
        if (method.equals("copyOf")) {
            code.var(Opcodes.ILOAD, 1);
        } else {
            code.push(Integer.MAX_VALUE);
        }
    }
}
