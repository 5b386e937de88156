package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.WeaveLocation;
import io.selvage.hooks.jdk.ArgumentKind;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.MethodEffect;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What a call of unwoven code can reach, where the call is not an operation by itself. What is not known may do
 * anything.
 */
enum UnwovenCallEffect {
    /** Nothing that another thread could notice. */
    NOTHING,
    /** Reads those of its arguments that are not values. */
    READS_ARGUMENTS,
    /** Reads anything. */
    READS,
    /** Reads its receiver. */
    READS_RECEIVER,
    /** Does what the receiver does. */
    CALLS_RECEIVER,
    /** Reads and writes anything. */
    WRITES;

    private static final String THROWABLE = "java/lang/Throwable";

    /** Methods of a builder or buffer that read an array; others may fill it. */
    private static final Set<String> APPENDING = Set.of("append", "insert", "write");

    /** Collectors that ask elements for nothing. */
    private static final Set<String> GATHERING = Set.of(
            "averagingDouble",
            "averagingInt",
            "averagingLong",
            "counting",
            "joining",
            "summingDouble",
            "summingInt",
            "summingLong",
            "toList",
            "toUnmodifiableList");

    static UnwovenCallEffect of(MethodInsnNode call, WeaveLocation location) {
        ClassIndex index = location.type().index();
        if (call.owner.startsWith("[") || call.owner.startsWith("io/selvage/hooks/")) {
            return NOTHING;
        }
        if (!index.isWoven(call.owner)) {
            return call.name.equals("<init>") ? ofConstructor(call, location) : ofMethod(call, call.owner, location);
        }
        String declaring = index.declaring(call.owner, call.name, call.desc).orElse("");
        if (index.isWoven(declaring)) {
            return ofWoven(call, declaring, index);
        }
        boolean ofObject = declaring.equals(Names.OBJECT) && !call.name.equals("clone");
        return ofObject ? NOTHING : ofMethod(call, declaring, location);
    }

    /** An implementation of the program's interface may be inherited from an unwoven class, or generated. */
    private static UnwovenCallEffect ofWoven(MethodInsnNode call, String declaring, ClassIndex index) {
        if ((index.methodAccess(declaring, call.name, call.desc) & Opcodes.ACC_NATIVE) != 0) {
            return WRITES;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE ? CALLS_RECEIVER : NOTHING;
    }

    private static UnwovenCallEffect ofMethod(MethodInsnNode call, String declaring, WeaveLocation location) {
        if (declaring.equals(Names.OBJECT)) {
            return ofObject(call);
        }
        MethodEffect effect = JdkClasses.effect(declaring, call.name, call.desc);
        if (effect == MethodEffect.HARMLESS || isHarmlessOfThrowable(call, declaring, location)) {
            return ofHarmless(call, location);
        }
        if (isConfined(location.origins().constructorOf(call))) {
            return call.desc.contains("[") && !APPENDING.contains(call.name) ? WRITES : ofReading(call);
        }
        return switch (effect) {
            case READS_ARGUMENTS -> ofReading(call);
            case WRITES_ARGUMENTS -> WRITES;
            default -> ofUnknown(call, declaring, location);
        };
    }

    private static boolean isHarmlessOfThrowable(MethodInsnNode call, String declaring, WeaveLocation location) {
        return JdkClasses.effect(THROWABLE, call.name, call.desc) == MethodEffect.HARMLESS
                && location.type().index().extendsKnown(declaring, THROWABLE);
    }

    private static UnwovenCallEffect ofUnknown(MethodInsnNode call, String declaring, WeaveLocation location) {
        if (JdkClasses.isStream(declaring)) {
            return ofStream(call, location.origins());
        }
        if (declaring.startsWith("java/lang/reflect/") && call.name.startsWith("get")) {
            return READS;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE && Names.isJdk(declaring) ? ofInterface(call) : WRITES;
    }

    private static UnwovenCallEffect ofObject(MethodInsnNode call) {
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        return switch (call.name) {
            // A shallow copy reads all fields.
            case "clone" -> READS;
            case "toString", "equals", "hashCode" -> ofSuper ? NOTHING : READS_RECEIVER;
            default -> NOTHING;
        };
    }

    /** Functional interfaces also have methods that combine two functions. */
    private static UnwovenCallEffect ofInterface(MethodInsnNode call) {
        boolean combines = call.owner.startsWith("java/util/function/") && call.desc.contains(")Ljava/util/function/");
        return combines ? NOTHING : CALLS_RECEIVER;
    }

    private static UnwovenCallEffect ofConstructor(MethodInsnNode call, WeaveLocation location) {
        MethodEffect effect = JdkClasses.effect(call.owner, call.name, call.desc);
        if (effect == MethodEffect.HARMLESS || location.type().index().extendsKnown(call.owner, THROWABLE)) {
            return NOTHING;
        }
        if (effect == MethodEffect.READS_ARGUMENTS) {
            return ofReading(call);
        }
        boolean isContainer = JdkClasses.isShared(call.owner) && call.owner.startsWith("java/util/");
        if (isContainer) {
            return hasOnlyValueArguments(call, true) ? NOTHING : READS;
        }
        return JdkClasses.isConfined(call.owner) && hasOnlyValueArguments(call, false) ? NOTHING : WRITES;
    }

    /** Whether an object that was constructed like this has nothing to do with any other. */
    private static boolean isConfined(MethodInsnNode constructor) {
        return constructor != null
                && JdkClasses.isConfined(constructor.owner)
                && hasOnlyValueArguments(constructor, false);
    }

    /**
     * True if the arguments are values and functions; with {@code anyObject} also objects, of which nothing is asked.
     */
    private static boolean hasOnlyValueArguments(MethodInsnNode call, boolean anyObject) {
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            boolean stored = anyObject && argument.getDescriptor().equals("Ljava/lang/Object;");
            if (!stored && !isValue(argument)) {
                return false;
            }
        }
        return true;
    }

    /** An array is read at once, unless it was made for the call. */
    private static UnwovenCallEffect ofHarmless(MethodInsnNode call, WeaveLocation location) {
        return call.desc.contains("[") && !isMadeForCall(call, location) ? READS : NOTHING;
    }

    private static UnwovenCallEffect ofReading(MethodInsnNode call) {
        UnwovenCallEffect result = NOTHING;
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            if (!isValue(argument)) {
                if (!isReadable(argument)) {
                    return WRITES;
                }
                result = READS_ARGUMENTS;
            }
        }
        return result;
    }

