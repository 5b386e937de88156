package io.selvage.agent.jdk;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
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
    private static final String POOL = "java.util.concurrent.ForkJoinPool";

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

    /** Methods of these names reach what the threads of fork-join pools share. */
    static Edit forkJoin(Predicate<String> names) {
        int site = Sites.register(new Site(POOL, "", "ForkJoinPool.java", 0, POOL, Site.READ | Site.WRITE));
        return new InsideHook(method -> true, names, Code.start().push(site).hook("CallHooks", "forkJoin", "(I)V"));
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
