package io.selvage.agent.jdk.edit;

import io.selvage.hooks.CallHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.executors.ThreadPoolHooks;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Announces what JDK code that drives tasks does to others: before each call on a {@code java.util.concurrent} object
 * of another class, and at the head of the methods that complete the object itself.
 *
 * @param completing names of the methods that complete the object they are called on, or are an operation on it
 * @param hook what to call before each call
 * @param isPool whether the hook is told which pool the code is of
 */
public record TaskDriverHook(Set<String> completing, String hook, boolean isPool) implements ClassEdit {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final Set<String> READS = Set.of("get", "peek", "size", "intValue", "longValue");

    /** What the code does to others is an operation of its own each time. */
    public static TaskDriverHook step(Set<String> completing) {
        return new TaskDriverHook(completing, "taskStep", false);
    }

    /** What the code does to others is part of the operation that led to it. */
    public static TaskDriverHook inside(Set<String> operations) {
        return new TaskDriverHook(operations, "taskAccess", false);
    }

    /** The same for code of a thread pool, which has its own ideas of what others can notice. */
    public static TaskDriverHook insidePool(Set<String> operations) {
        return new TaskDriverHook(operations, "taskAccess", true);
    }

    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode method : type.methods) {
            if (!method.name.startsWith("<") && method.instructions.size() > 0) {
                changed |= announceCalls(type, method) | announceCompletion(type, method);
            }
        }
        return changed;
    }

    @Override
    public boolean mayChange(String method) {
        return completing.contains(method.substring(0, method.indexOf('(')));
    }

    @Override
    public boolean mayChangeUseOf(String owner, String name) {
        return owner.startsWith(CONCURRENT) && !name.equals("<init>");
    }

    private boolean announceCompletion(ClassNode type, MethodNode method) {
        if (!completing.contains(method.name) || (method.access & Opcodes.ACC_STATIC) != 0) {
            return false;
        }
        InsnList head = new InsnList();
        head.add(new VarInsnNode(Opcodes.ALOAD, 0));
        head.add(call("taskStep", type, method, 0, dotted(type.name) + "." + method.name, Site.READ | Site.WRITE));
        method.instructions.insert(head);
        return true;
    }

    private boolean announceCalls(ClassNode type, MethodNode method) {
        boolean changed = false;
        int line = 0;
        for (AbstractInsnNode insn : method.instructions.toArray()) {
            if (insn instanceof LineNumberNode number) {
                line = number.line;
            } else if (insn instanceof MethodInsnNode call && isOfInterest(type.name, call)) {
                announce(type, method, call, line);
                changed = true;
            }
        }
        return changed;
    }

    private static boolean isOfInterest(String caller, MethodInsnNode call) {
        boolean virtual = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return virtual
                && call.owner.startsWith(CONCURRENT)
                && !call.owner.equals(CONCURRENT + "TimeUnit")
                && !call.owner.equals(CONCURRENT + "ThreadFactory")
                && !call.owner.equals(CONCURRENT + "Callable")
                && !call.owner.equals(CONCURRENT + "ThreadLocalRandom")
                && !call.owner.startsWith(CONCURRENT + "ForkJoinPool$")
                && !outermost(call.owner).equals(outermost(caller));
    }

    /** The arguments make room in fresh locals, which no frame needs to know: nothing branches in between. */
    private void announce(ClassNode type, MethodNode method, MethodInsnNode call, int line) {
        List<Type> arguments = List.of(Type.getArgumentTypes(call.desc));
        InsnList before = new InsnList();
        InsnList reload = new InsnList();
        int slot = method.maxLocals;
        int[] slots = new int[arguments.size()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = slot;
            slot += arguments.get(i).getSize();
        }
        for (int i = slots.length - 1; i >= 0; i--) {
            before.add(new VarInsnNode(arguments.get(i).getOpcode(Opcodes.ISTORE), slots[i]));
        }
        before.add(new InsnNode(Opcodes.DUP));
        String member = dotted(call.owner) + "." + call.name;
        int flags =
                (isRead(call.name) ? Site.READ : Site.READ | Site.WRITE) | (arguments.isEmpty() ? 0 : Site.ARGUMENTS);
        boolean hasPool = isPool && (method.access & Opcodes.ACC_STATIC) == 0;
        before.add(
                hasPool ? poolCall(type, method, line, member, flags) : call(hook, type, method, line, member, flags));
        for (int i = 0; i < slots.length; i++) {
            reload.add(new VarInsnNode(arguments.get(i).getOpcode(Opcodes.ILOAD), slots[i]));
        }
        before.add(reload);
        method.instructions.insertBefore(call, before);
    }

    private static InsnList poolCall(ClassNode type, MethodNode method, int line, String member, int flags) {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(site(type, method, line, member, flags)));
        code.add(CodeSnippet.start()
                .self()
                .hook(ThreadPoolHooks.class, "access", "(Ljava/lang/Object;ILjava/util/concurrent/ExecutorService;)V")
                .list());
        return code;
    }

    private static int site(ClassNode type, MethodNode method, int line, String member, int flags) {
        return Sites.register(new Site(dotted(type.name), method.name, type.sourceFile, line, member, flags));
    }

    private static InsnList call(String hook, ClassNode type, MethodNode method, int line, String member, int flags) {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(site(type, method, line, member, flags)));
        code.add(CodeSnippet.start()
                .hook(CallHooks.class, hook, "(Ljava/lang/Object;I)V")
                .list());
        return code;
    }

    private static boolean isRead(String name) {
        return READS.contains(name) || name.startsWith("is") || name.startsWith("has");
    }

    private static String outermost(String name) {
        int dollar = name.indexOf('$');
        return dollar < 0 ? name : name.substring(0, dollar);
    }

    private static String dotted(String name) {
        return name.replace('/', '.');
    }
}
