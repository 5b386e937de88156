package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.CallReplacement;
import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.agent.jdk.edit.ParameterFilter;
import io.selvage.hooks.StackHooks;
import java.util.List;

/** Stacks that the JDK hands out. */
final class StackEdits {
    private static final String ELEMENT = "java/lang/StackTraceElement";
    private static final String FUNCTION = "Ljava/util/function/Function;";
    private static final String CONSUMER = "Ljava/util/function/Consumer;";
    private static final String STACK = "[L" + ELEMENT + ";";

    /** {@code Throwable}; the older form comes first. */
    static final List<InstructionEdit> EXCEPTIONS = List.of(
            CallReplacement.behind(ELEMENT, "of(Ljava/lang/Throwable;I)" + STACK, filter("visible", STACK)),
            CallReplacement.behind(ELEMENT, "of(Ljava/lang/Object;I)" + STACK, filter("visible", STACK)));

    /** {@code StackWalker}. */
    static final List<ClassEdit> WALKER = List.of(
            new ParameterFilter("walk(" + FUNCTION + ")Ljava/lang/Object;", filter("walking", FUNCTION)),
            new ParameterFilter("forEach(" + CONSUMER + ")V", filter("receiving", CONSUMER)));

    private StackEdits() {}

    private static CodeSnippet filter(String hook, String type) {
        return start().hook(StackHooks.class, hook, "(" + type + ")" + type);
    }
}
