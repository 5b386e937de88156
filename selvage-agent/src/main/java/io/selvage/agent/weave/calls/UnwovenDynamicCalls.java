package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.CodeBuilder;
import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.Site;
import io.selvage.hooks.UnwovenCallHooks;
import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** What dynamic call sites reach that is not reported otherwise. */
final class UnwovenDynamicCalls {
    private static final String OF_RECORD = "(Ljava/lang/Object;I)V";

    private UnwovenDynamicCalls() {}

    /** What to insert before {@code site}. */
    static CodeBuilder before(InvokeDynamicInsnNode site, WeaveLocation location) {
        String bootstrap = site.bsm.getOwner();
        return switch (bootstrap) {
            case "java/lang/invoke/LambdaMetafactory",
                    "java/lang/runtime/SwitchBootstraps",
                    "java/lang/invoke/StringConcatFactory" -> new CodeBuilder();
            case "java/lang/runtime/ObjectMethods" -> ofRecord(site, location);
            default -> {
                String member = Names.dotted(bootstrap) + "." + site.bsm.getName();
                yield UnwovenCallRule.unknown(location.site(member, Site.READ | Site.WRITE));
            }
        };
    }

    /** The methods of a record ask its components. */
    private static CodeBuilder ofRecord(InvokeDynamicInsnNode record, WeaveLocation location) {
        if (Arrays.stream(components(record)).noneMatch(UnwovenDynamicCalls::isUnknown)) {
            return new CodeBuilder();
        }
        int site = location.site("java.lang.Record." + record.name, Site.READ | Site.READS_ELEMENTS);
        CodeBuilder code = new CodeBuilder();
        if (record.name.equals("equals")) {
            code.op(Opcodes.DUP2).push(site).hook(UnwovenCallHooks.class, "readsComponents", OF_RECORD);
        } else {
            code.op(Opcodes.DUP);
        }
        return code.push(site).hook(UnwovenCallHooks.class, "readsComponents", OF_RECORD);
    }

    private static Type[] components(InvokeDynamicInsnNode record) {
        return Arrays.stream(record.bsmArgs)
                .filter(Handle.class::isInstance)
                .map(field -> Type.getType(((Handle) field).getDesc()))
                .toArray(Type[]::new);
    }

    /** Objects that the program makes report what they do; an array is asked for its identity. */
    private static boolean isUnknown(Type type) {
        return type.getSort() == Type.OBJECT && !UnwovenTarget.isValue(type) && Names.isJdk(type.getInternalName());
    }
}
