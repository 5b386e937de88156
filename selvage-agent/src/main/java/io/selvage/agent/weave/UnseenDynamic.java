package io.selvage.agent.weave;

import io.selvage.hooks.UnseenHooks;
import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** What dynamic call sites reach that is not told otherwise. */
final class UnseenDynamic {
    private UnseenDynamic() {}

    /** What to insert before {@code site}. */
    static Code before(InvokeDynamicInsnNode site) {
        String hook = switch (site.bsm.getOwner()) {
            case "java/lang/invoke/LambdaMetafactory", "java/lang/runtime/SwitchBootstraps" -> "";
            case "java/lang/invoke/StringConcatFactory" ->
                Arrays.stream(Type.getArgumentTypes(site.desc)).anyMatch(UnseenDynamic::isContainer) ? "looks" : "";
            case "java/lang/runtime/ObjectMethods" ->
                Arrays.stream(components(site)).anyMatch(UnseenDynamic::isUnknown) ? "looks" : "";
            default -> "changes";
        };
        return hook.isEmpty() ? new Code() : new Code().hook(UnseenHooks.class, hook, "()V");
    }

    private static Type[] components(InvokeDynamicInsnNode record) {
        return Arrays.stream(record.bsmArgs)
                .filter(Handle.class::isInstance)
                .map(field -> Type.getType(((Handle) field).getDesc()))
                .toArray(Type[]::new);
    }

    /** What the program makes tells what it does. */
    private static boolean isUnknown(Type type) {
        return !UnseenCalls.isValue(type) && (type.getSort() == Type.ARRAY || Names.isJdk(type.getInternalName()));
    }

    /** Objects of any kind are asked when they are used. */
    private static boolean isContainer(Type type) {
        if (!BridgeTypes.isReference(type) || UnseenCalls.isValue(type)) {
            return false;
        }
        String name = type.getSort() == Type.ARRAY ? "" : type.getInternalName();
        return Shared.isShared(name) || name.equals(OwnObjects.BUILDER) || name.equals("java/util/Optional");
    }
}
