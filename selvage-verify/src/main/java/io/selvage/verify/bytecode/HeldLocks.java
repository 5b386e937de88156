package io.selvage.verify.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which locks are held for certain before each instruction of a method, by name, outermost first. */
final class HeldLocks {
    /** Before the name of a semaphore: one of its permits is held, which others may hold, too. */
    static final String PERMIT = "a permit of ";

    private static final Set<String> ACQUIRING = Set.of("lock", "lockInterruptibly");

    private final MethodGraph graph;
    private final List<String> atEntry;
    private final List<List<String>> before = new ArrayList<>();

    /** @param atEntry what the caller holds, and the method's own lock if it is synchronized */
    HeldLocks(MethodGraph graph, List<String> atEntry) {
        this.graph = graph;
        this.atEntry = List.copyOf(atEntry);
        for (int i = 0; i < graph.size(); i++) {
            before.add(null);
        }
        Deque<Integer> open = new ArrayDeque<>();
        if (graph.size() > 0) {
            before.set(0, List.copyOf(atEntry));
            open.add(0);
        }
        while (!open.isEmpty()) {
            int at = open.pop();
            List<String> after = after(at, before.get(at));
            for (int next : graph.successors(at)) {
                if (flow(next, after)) {
                    open.add(next);
                }
            }
        }
    }

    private boolean flow(int to, List<String> held) {
        List<String> known = before.get(to);
        List<String> joined = known == null ? held : common(known, held);
        if (joined.equals(known)) {
            return false;
        }
        before.set(to, joined);
        return true;
    }

    private static List<String> common(List<String> one, List<String> other) {
        List<String> rest = new ArrayList<>(other);
        List<String> both = new ArrayList<>();
        for (String lock : one) {
            if (rest.remove(lock)) {
                both.add(lock);
            }
        }
        return both;
    }

    private List<String> after(int at, List<String> held) {
        AbstractInsnNode instruction = graph.instruction(at);
        if (instruction.getOpcode() == Opcodes.MONITORENTER) {
            return with(held, name(at));
        }
        if (instruction.getOpcode() == Opcodes.MONITOREXIT) {
            return without(held, name(at));
        }
        if (instruction instanceof MethodInsnNode call && isPermit(call)) {
            return call.name.equals("release") ? without(held, permit(at)) : with(held, permit(at));
        }
        if (instruction instanceof MethodInsnNode call && isLock(call.owner)) {
            if (ACQUIRING.contains(call.name)) {
                return with(held, name(at));
            }
            if (call.name.equals("unlock")) {
                return without(held, name(at));
            }
        }
        return held;
    }

    /** The lock that the instruction takes, if it takes one; else null. */
    String taken(int at) {
        AbstractInsnNode instruction = graph.instruction(at);
        boolean takes = instruction.getOpcode() == Opcodes.MONITORENTER
                || instruction instanceof MethodInsnNode call && isLock(call.owner) && ACQUIRING.contains(call.name);
        return takes ? name(at) : null;
    }

    /** The lock that the instruction gives back though it was not taken on every way, if it does so. */
    Optional<String> givenBackUntaken(int at) {
        return graph.instruction(at) instanceof MethodInsnNode call
                        && isLock(call.owner)
                        && call.name.equals("unlock")
                        && !before(at).contains(name(at))
                        && !isTried()
                ? Optional.of(name(at))
                : Optional.empty();
    }

    /** The locks that are held there and were taken in the method. */
    List<String> keptAt(int at) {
        return all(at).stream().filter(lock -> !atEntry.contains(lock)).toList();
    }

    /** What is only tried is not held for certain, and yet given back by who has tried it. */
    private boolean isTried() {
        for (int at = 0; at < graph.size(); at++) {
            if (graph.instruction(at) instanceof MethodInsnNode call && call.name.equals("tryLock")) {
                return true;
            }
        }
        return false;
    }

    /** Whether one permit of a semaphore is taken or given back. */
    static boolean isPermit(MethodInsnNode call) {
        return call.owner.equals("java/util/concurrent/Semaphore")
                && call.desc.equals("()V")
                && (call.name.startsWith("acquire") || call.name.equals("release"));
    }

    private String permit(int at) {
        return PERMIT + name(at);
    }

    static boolean isLock(String owner) {
        return owner.startsWith("java/util/concurrent/locks/") && owner.contains("Lock");
    }

    /** A lock that has no name is not held for certain: it may be another one each time. */
    private String name(int at) {
        Origin lock = graph.stack(at, 0);
        return lock.isKnown() ? lock.path() : "?" + graph.line(at);
    }

    private static List<String> with(List<String> held, String lock) {
        List<String> more = new ArrayList<>(held);
        more.add(lock);
        return more;
    }

    private static List<String> without(List<String> held, String lock) {
        List<String> fewer = new ArrayList<>(held);
        int last = fewer.lastIndexOf(lock);
        if (last >= 0) {
            fewer.remove(last);
        }
        return fewer;
    }

    /** Without permits of semaphores; empty if the instruction cannot be reached. */
    List<String> before(int at) {
        return all(at).stream().filter(lock -> !lock.startsWith(PERMIT)).toList();
    }

    private List<String> all(int at) {
        return before.get(at) == null ? List.of() : before.get(at);
    }
}
