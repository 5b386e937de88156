package io.selvage.agent.weave.rule;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.escape.FinalFields;
import io.selvage.agent.weave.index.ClassIndex;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** The class being woven, and what is known around it. */
public final class WovenClass {
    private final ClassNode node;
    private final ClassIndex index;
    private final FinalFields finals;
    private final String reportedName;
    private final BridgeMethods bridges;
    private final ClassNode companion;
    private boolean hidden;

    private final List<String> serializedReferences = new ArrayList<>();

    public WovenClass(ClassNode node, ClassIndex index, FinalFields finals) {
        this(node, index, finals, Names.dotted(node.name));
    }

    /** @param reportedName the class, with dots, that is named where code of this one does something */
    public WovenClass(ClassNode node, ClassIndex index, FinalFields finals, String reportedName) {
        this(node, index, finals, reportedName, null);
    }

    private WovenClass(ClassNode node, ClassIndex index, FinalFields finals, String reportedName, ClassNode companion) {
        this.node = node;
        this.index = index;
        this.finals = finals;
        this.reportedName = reportedName;
        this.companion = companion;
        this.bridges = companion == null ? BridgeMethods.within(node) : BridgeMethods.beside(companion);
    }

    /**
     * A class of the JDK that gets no member.
     *
     * @param companion the internal name of a class of its package, which does not exist yet
     */
    public static WovenClass inside(ClassNode node, ClassIndex index, FinalFields finals, String companion) {
        ClassNode beside = new ClassNode();
        beside.version = node.version;
        beside.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        beside.name = companion;
        beside.superName = Names.OBJECT;
        return new WovenClass(node, index, finals, Names.dotted(node.name), beside);
    }

    /** Whether it is of the JDK; see {@link io.selvage.hooks.jdk.InsideClasses}. */
    public boolean isInside() {
        return companion != null;
    }

    /** What has the synthetic methods of a class of the JDK. */
    public ClassNode companion() {
        return companion;
    }

    /** The same, of a class that no descriptor can name. */
    public WovenClass hidden() {
        hidden = true;
        return this;
    }

    public boolean isHidden() {
        return hidden;
    }

    public ClassNode node() {
        return node;
    }

    public ClassIndex index() {
        return index;
    }

    public FinalFields finals() {
        return finals;
    }

    public BridgeMethods bridges() {
        return bridges;
    }

    /** What serializable method references were redirected to, and from where. */
    public List<String> serializedReferences() {
        return serializedReferences;
    }

    public String name() {
        return node.name;
    }

    String reportedName() {
        return reportedName;
    }

    String sourceFile() {
        return node.sourceFile;
    }

    public boolean isInterface() {
        return (node.access & Opcodes.ACC_INTERFACE) != 0;
    }

    boolean isAnnotation() {
        return (node.access & Opcodes.ACC_ANNOTATION) != 0;
    }

    public boolean isEnum() {
        return (node.access & Opcodes.ACC_ENUM) != 0;
    }

    /** True if the verifier of this class file version reads stack map frames. */
    public boolean hasFrames() {
        return (node.version & 0xFFFF) >= Opcodes.V1_6;
    }

    /** Interfaces could not have private methods in older class file versions. */
    public boolean canHaveBridges() {
        return !isInterface() || (node.version & 0xFFFF) >= Opcodes.V1_8;
    }
}
