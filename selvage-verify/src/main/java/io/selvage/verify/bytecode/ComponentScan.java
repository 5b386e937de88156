package io.selvage.verify.bytecode;

import io.selvage.verify.bytecode.ComponentClasses.Member;
import io.selvage.verify.facts.Acquisition;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.ComponentField;
import io.selvage.verify.facts.InputPoint;
import io.selvage.verify.facts.LockEdge;
import io.selvage.verify.facts.LockKeeping;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Walks through a component from each method that can be called from outside, into its helpers, with the locks that are
 * held on the way.
 */
public final class ComponentScan {
    private static final int DEEPEST = 12;
    /** Classes of the JDK that read what may come late, or never. */
    private static final Set<String> INPUT = Set.of(
            "java/io/InputStream",
            "java/io/Reader",
            "java/io/BufferedReader",
            "java/io/InputStreamReader",
            "java/io/DataInputStream",
            "java/io/Console",
            "java/util/Scanner");

    private static final Set<String> TRYING = Set.of("tryLock", "tryAcquire", "tryReadLock", "tryWriteLock");

    private final ComponentClasses classes;
    private final ComponentFacts facts = new ComponentFacts();
    private final Map<String, MethodGraph> graphs = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private ComponentScan(ComponentClasses classes) {
        this.classes = classes;
    }

    /** @param isEntry which methods, by name, can be called from outside */
    public static ComponentFacts of(ComponentClasses classes, Predicate<String> isEntry) {
        ComponentScan scan = new ComponentScan(classes);
        scan.addFields();
        for (Member member : classes.members()) {
            boolean isInit = member.method().name.startsWith("<");
            boolean isCallable = !member.is(Opcodes.ACC_PRIVATE) && !member.is(Opcodes.ACC_SYNTHETIC);
            if (isInit || isCallable && isEntry.test(member.method().name)) {
                scan.walk(member, List.of(), new Way(member.method().name, isInit, 0, true));
            }
        }
        new CounterPatterns(classes, scan.facts).find(isEntry);
        return scan.facts;
    }

    private void addFields() {
        for (ClassNode node : classes.chain()) {
            node.fields.stream()
                    .filter(field -> (field.access & Opcodes.ACC_SYNTHETIC) == 0)
                    .forEach(field -> facts.fields()
                            .putIfAbsent(
                                    field.name, new ComponentField(field.name, node.name, field.desc, field.access)));
        }
    }

    /**
     * How a method was come to.
     *
     * @param isCertain whether nothing was decided on the way: every call of the entry comes there
     */
    record Way(String entry, boolean inInit, int depth, boolean isCertain) {
        Way deeper(boolean certainly) {
            return new Way(entry, inInit, depth + 1, isCertain && certainly);
        }
    }

    private void walk(Member member, List<String> callerHolds, Way way) {
        List<String> held = new ArrayList<>(callerHolds);
        if (member.is(Opcodes.ACC_SYNCHRONIZED)) {
            String own = member.is(Opcodes.ACC_STATIC) ? member.owner().name + ".class" : Origin.THIS;
            take(held, new Acquisition(own, way.entry(), site(member, firstLine(member)), true), way);
            held.add(own);
        }
        if (way.depth() > DEEPEST || !seen.add(member.key() + held + way.entry() + way.inInit() + way.isCertain())) {
            return;
        }
        MethodGraph graph = graph(member);
        if (graph == null) {
            return;
        }
        HeldLocks locks = new HeldLocks(graph, held);
        Surroundings around = new Surroundings(classes, facts, member, graph, locks, way);
        for (int at = 0; at < graph.size(); at++) {
            if (graph.isReachable(at)) {
                visit(around, at);
            }
        }
        SectionScan.scan(around, callerHolds);
        LeakScan.scan(around);
        if (member.method().name.equals("<init>")) {
            EscapeScan.scan(around);
        }
    }

