package io.selvage.agent.jdk.edit;

import io.selvage.hooks.CallHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.executors.ThreadPoolHooks;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Reports at the head of methods what their bodies access. No call from elsewhere announces that: the JDK's code works
 * on fields of its own.
 */
public final class InternalAccessHook implements ClassEdit {
    private static final String POOL = "java.util.concurrent.ForkJoinPool";

    private final Predicate<MethodNode> which;
    private final Predicate<String> names;
    private final CodeSnippet announcement;

    private InternalAccessHook(Predicate<MethodNode> which, Predicate<String> names, CodeSnippet announcement) {
        this.which = which;
        this.names = names;
        this.announcement = announcement;
    }

    /** Each method of the class reaches the object it is called on. */
    public static ClassEdit itself() {
        return new InternalAccessHook(InternalAccessHook::isOfObject, name -> true, touchSelf());
    }

    /** The same for methods of these names only. */
    public static ClassEdit itself(Set<String> names) {
        return new InternalAccessHook(InternalAccessHook::isOfObject, names::contains, touchSelf());
    }

    /** Methods of these names reach the worker of a thread pool that they are called on. */
    public static ClassEdit worker(Set<String> names) {
        CodeSnippet access =
                CodeSnippet.start().self().hook(ThreadPoolHooks.class, "workerAccess", "(Ljava/lang/Object;)V");
        return new InternalAccessHook(InternalAccessHook::isOfObject, names::contains, access);
    }

    /** Methods of these names reach what the threads of fork-join pools share. */
    public static ClassEdit forkJoin(Predicate<String> names) {
        int site = Sites.register(new Site(POOL, "", "ForkJoinPool.java", 0, POOL, Site.READ | Site.WRITE));
        return new InternalAccessHook(
                method -> true, names, CodeSnippet.start().push(site).hook(CallHooks.class, "forkJoin", "(I)V"));
    }

    /** Methods of these names read what the object has in a field. */
    public static ClassEdit reads(String owner, String field, String descriptor, Set<String> names) {
        CodeSnippet read = CodeSnippet.start()
                .self()
                .field(Opcodes.GETFIELD, owner, field, descriptor)
                .hook(CallHooks.class, "extraRead", "(Ljava/lang/Object;)V");
        return new InternalAccessHook(InternalAccessHook::isOfObject, names::contains, read);
    }

    private static CodeSnippet touchSelf() {
        return CodeSnippet.start().self().hook(CallHooks.class, "internalAccess", "(Ljava/lang/Object;)V");
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
