package io.selvage.agent.weave.escape;

import io.selvage.agent.weave.index.ClassIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether methods may let an object out that they are given: store it where other code can find it, or pass it to code
 * that may. What cannot be analysed is assumed to do so: native code, methods that may be overridden, recursion, long
 * chains of calls.
 */
final class EscapeAnalysis {
    private static final int DEEPEST = 10;
    /** Methods looked at for the constructors of one class. */
    private static final int MOST = 200;

    /** A method and which of its arguments leads to the object. */
    private record Question(String owner, String method, int argument, Reach reach) {}

    private final ClassIndex index;
    private final Map<String, Optional<ClassNode>> classes = new HashMap<>();
    private final Map<String, Set<String>> selfHolding = new HashMap<>();
    private final Map<Question, Boolean> answers = new HashMap<>();
    private final Set<Question> asked = new HashSet<>();
    /** The class of the object that is followed; null if it may be of a subclass. */
    private final String exact;

    private int looked;

    /** @param exact the class of the object that is followed, or null if it may be of a subclass */
    EscapeAnalysis(ClassIndex index, ClassNode type, String exact) {
        this.index = index;
        this.exact = exact;
        classes.put(type.name, Optional.of(type));
    }

    /** Follows the object that a constructor of {@code type} makes. */
    TrackedMethod construction(ClassNode type, MethodNode constructor) {
        return new TrackedMethod(type.name, constructor, 0, Reach.SELF, surroundings(type, true));
    }

    /** @param ofObject whether the method is called on the object that is followed */
    private TrackingInterpreter.Surroundings surroundings(ClassNode type, boolean ofObject) {
        return new TrackingInterpreter.Surroundings() {
            @Override
            public boolean mayHoldSelf(FieldInsnNode read) {
                return index.field(read.owner, read.name, read.desc)
                        .map(field -> selfHolding(field.declaring()).contains(read.name))
                        .orElse(true);
            }

            @Override
            public boolean escapesInto(FieldInsnNode write) {
                return !(ofObject && SelfHoldingFields.declares(type, write));
            }

            @Override
            public boolean escapesBy(MethodInsnNode call, List<? extends TrackedValue> values) {
                return EscapeAnalysis.this.escapesBy(call, values);
            }
        };
    }

    private Set<String> selfHolding(String name) {
        Set<String> known = selfHolding.get(name);
        if (known == null) {
            known = load(name).map(type -> new SelfHoldingFields(type).names()).orElseGet(Set::of);
            selfHolding.put(name, known);
        }
        return known;
    }

    private boolean escapesBy(MethodInsnNode call, List<? extends TrackedValue> values) {
        if (HarmlessCalls.contain(call)) {
            return false;
        }
        String target = target(call, values.get(0));
        for (int i = 0; i < values.size() && target != null; i++) {
            Reach reach = values.get(i).reach();
            if (reach != Reach.NONE && letsOut(new Question(target, call.name + call.desc, i, reach))) {
                return true;
            }
        }
        return target == null;
    }

    /** The class whose method is called; null if that is not known. */
    private String target(MethodInsnNode call, TrackedValue receiver) {
        int opcode = call.getOpcode();
        if (opcode == Opcodes.INVOKESPECIAL || opcode == Opcodes.INVOKESTATIC) {
            return declaring(call.owner, call);
        }
        if (receiver.made() != null) {
            return declaring(receiver.made().desc, call);
        }
        if (receiver.reach() == Reach.SELF && exact != null) {
            return declaring(exact, call);
        }
        String declaring = opcode == Opcodes.INVOKEVIRTUAL ? declaring(call.owner, call) : null;
        boolean isFixed = declaring != null
                && ((index.methodAccess(declaring, call.name, call.desc) & (Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL))
                                != 0
                        || index.isFinal(call.owner));
        return isFixed ? declaring : null;
    }

    private String declaring(String owner, MethodInsnNode call) {
        return index.declaring(owner, call.name, call.desc).orElse(null);
    }

    private boolean letsOut(Question question) {
        Boolean known = answers.get(question);
        if (known != null) {
            return known;
        }
        if (!asked.add(question)) {
            return true;
        }
        boolean letsOut = asked.size() > DEEPEST || ++looked > MOST || look(question);
        asked.remove(question);
        answers.put(question, letsOut);
        return letsOut;
    }

    private boolean look(Question question) {
        ClassNode type = load(question.owner).orElse(null);
        MethodNode method = type == null ? null : find(type, question.method);
        if (method == null || method.instructions.size() == 0) {
            return true;
        }
        boolean ofObject = question.argument == 0 && (method.access & Opcodes.ACC_STATIC) == 0;
        TrackingInterpreter.Surroundings known = surroundings(type, ofObject);
        return new TrackedMethod(type.name, method, question.argument, question.reach, known).mayLetOut();
    }

    private Optional<ClassNode> load(String name) {
        return classes.computeIfAbsent(name, index::classNode);
    }

    private static MethodNode find(ClassNode type, String method) {
        for (MethodNode candidate : type.methods) {
            if (method.equals(candidate.name + candidate.desc)) {
                return candidate;
            }
        }
        return null;
    }
}
