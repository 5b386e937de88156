package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** What static final fields hold: of which exact class it is, and whether an array is only ever looked at. */
final class StaticFinals {
    private final JdkClassFiles files;
    private final ValueTypes values;
    private final Map<String, Map<String, String>> exactTypes = new HashMap<>();
    private final Map<String, Set<String>> changedArrays = new HashMap<>();

    StaticFinals(JdkClassFiles files, ValueTypes values) {
        this.files = files;
        this.values = values;
    }

    /** The class of what the field holds, as the initialiser of its class makes it; null if that cannot be told. */
    String exactType(Member field) {
        return exactTypes.computeIfAbsent(field.owner(), this::initialised).get(field.name());
    }

    /** Whether the field holds an array of values that nobody writes once its class is initialised. */
    boolean isConstantArray(Member field) {
        Type type = Type.getType(field.descriptor());
        if (type.getSort() != Type.ARRAY || type.getDimensions() > 1 || !values.isValue(type.getElementType())) {
            return false;
        }
        // javac makes these for switches over enums, and writes them in the initialiser only
        boolean ofSwitch = field.name().startsWith("$SwitchMap$");
        return ofSwitch || Reviewed.isConstantArray(field) || field.is(Opcodes.ACC_PRIVATE) && isUnchanged(field);
    }

    private boolean isUnchanged(Member field) {
        return !changedArrays.computeIfAbsent(field.owner(), this::changed).contains(field.name());
    }

    private Set<String> changed(String owner) {
        ArrayUses uses = new ArrayUses(owner);
        ClassNode node = read(owner);
        ClassNode host = node.nestHostClass == null ? node : read(node.nestHostClass);
        try {
            uses.look(host);
            for (String member : host.nestMembers == null ? List.<String>of() : host.nestMembers) {
                uses.look(read(member));
            }
        } catch (AnalyzerException e) {
            throw new IllegalStateException("cannot analyse the JDK's class " + owner, e);
        }
        return uses.changed();
    }

    private ClassNode read(String name) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        files.read(name, node);
        return node;
    }

    private Map<String, String> initialised(String owner) {
        Map<String, String> types = new HashMap<>();
        MethodNode initialiser = files.code(owner, "<clinit>", "()V");
        if (initialiser == null) {
            return types;
        }
        try {
            Frame<SourceValue>[] frames = new Analyzer<>(new SourceInterpreter()).analyze(owner, initialiser);
            collectTypes(initialiser, frames, types);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("cannot analyse the initialiser of the JDK's class " + owner, e);
        }
        return types;
    }

    private static void collectTypes(MethodNode initialiser, Frame<SourceValue>[] frames, Map<String, String> types) {
        Set<String> ambiguous = new HashSet<>();
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = initialiser.instructions.get(i);
            if (frames[i] != null && instruction.getOpcode() == Opcodes.PUTSTATIC) {
                String type = madeType(frames[i].getStack(frames[i].getStackSize() - 1));
                String name = ((FieldInsnNode) instruction).name;
                if (type == null || types.put(name, type) != null) {
                    ambiguous.add(name);
                }
            }
        }
        types.keySet().removeAll(ambiguous);
    }

    private static String madeType(SourceValue value) {
        AbstractInsnNode made = value.insns.size() == 1 ? value.insns.iterator().next() : null;
        AbstractInsnNode first = made != null && made.getOpcode() == Opcodes.DUP ? made.getPrevious() : made;
        return first != null && first.getOpcode() == Opcodes.NEW ? ((TypeInsnNode) first).desc : null;
    }
}
