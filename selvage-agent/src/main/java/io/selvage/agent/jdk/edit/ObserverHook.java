package io.selvage.agent.jdk.edit;

import io.selvage.hooks.executors.ForkJoinHooks;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Reports calls of public methods that can tell how a fork-join pool works inside.
 *
 * @param blind names of those that cannot
 */
public record ObserverHook(Set<String> blind) implements ClassEdit {
    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode method : type.methods) {
            boolean isPublic = (method.access & Opcodes.ACC_PUBLIC) != 0;
            if (isPublic && method.instructions.size() > 0 && mayChange(method.name + method.desc)) {
                method.instructions.insert(CodeSnippet.start()
                        .hook(ForkJoinHooks.class, "observe", "()V")
                        .list());
                changed = true;
            }
        }
        return changed;
    }

    @Override
    public boolean mayChange(String method) {
        String name = method.substring(0, method.indexOf('('));
        return !name.startsWith("<") && !blind.contains(name);
    }
}
