package io.selvage.verify.bytecode;

import io.selvage.verify.facts.LockLeak;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Ways out of a method on which a lock is kept that the method gives back on other ways. Sections of {@code
 * synchronized} end on every way.
 */
final class LeakScan {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";

    private final Surroundings around;
    private final MethodGraph graph;

    private LeakScan(Surroundings around) {
        this.around = around;
        graph = around.graph();
    }

    static void scan(Surroundings around) {
        LeakScan scan = new LeakScan(around);
        Set<String> givenBack = scan.givenBack();
        for (int at = 0; at < scan.graph.size() && !givenBack.isEmpty(); at++) {
            if (scan.graph.isReachable(at)) {
                scan.visit(at, givenBack);
            }
        }
    }

    /** The locks that the method itself gives back. */
    private Set<String> givenBack() {
        Set<String> locks = new HashSet<>();
        for (int at = 0; at < graph.size(); at++) {
            if (graph.isReachable(at)
                    && graph.instruction(at) instanceof MethodInsnNode call
                    && graph.stack(at, 0).isKnown()) {
                String name = graph.stack(at, 0).path();
                if (HeldLocks.isLock(call.owner) && call.name.equals("unlock")) {
                    locks.add(name);
                } else if (HeldLocks.isPermit(call) && call.name.equals("release")) {
                    locks.add(HeldLocks.PERMIT + name);
                }
            }
        }
        return locks;
    }

    private void visit(int at, Set<String> givenBack) {
        int opcode = graph.instruction(at).getOpcode();
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
        boolean throwsOut = mayThrow(graph.instruction(at)) && !graph.isCaught(at);
        if (returns || throwsOut) {
            List<String> kept = around.locks().keptAt(at);
            kept.stream()
                    .filter(givenBack::contains)
                    .forEach(lock -> around.facts()
                            .leaks()
                            .add(new LockLeak(lock, around.way().entry(), around.site(at), throwsOut)));
        }
    }

    private static boolean mayThrow(AbstractInsnNode instruction) {
        boolean calls = instruction instanceof MethodInsnNode call
                && !HeldLocks.isLock(call.owner)
                && !HeldLocks.isPermit(call)
                && !call.owner.equals(CONDITION);
        int opcode = instruction.getOpcode();
        return calls || opcode == Opcodes.ATHROW || opcode == Opcodes.IDIV || opcode == Opcodes.IREM;
    }
}
