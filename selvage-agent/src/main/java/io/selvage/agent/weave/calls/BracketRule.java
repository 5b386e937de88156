package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.MethodBody;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.analysis.UnescapedObjects;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.memory.VarHandleRule;
import io.selvage.agent.weave.rule.BridgeMethods;
import io.selvage.agent.weave.rule.CallKey;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.Site;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.JdkMethods;
import io.selvage.hooks.jdk.NullReceivers;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Calls on the JDK's shared objects: each goes through a synthetic method of the class that brackets it. */
final class BracketRule implements CallRule {
    @Override
    public InsnList rewrite(MethodInsnNode written, WeaveLocation location) {
        boolean isOwn = location.type().isHidden()
                && written.owner.equals(location.type().name());
        MethodInsnNode call = isOwn ? inherited(written, location) : written;
        if (call.name.equals("<init>") || ParameterTypes.slots(call.desc) > 250) {
            return null;
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return JdkClasses.isConcurrent(call.owner) ? ofStatic(call, location) : null;
        }
        if (!location.canHaveBridges() || !concerns(call, location)) {
            return null;
        }
        if (location.type().isHidden()
                && receiver(call, location).equals(location.type().name())) {
            throw new IllegalArgumentException("a hidden class calls the protected method " + call.name);
        }
        int flags = JdkMethods.flags(call.name)
                | Site.KNOWN_CALL
                | (call.desc.startsWith("()") ? 0 : Site.ARGUMENTS)
                | (JdkMethods.readsElements(call.name) ? Site.READS_ELEMENTS : 0)
                | (isOpaque(call) ? Site.OPAQUE : 0)
                | (BracketBody.isTimed(call) ? Site.TIMED : 0)
                | (isDropped(written) ? Site.DROPPED : 0);
        int site = location.site(Names.dotted(call.owner) + "." + call.name, flags);
        NullReceivers.register(site, NullMessage.of(written, location.origins()));
        BridgeMethods bridges = location.type().bridges();
        return ContainerArgumentRule.before(call, location)
                .push(site)
                .add(bridges.call(bridge(call, location)))
                .list();
    }

    /** The same call by a name that a descriptor may have, which the name of a hidden class is not. */
    private static MethodInsnNode inherited(MethodInsnNode call, WeaveLocation location) {
        ClassIndex index = location.type().index();
        String declaring = index.declaring(call.owner, call.name, call.desc).orElse(call.owner);
        boolean isVirtual = call.getOpcode() == Opcodes.INVOKEVIRTUAL && !declaring.equals(call.owner);
        if (!isVirtual || (index.methodAccess(declaring, call.name, call.desc) & Opcodes.ACC_PUBLIC) == 0) {
            return call;
        }
        boolean ofInterface = index.isInterface(declaring);
        int opcode = ofInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        return new MethodInsnNode(opcode, declaring, call.name, call.desc, ofInterface);
    }

    /** Whether the next instruction drops what the call returns. */
    private static boolean isDropped(MethodInsnNode call) {
        AbstractInsnNode next = MethodBody.next(call);
        return next != null && (next.getOpcode() == Opcodes.POP || next.getOpcode() == Opcodes.POP2);
    }

    private static boolean isOpaque(MethodInsnNode call) {
        return call.owner.startsWith("java/util/concurrent/atomic/Atomic") && VarHandleRule.isOpaque(call);
    }

    private static boolean concerns(MethodInsnNode call, WeaveLocation location) {
        if (call.owner.equals(UnescapedObjects.BUILDER)) {
            return mayBeShared(call, location.origins()) || location.origins().constructorOf(call) == null;
        }
        if (Names.isJdk(call.owner)) {
            return JdkClasses.isShared(call.owner) && !isFixedPart(call);
        }
        return location.type()
                .index()
                .declaring(call.owner, call.name, call.desc)
                .filter(JdkClasses::isShared)
                .isPresent();
    }

    /** An entry keeps its key. */
    private static boolean isFixedPart(MethodInsnNode call) {
        return call.owner.endsWith("Entry") && call.name.equals("getKey");
    }

    /** Builders that neither a field nor a lambda holds are locals of one thread. */
    static boolean mayBeShared(MethodInsnNode call, StackOrigins origins) {
        if (origins == StackOrigins.NONE) {
            // A method reference: its caller may be another thread.
            return true;
        }
        AbstractInsnNode receiver = origins.target(call);
        while (receiver instanceof MethodInsnNode chained && chained.owner.equals(UnescapedObjects.BUILDER)) {
            receiver = origins.target(chained);
        }
        return receiver instanceof FieldInsnNode || origins.isOfLambda(receiver);
    }

    private static MethodNode bridge(MethodInsnNode call, WeaveLocation location) {
        BridgeMethods bridges = location.type().bridges();
        Type[] arguments = Type.getArgumentTypes(call.desc);
        if (call.getOpcode() == Opcodes.INVOKESPECIAL) {
            String descriptor = descriptor(arguments, call);
            return bridges.instanceBridge(
                    CallKey.of(call), "call", descriptor, made -> BracketBody.of(call, made, location.type()));
        }
        Type[] parameters = ParameterTypes.prepend(Type.getObjectType(receiver(call, location)), arguments);
        String descriptor = descriptor(parameters, call);
        return bridges.bridge(
                CallKey.of(call), "call", descriptor, made -> BracketBody.of(call, made, location.type()));
    }

    private static String descriptor(Type[] parameters, MethodInsnNode call) {
        return Type.getMethodDescriptor(
                Type.getReturnType(call.desc), ParameterTypes.append(parameters, Type.INT_TYPE));
    }

    /** A protected method of another package may only be called on an object known to be of the calling class. */
    static String receiver(MethodInsnNode call, WeaveLocation location) {
        ClassIndex index = location.type().index();
        String name = location.type().name();
        boolean restricted = index.declaring(call.owner, call.name, call.desc)
                .filter(declaring -> !Names.packageOf(declaring).equals(Names.packageOf(name)))
                .map(declaring -> index.methodAccess(declaring, call.name, call.desc))
                .filter(access -> (access & Opcodes.ACC_PROTECTED) != 0)
                .isPresent();
        return restricted && index.extendsKnown(name, call.owner) ? name : call.owner;
    }

    private static InsnList ofStatic(MethodInsnNode call, WeaveLocation location) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        if (!BracketBody.touchesAny(arguments) || !location.canHaveBridges()) {
            return AnnounceRule.at(call, location).add(call.clone(null)).list();
        }
        int site = location.site(Names.dotted(call.owner) + "." + call.name, Site.READ | Site.WRITE);
        BridgeMethods bridges = location.type().bridges();
        MethodNode bridge = bridges.bridge(
                CallKey.of(call), "call", descriptor(arguments, call), made -> BracketBody.ofStatic(call));
        return new CodeBuilder().push(site).add(bridges.call(bridge)).list();
    }
}
