package io.selvage.agent.jdk;

import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells at the head of methods what their bodies reach. No call from elsewhere announces that: the JDK's code works on
 * fields of its own.
 */
final class InsideHook implements Edit {
    private final Predicate<MethodNode> which;
    private final Predicate<String> names;
    private final Code announcement;

    private InsideHook(Predicate<MethodNode> which, Predicate<String> names, Code announcement) {
        this.which = which;
        this.names = names;
        this.announcement = announcement;
    }

    /** Each method of the class reaches the object it is called on. */
    static Edit itself() {
        return new InsideHook(InsideHook::isOfObject, name -> true, touchSelf());
    }

    /** The same for methods of these names only. */
    static Edit itself(Set<String> names) {
        return new InsideHook(InsideHook::isOfObject, names::contains, touchSelf());
    }

    /** Each method of the class reaches what the threads of fork-join pools share. */
    static Edit forkJoin() {
        return forkJoin(name -> true);
    }

    /** The same for methods of these names only. */
    static Edit forkJoin(Predicate<String> names) {
        return new InsideHook(method -> true, names, Code.start().hook("CallHooks", "forkJoin", "()V"));
    }

    private static Code touchSelf() {
        return Code.start().self().hook("CallHooks", "touch", "(Ljava/lang/Object;)V");
    }

    private static boolean isOfObject(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) == 0;
    }

    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode method : type.methods) {
            if (method.instructions.size() > 0 && concerns(method.name) && which.test(method)) {
                method.instructions.insert(announcement.copy().list());
                changed = true;
            }
        }
        return changed;
    }

    private boolean concerns(String name) {
        return !name.startsWith("<") && names.test(name);
    }

    @Override
    public boolean mayChange(String method) {
        return concerns(method.substring(0, method.indexOf('(')));
    }
}
