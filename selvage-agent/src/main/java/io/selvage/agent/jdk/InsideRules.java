package io.selvage.agent.jdk;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
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

    /** Superclasses outside of {@code java.util.concurrent} without state that its classes use. */
    private static final Set<String> STATELESS = Set.of(
            "java/lang/Object",
            "java/lang/Number",
            "java/util/AbstractCollection",
            "java/util/AbstractList",
            "java/util/AbstractMap",
            "java/util/AbstractQueue",
            "java/util/AbstractSet",
            "java/lang/Thread");

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
        if ((method.access & Opcodes.ACC_NATIVE) != 0) {
            return "the method " + name + " is native";
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTSTATIC && !method.name.equals("<clinit>")) {
                FieldInsnNode field = (FieldInsnNode) instruction;
                return name + " changes the static field " + field.name + ", which executions would share";
            }
        }
        return null;
    }

    private static String dotted(String name) {
        return name.replace('/', '.');
    }
}
