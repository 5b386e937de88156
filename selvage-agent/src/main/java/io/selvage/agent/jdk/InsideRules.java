package io.selvage.agent.jdk;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Why some classes of the JDK cannot be interleaved within. */
final class InsideRules {
    static final String CONCURRENT = "java/util/concurrent/";
    static final String ELSEWHERE =
            "only classes of java.util.concurrent and below can be: the JVM and this tool rest on the others";

    private static final String FORK_JOIN = "queues and threads of fork-join pools are one object to the scheduler";
    private static final String FLOCK = "it rests on internals of the JDK that stay as they are";

    private static final Map<String, String> REFUSED = Map.ofEntries(
            Map.entry("locks/LockSupport", "its methods are operations themselves"),
            Map.entry("TimeUnit", "its methods are operations themselves"),
            Map.entry("ThreadLocalRandom", "its state is in threads"),
            Map.entry("ForkJoinPool", FORK_JOIN),
            Map.entry("ForkJoinTask", FORK_JOIN),
            Map.entry("ForkJoinWorkerThread", FORK_JOIN),
            Map.entry("CountedCompleter", FORK_JOIN),
            Map.entry("RecursiveTask", FORK_JOIN),
            Map.entry("RecursiveAction", FORK_JOIN),
            Map.entry("DelayScheduler", FORK_JOIN),
            Map.entry("SubmissionPublisher", FORK_JOIN),
            Map.entry("ThreadPerTaskExecutor", FLOCK),
            Map.entry("StructuredTaskScope", FLOCK),
            Map.entry("StructuredTaskScopeImpl", FLOCK));

    /**
     * Superclasses outside of {@code java.util.concurrent} without state that its classes use, or that threads share.
     */
    private static final Set<String> STATELESS = Set.of(
            "java/lang/Object",
            "java/lang/Number",
            "java/lang/ThreadLocal",
            "java/lang/ref/WeakReference",
            "java/util/AbstractCollection",
            "java/util/AbstractList",
            "java/util/AbstractMap",
            "java/util/AbstractQueue",
            "java/util/AbstractSet",
            "java/lang/Thread");

    private static final String INITIALISER = "<clinit>";
    private static final int WITHOUT_STATE = Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM;

    private InsideRules() {}

    /** Whether there is anything to weave: interfaces, enums and exceptions have nothing that threads share. */
    static boolean hasBodies(ClassNode type) {
        return (type.access & WITHOUT_STATE) == 0 && !isException(type);
    }

    /** Whether a class, given without those nested in it, has nothing that threads share. */
    static boolean isEmpty(ClassNode outermost) {
        return !hasBodies(outermost);
    }

    private static boolean isException(ClassNode type) {
        return type.name.endsWith("Exception") || type.superName.endsWith("Exception");
    }

    /** Why a class and those nested in it cannot be woven; null if they can. The class comes first. */
    static String reason(List<ClassNode> unit) {
        ClassNode outermost = unit.get(0);
        String refused = REFUSED.get(outermost.name.substring(CONCURRENT.length()));
        if (refused != null) {
            return refused;
        }
        if ((outermost.access & Opcodes.ACC_INTERFACE) != 0) {
            return "it is an interface: name classes that implement it";
        }
        if (!hasBodies(outermost)) {
            return "it has nothing that threads share";
        }
        return unit.stream()
                .filter(InsideRules::hasBodies)
                .map(InsideRules::reason)
                .filter(reason -> reason != null)
                .findFirst()
                .orElse(null);
    }

    private static String reason(ClassNode type) {
        if (!type.superName.startsWith(CONCURRENT) && !STATELESS.contains(type.superName)) {
            return "it extends " + dotted(type.superName) + ", which stays as it is";
        }
        for (MethodNode method : type.methods) {
            String reason = reason(type, method);
            if (reason != null) {
                return reason;
            }
        }
        return null;
    }

    private static String reason(ClassNode type, MethodNode method) {
        String name = dotted(type.name) + "." + method.name;
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            return "the method " + name + " is synchronized, which cannot be changed in a class that is loaded";
        }
        if ((method.access & Opcodes.ACC_NATIVE) != 0 && !isOfInitialiser(type, method)) {
            return "the method " + name + " is native";
        }
        return changedStatic(type, method)
                .map(field -> name + " changes the static field " + field + ", which executions would share")
                .orElse(null);
    }

    private static Optional<String> changedStatic(ClassNode type, MethodNode method) {
        if (isOfInitialiser(type, method)) {
            return Optional.empty();
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTSTATIC && !isHint((FieldInsnNode) instruction)) {
                return Optional.of(((FieldInsnNode) instruction).name);
            }
        }
        return Optional.empty();
    }

    /**
     * What the class says of the machine; under control it is told what it would say of one with several processors.
     */
    private static boolean isHint(FieldInsnNode field) {
        return field.owner.equals(CONCURRENT + "LinkedTransferQueue$DualNode") && field.name.equals("isUniprocessor");
    }

    /** The initialiser, or a private method that nothing but the initialiser calls. */
    private static boolean isOfInitialiser(ClassNode type, MethodNode method) {
        boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
        return method.name.equals(INITIALISER)
                || isPrivate
                        && type.methods.stream()
                                .filter(caller -> !caller.name.equals(INITIALISER))
                                .noneMatch(caller -> calls(caller, type, method));
    }

    private static boolean calls(MethodNode caller, ClassNode type, MethodNode callee) {
        for (AbstractInsnNode instruction : caller.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && call.owner.equals(type.name)
                    && call.name.equals(callee.name)
                    && call.desc.equals(callee.desc)) {
                return true;
            }
        }
        return false;
    }

    /** The classes whose fields are used by objects of {@code type}, or by its code: its superclass, and friends. */
    static Set<String> sharingState(ClassNode type) {
        Set<String> owners = new TreeSet<>(Set.of(type.superName));
        for (MethodNode method : type.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                boolean ofObject =
                        instruction.getOpcode() == Opcodes.GETFIELD || instruction.getOpcode() == Opcodes.PUTFIELD;
                if (ofObject) {
                    owners.add(((FieldInsnNode) instruction).owner);
                }
            }
        }
        return owners;
    }

    private static String dotted(String name) {
        return name.replace('/', '.');
    }
}
