package io.selvage.agent.inspect;

import io.selvage.hooks.MonitorFacts;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds the fields that flow into the conditions which guard a monitor's waits and notifications: those branches that
 * decide whether a {@code wait}, {@code notify}, {@code notifyAll}, their like on conditions, or a method of the class
 * that contains one, is reached.
 */
public final class MonitorReader implements MonitorFacts.Reader {
    @Override
    public MonitorFacts read(Class<?> type) {
        MonitorFacts own = ofFamily(type);
        return own == null || !own.points().isEmpty() ? own : ofComponents(type, own);
    }

    /** A class that does not wait itself may be made of monitors that do. */
    private static MonitorFacts ofComponents(Class<?> type, MonitorFacts own) {
        List<String> state = new ArrayList<>(own.state());
        Set<MonitorFacts.Point> points = new LinkedHashSet<>();
        for (Class<?> c = type; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                boolean isPart = field.getType().getClassLoader() != null && !Modifier.isStatic(field.getModifiers());
                MonitorFacts part = isPart ? ofFamily(field.getType()) : null;
                if (part != null && !part.points().isEmpty()) {
                    part.state().forEach(path -> state.add(field.getName() + "." + path));
                    points.addAll(part.points());
                }
            }
        }
        return new MonitorFacts(state, List.copyOf(points));
    }

    private static MonitorFacts ofFamily(Class<?> type) {
        List<ClassNode> classes = new ArrayList<>();
        for (Class<?> c = type; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
            ClassNode node = node(c);
            if (node == null) {
                return null;
            }
            classes.add(node);
        }
        try {
            return facts(new MonitorClasses(classes, type.getClassLoader()));
        } catch (AnalyzerException unreadable) {
            return null;
        }
    }

    static ClassNode node(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
            if (in == null) {
                return null;
            }
            ClassNode node = new ClassNode();
            new ClassReader(in.readAllBytes()).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IOException | IllegalArgumentException unreadable) {
            return null;
        }
    }

    private static MonitorFacts facts(MonitorClasses family) throws AnalyzerException {
        List<ClassNode> classes = family.classes();
        Set<String> helpers = helpers(classes, family);
        Set<String> state = new LinkedHashSet<>();
        List<MonitorFacts.Point> points = new ArrayList<>();
        for (ClassNode owner : classes) {
            for (MethodNode method : owner.methods) {
                if (method.instructions.size() > 0 && !family.isHidden(owner, method)) {
                    inspect(owner, method, family, helpers, state, points);
                }
            }
        }
        return new MonitorFacts(inDeclarationOrder(classes, state), points);
    }

    private static void inspect(
            ClassNode owner,
            MethodNode method,
            MonitorClasses family,
            Set<String> helpers,
            Set<String> state,
            List<MonitorFacts.Point> points)
            throws AnalyzerException {
        MethodFlow flow = null;
        for (AbstractInsnNode insn : method.instructions) {
            MonitorFacts.Kind kind = WaitNotifyCalls.kind(insn);
            boolean helps = insn instanceof MethodInsnNode call && helpers.contains(MonitorClasses.key(call));
            if (kind == null && !helps) {
                continue;
            }
            flow = flow == null ? new MethodFlow(owner.name, method) : flow;
            if (kind != null) {
                points.add(new MonitorFacts.Point(
                        kind,
                        owner.name.replace('/', '.'),
                        method.name,
                        flow.line(insn),
                        flow.isLooped(insn),
                        WaitNotifyCalls.hookId(insn)));
            }
            for (AbstractInsnNode branch : flow.guards(insn)) {
                new FieldSources(flow, family, state, new HashSet<>()).followOperands(branch);
            }
        }
    }

    /** The methods that contain a primitive, or a call of such a method. */
    private static Set<String> helpers(List<ClassNode> classes, MonitorClasses family) {
        Set<String> helpers = new HashSet<>();
        int before;
        do {
            before = helpers.size();
            for (ClassNode owner : classes) {
                for (MethodNode method : owner.methods) {
                    for (AbstractInsnNode insn : method.instructions) {
                        boolean calls = insn instanceof MethodInsnNode call
                                && family.contains(call.owner)
                                && helpers.contains(MonitorClasses.key(call));
                        if (calls || WaitNotifyCalls.kind(insn) != null) {
                            helpers.add(method.name + method.desc);
                        }
                    }
                }
            }
        } while (helpers.size() > before);
        return helpers;
    }

    /** As declared, leaving out what never changes. */
    private static List<String> inDeclarationOrder(List<ClassNode> classes, Set<String> state) {
        List<String> ordered = new ArrayList<>();
        for (ClassNode owner : classes) {
            for (FieldNode field : owner.fields) {
                boolean changes = (field.access & Opcodes.ACC_FINAL) == 0;
                boolean isValue = field.desc.length() == 1 || field.desc.equals("Ljava/lang/String;");
                for (String path : state) {
                    boolean ofField = path.split("[.?]")[0].equals(field.name);
                    boolean varies = changes || !isValue && !path.equals(field.name + "?");
                    if (ofField && varies && !ordered.contains(path)) {
                        ordered.add(path);
                    }
                }
            }
        }
        return ordered;
    }
}
