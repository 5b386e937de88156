package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.ArgumentReplacement;
import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.hooks.ClassHooks;
import java.util.List;

/**
 * {@code Lookup}, where classes are made at run time. The JVM shows hidden ones to no transformer. Those that the JDK
 * makes for lambdas and the like take another way, and stay as they are.
 */
final class LookupEdits {
    private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";
    private static final String OPTIONS = "[Ljava/lang/invoke/MethodHandles$Lookup$ClassOption;";

    static final List<ClassEdit> ALL = List.of(
            weaves("defineHiddenClass([BZ" + OPTIONS + ")" + LOOKUP),
            weaves("defineHiddenClassWithClassData([BLjava/lang/Object;Z" + OPTIONS + ")" + LOOKUP),
            new HeadHook(
                    "defineClass([B)Ljava/lang/Class;",
                    start().self()
                            .load("[B", 1)
                            .hook(ClassHooks.class, "earlier", "(" + LOOKUP + "[B)Ljava/lang/Class;"),
                    HookAnswer.REFERENCE));

    private LookupEdits() {}

    private static ClassEdit weaves(String method) {
        return new ArgumentReplacement(
                method, 1, start().self().load("[B", 1).hook(ClassHooks.class, "woven", "(" + LOOKUP + "[B)[B"));
    }
}