    private static boolean isReadable(Type argument) {
        return argument.getSort() == Type.ARRAY
                || JdkClasses.argument(argument.getInternalName()) == ArgumentKind.READABLE;
    }

    static boolean isValue(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY -> false;
            case Type.OBJECT -> JdkClasses.argument(type.getInternalName()).isValue();
            default -> true;
        };
    }

    /** True if the last argument is an array that the caller has only just made. */
    static boolean isMadeForCall(MethodInsnNode call, WeaveLocation location) {
        AbstractInsnNode last = location.origins().lastArgument(call);
        return last != null && (last.getOpcode() == Opcodes.ANEWARRAY || last.getOpcode() == Opcodes.NEWARRAY);
    }

    /** The source of a stream is recorded where the stream is made; its elements may be anything. */
    private static UnwovenCallEffect ofStream(MethodInsnNode call, StackOrigins origins) {
        if (!isMadeHere(call, origins)) {
            return WRITES;
        }
        return switch (call.name) {
            case "distinct", "sorted" -> READS;
            case "collect" -> isGathering(origins.lastArgument(call)) ? NOTHING : READS;
            case "iterator", "spliterator" -> WRITES;
            default -> NOTHING;
        };
    }

    private static boolean isGathering(AbstractInsnNode collector) {
        return collector instanceof MethodInsnNode made
                && made.owner.equals("java/util/stream/Collectors")
                && GATHERING.contains(made.name);
    }

    private static boolean isMadeHere(MethodInsnNode call, StackOrigins origins) {
        if (!(origins.target(call) instanceof MethodInsnNode before)) {
            return false;
        }
        if (before.getOpcode() != Opcodes.INVOKESTATIC && JdkClasses.isStream(before.owner)) {
            return isMadeHere(before, origins);
        }
        return before.owner.equals("java/util/Arrays")
                || before.owner.equals("java/lang/String")
                || before.name.equals("stream") && JdkClasses.isShared(before.owner)
                || isHarmlessStatic(before);
    }

    private static boolean isHarmlessStatic(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                && JdkClasses.effect(call.owner, call.name, call.desc) == MethodEffect.HARMLESS;
    }
}
