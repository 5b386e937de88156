package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.jdk.JdkClasses;
import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** What dynamic call sites reach that is not reported otherwise. */
final class UnwovenDynamicCalls {
    private UnwovenDynamicCalls() {}

    /** What to insert before {@code site}. */
    static CodeBuilder before(InvokeDynamicInsnNode site) {
        String hook = switch (site.bsm.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory", "java/lang/runtime/SwitchBootstraps" -> "";
            case "java/lang/invoke/StringConcatFactory" ->
                Arrays.stream(Type.getArgumentTypes(site.desc)).anyMatch(UnwovenDynamicCalls::isContainer)
                        ? "readsAnything"
                        : "";
            case "java/lang/runtime/ObjectMethods" ->
                Arrays.stream(components(site)).anyMatch(UnwovenDynamicCalls::isUnknown) ? "readsAnything" : "";
            default -> "writesAnything";
        };
        return hook.isEmpty() ? new CodeBuilder() : new CodeBuilder().hook(UnwovenCallHooks.class, hook, "()V");
    }

    private static Type[] components(InvokeDynamicInsnNode record) {
        return Arrays.stream(record.bsmArgs)
                .filter(Handle.class::isInstance)
                .map(field -> Type.getType(((Handle) field).getDesc()))
                .toArray(Type[]::new);
    }

    /** Objects that the program makes report what they do. */
    private static boolean isUnknown(Type type) {
        return !UnwovenCallEffect.isValue(type)
                && (type.getSort() == Type.ARRAY || Names.isJdk(type.getInternalName()));
    }

    /** Objects of any kind are asked when they are used. */
    private static boolean isContainer(Type type) {
        if (!ParameterTypes.isReference(type) || UnwovenCallEffect.isValue(type)) {
            return false;
        }
        String name = type.getSort() == Type.ARRAY ? "" : type.getInternalName();
        return JdkClasses.doesTextReadContents(name);
    }
}
