package io.selvage.agent.weave;

import io.selvage.agent.bytecode.ClassFiles;
import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.calls.CallRules;
import io.selvage.agent.weave.calls.CallWeaver;
import io.selvage.agent.weave.calls.InvokeDynamicWeaver;
import io.selvage.agent.weave.calls.SerializedReferenceWeaver;
import io.selvage.agent.weave.escape.FinalFields;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.loops.EndlessLoopWeaver;
import io.selvage.agent.weave.loops.LoopRoundWeaver;
import io.selvage.agent.weave.loops.SpinLoopWeaver;
import io.selvage.agent.weave.memory.HandleRule;
import io.selvage.agent.weave.memory.MemoryWeaver;
import io.selvage.agent.weave.methods.MethodWeaver;
import io.selvage.agent.weave.rule.CallRule;
import io.selvage.agent.weave.rule.WovenClass;
import io.selvage.agent.weave.statics.HolderFields;
import io.selvage.agent.weave.statics.InitialisationWeaver;
import io.selvage.agent.weave.statics.RerunnableInitialiser;
import io.selvage.agent.weave.statics.RerunnableInterfaceInitialiser;
import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Weaves application classes: every operation that another thread could notice is announced to the hooks, and static
 * state can be made anew. Safe for use by several threads.
 */
public final class AppWeaver {
    /**
     * A class of the JDK that was woven without getting a member.
     *
     * @param woven the class itself
     * @param companion what its bodies call; null if that is nothing
     */
    public record InsideClassFiles(byte[] woven, byte[] companion) {}

    private final ClassIndex index;
    private final FinalFields finals;
    private final CallRule calls;
    private final CallRule insideCalls;

    /**
     * @param index facts as seen by the loader of the classes to be woven
     * @param impersonate true where threads under test are played by other threads (before JDK 21)
     */
    public AppWeaver(ClassIndex index, boolean impersonate) {
        this.index = index;
        this.finals = new FinalFields(index);
        calls = CallRules.forApplications(impersonate);
        insideCalls = CallRules.forInside(impersonate);
    }

    /** True if the class of this internal name came from the weaver, and not from the program. */
    public static boolean isGenerated(String internalName) {
        return Names.isHolder(internalName);
    }

    /**
     * The woven form of {@code classFile}; the same bytes for descriptions of modules and packages.
     *
     * @throws WeaveException if the class cannot be woven
     */
    public byte[] weave(byte[] classFile, String internalName) {
        return weave(classFile, internalName, false);
    }

    private byte[] weave(byte[] classFile, String internalName, boolean hidden) {
        try {
            ClassReader reader = new ClassReader(classFile);
            if ((reader.getAccess() & Opcodes.ACC_MODULE) != 0 || internalName.endsWith("package-info")) {
                return classFile;
            }
            index.add(reader);
            finals.add(reader);
            WovenClass type = new WovenClass(ClassFiles.read(reader), index, finals);
            weave(hidden ? type.hidden() : type);
            return ClassFiles.write(type.node());
        } catch (RuntimeException failure) {
            throw toWeaveException(internalName, failure);
        }
    }

    /**
     * The woven form of the class file of a hidden class, which shares no facts with other classes of its name. Null
     * for an interface with static state: no class beside it could have that state.
     *
     * @throws WeaveException if the class cannot be woven
     */
    public byte[] weaveHidden(byte[] classFile, String internalName) {
        index.add(new ClassReader(classFile));
        boolean needsHolder = index.isInterface(internalName) && index.hasStaticState(internalName);
        return needsHolder ? null : weave(classFile, internalName, true);
    }

    /** True if classes of this name, known to this weaver, load others. */
    public boolean isClassLoader(String internalName) {
        return index.extendsKnown(internalName, "java/lang/ClassLoader");
    }