    private void visit(Surroundings around, int at) {
        String taken = around.locks().taken(at);
        if (taken != null) {
            Way way = around.way();
            take(around.locks().before(at), new Acquisition(taken, way.entry(), around.site(at), false), way);
        }
        MemoryScan.visit(around, at);
        around.locks()
                .givenBackUntaken(at)
                .ifPresent(lock ->
                        facts.handedOn().add(new LockKeeping(lock, around.way().entry())));
        AbstractInsnNode instruction = around.graph().instruction(at);
        List<String> held = around.locks().before(at);
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IRETURN
                && opcode <= Opcodes.RETURN
                && around.way().depth() == 0) {
            around.locks()
                    .keptAt(at)
                    .forEach(lock ->
                            facts.kept().add(new LockKeeping(lock, around.way().entry())));
        }
        if (!held.isEmpty() && opcode >= 0) {
            facts.underLock().add(around.site(at));
        }
        if (isOfOthers(instruction)) {
            facts.opaque().add(around.way().entry());
        }
        if (instruction instanceof MethodInsnNode call) {
            if (!held.isEmpty() && readsInput(call)) {
                facts.inputs().add(new InputPoint(held.get(0), around.way().entry(), around.site(at)));
            }
            if (call.owner.startsWith("java/util/concurrent/") && TRYING.contains(call.name)) {
                facts.triers().add(around.way().entry());
            }
            WaitScan.visit(around, at, call);
            follow(around, at, call);
        }
    }

    /** Whether code of the program is run that is not looked into. */
    private boolean isOfOthers(AbstractInsnNode instruction) {
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return !dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
        }
        return instruction instanceof MethodInsnNode call
                && !classes.contains(call.owner)
                && !call.owner.startsWith("[")
                && (!ComponentClasses.isJdk(call.owner) || mayBlock(call.owner));
    }

    /** Classes of the JDK that hold nobody up are those of the language and containers, locks and atomics. */
    private static boolean mayBlock(String owner) {
        boolean isConcurrent = owner.startsWith("java/util/concurrent/")
                && !owner.startsWith("java/util/concurrent/atomic/")
                && !owner.startsWith("java/util/concurrent/Concurrent")
                && !HeldLocks.isLock(owner)
                && !owner.endsWith("/Condition");
        boolean isPlain = owner.startsWith("java/lang/") || owner.startsWith("java/util/");
        return isConcurrent || !isPlain || owner.equals("java/lang/Thread") || owner.endsWith("/LockSupport");
    }

    /** Into a method of the component that is called on the component itself. */
    private void follow(Surroundings around, int at, MethodInsnNode call) {
        if (!classes.contains(call.owner) || call.name.startsWith("<")) {
            return;
        }
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        Origin receiver = around.receiver(at, call);
        if (isStatic || receiver.isThis()) {
            boolean isExact = isStatic || call.getOpcode() == Opcodes.INVOKESPECIAL;
            (isExact ? classes.findFrom(call.owner, call.name, call.desc) : classes.find(call.name, call.desc))
                    .ifPresent(target -> walk(
                            target,
                            around.locks().before(at),
                            around.way().deeper(around.graph().isCertain(at))));
        } else if (receiver.isKnown()) {
            classes.find(call.name, call.desc)
                    .filter(target -> target.is(Opcodes.ACC_SYNCHRONIZED))
                    .ifPresent(target ->
                            addEdges(around.locks().before(at), receiver.path(), around.site(at), around.way()));
        }
    }

    private static boolean readsInput(MethodInsnNode call) {
        return INPUT.contains(call.owner) && (call.name.startsWith("read") || call.name.startsWith("next"));
    }

    private void take(List<String> held, Acquisition taking, Way way) {
        if (!held.contains(taking.lock())) {
            facts.acquisitions().add(taking);
        }
        addEdges(held, taking.lock(), taking.site(), way);
    }

    private void addEdges(List<String> held, String inner, String site, Way way) {
        if (held.contains(inner) && !Origin.isVague(inner) || inner.equals(Origin.NEW)) {
            return;
        }
        for (String outer : held) {
            List<String> gates = held.subList(0, held.indexOf(outer));
            facts.edges().add(new LockEdge(lockName(outer), lockName(inner), gates, site, way.entry()));
        }
    }

    /** Parameters are objects of somebody else, possibly of the same class. */
    private static String lockName(String path) {
        return path.matches("p\\d+") ? "other" : path;
    }

    private MethodGraph graph(Member member) {
        return graphs.computeIfAbsent(member.key(), key -> {
            try {
                return new MethodGraph(member.owner().name, member.method());
            } catch (AnalyzerException | RuntimeException unreadable) {
                facts.gaps().add("the code of " + member.method().name + " cannot be analysed (" + unreadable + ")");
                return null;
            }
        });
    }

    static String site(Member member, int line) {
        ClassNode owner = member.owner();
        String file = owner.sourceFile == null
                ? owner.name.substring(owner.name.lastIndexOf('/') + 1) + ".java"
                : owner.sourceFile;
        return file + ":" + line;
    }

    private static int firstLine(Member member) {
        for (AbstractInsnNode instruction : member.method().instructions) {
            if (instruction instanceof org.objectweb.asm.tree.LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