    /**
     * Weaves monitors, {@code wait} and {@code notify} only and adds no member. For JDK classes.
     *
     * @throws WeaveException if the class cannot be woven
     */
    public byte[] weaveMonitorsOnly(byte[] classFile, String internalName) {
        try {
            WovenClass type = new WovenClass(ClassFiles.read(new ClassReader(classFile)), index, finals);
            MethodWeaver weaver = new MethodWeaver(type, List.of(new CallWeaver(CallRules.forMonitorsOnly())));
            type.node().methods.stream()
                    .filter(method -> method.instructions.size() > 0 && !method.name.equals("<clinit>"))
                    .forEach(method -> weaver.weave(method, new CodeBuilder()));
            return ClassFiles.write(type.node());
        } catch (RuntimeException failure) {
            throw toWeaveException(internalName, failure);
        }
    }

    /**
     * A class of the JDK with all its operations announced: bodies only, no member, no modifier. Static state is kept
     * from one execution to the next.
     *
     * @param companion the internal name of a class of its package for what the bodies call
     * @throws WeaveException if the class cannot be woven
     */
    public InsideClassFiles weaveInside(byte[] classFile, String internalName, String companion) {
        try {
            ClassReader reader = new ClassReader(classFile);
            index.add(reader);
            finals.add(reader);
            WovenClass type = WovenClass.inside(ClassFiles.read(reader), index, finals, companion);
            List<MethodNode> bodies = type.node().methods.stream()
                    .filter(method -> method.instructions.size() > 0 && !method.name.equals("<clinit>"))
                    .toList();
            bodies.forEach(method -> announceLoops(method, type));
            MethodWeaver weaver = new MethodWeaver(
                    type,
                    List.of(
                            new MemoryWeaver(),
                            new HandleRule(),
                            new CallWeaver(insideCalls),
                            new InvokeDynamicWeaver(insideCalls)));
            bodies.forEach(method -> weaver.weave(method, new CodeBuilder()));
            type.bridges().install();
            byte[] beside = type.bridges().isEmpty() ? null : ClassFiles.write(type.companion());
            return new InsideClassFiles(ClassFiles.write(type.node()), beside);
        } catch (RuntimeException failure) {
            throw toWeaveException(internalName, failure);
        }
    }

    private static void announceLoops(MethodNode method, WovenClass type) {
        EndlessLoopWeaver.announce(method, type);
        SpinLoopWeaver.announce(method, type);
        LoopRoundWeaver.announce(method, type);
    }

    private void weave(WovenClass type) {
        MethodWeaver weaver = new MethodWeaver(
                type,
                List.of(
                        new InitialisationWeaver(),
                        new MemoryWeaver(),
                        new HandleRule(),
                        new CallWeaver(calls),
                        new InvokeDynamicWeaver(calls)));
        if (index.grain(type.name()) == OperationGranularity.METHOD) {
            Weaving.setWhole(Names.dotted(type.name()));
        }
        boolean hasState = index.isInitialisedAnew(index.facts(type.name()).orElseThrow());
        for (MethodNode method : type.node().methods) {
            if (hasState || !method.name.equals("<clinit>")) {
                announceLoops(method, type);
            }
        }
        for (MethodNode method : type.node().methods) {
            // an initialiser that runs once in the JVM's life must look the same to every execution: like nothing
            boolean runsOnce = method.name.equals("<clinit>") && !hasState;
            if (method.instructions.size() > 0 && !runsOnce && !Names.isAddedByTool(method.name)) {
                weaver.weave(method, hasState ? InitialisationWeaver.prologue(method, type) : new CodeBuilder());
            }
        }
        SerializedReferenceWeaver.install(type);
        HolderFields.redirect(type);
        if (hasState && type.isInterface()) {
            new RerunnableInterfaceInitialiser(type).install();
        } else if (hasState) {
            new RerunnableInitialiser(type, type.name()).install();
        }
        type.bridges().install();
    }

    private static WeaveException toWeaveException(String internalName, RuntimeException failure) {
        if (failure instanceof WeaveException reason) {
            return reason;
        }
        if (failure instanceof MethodTooLargeException large) {
            String method = large.getMethodName() + large.getDescriptor();
            return new WeaveException(internalName, "method " + method + " is too large with hooks", failure);
        }
        return new WeaveException(internalName, String.valueOf(failure.getMessage()), failure);
    }
}
