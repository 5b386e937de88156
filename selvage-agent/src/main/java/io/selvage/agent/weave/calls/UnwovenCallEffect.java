package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.agent.weave.analysis.StackOrigins;
import io.selvage.agent.weave.index.ClassIndex;
import io.selvage.agent.weave.rule.WeaveLocation;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What a call of code that is not woven can reach, where the call is not an operation by itself. What is not known may do anything. */
enum UnwovenCallEffect {
    /** Nothing that another thread could notice. */
    NOTHING,
    /** Looks at its arguments, as far as these are not values. */
    LOOKS_AT_ARGUMENTS,
    /** Looks at anything. */
    LOOKS,
    /** Looks at its receiver. */
    LOOKS_AT_RECEIVER,
    /** Whatever the receiver does. */
    CALLS_RECEIVER,
    CHANGES;

    private static final String ANY = "*";
    private static final String THROWABLE = "java/lang/Throwable";

    /** Methods that at most keep what they are given, or read what only other calls that are not seen can change. */
    private static final Map<String, Set<String>> KEEPING = table("""
            java/lang/Object <init> getClass finalize
            java/lang/Record <init>
            java/lang/Number <init>
            java/lang/Enum *
            java/lang/Class cast isInstance getName getSimpleName getTypeName getPackageName desiredAssertionStatus \
                isAssignableFrom getEnumConstants isInterface isArray isEnum isRecord getComponentType getSuperclass \
                getClassLoader getField getDeclaredField getMethod getDeclaredMethod getDeclaredConstructor hashCode toString
            java/lang/Thread <init> currentThread getName getId threadId isDaemon isVirtual getPriority getThreadGroup \
                getStackTrace getContextClassLoader getUncaughtExceptionHandler start join sleep yield onSpinWait interrupt \
                interrupted isInterrupted isAlive getState startVirtualThread
            java/lang/ThreadLocal <init> get set remove withInitial initialValue
            java/lang/InheritableThreadLocal <init> get set remove
            java/lang/System getProperty getenv lineSeparator exit
            java/lang/Runtime getRuntime availableProcessors totalMemory freeMemory maxMemory exit halt
            java/lang/Throwable <init> getMessage getLocalizedMessage getCause getStackTrace getSuppressed fillInStackTrace toString
            java/lang/invoke/MethodHandles lookup privateLookupIn arrayElementVarHandle
            java/lang/invoke/MethodHandles$Lookup findVarHandle findStaticVarHandle findVirtual findStatic findConstructor findGetter findSetter
            java/lang/invoke/MethodType methodType
            java/lang/reflect/Array newInstance getLength
            java/util/Arrays asList
            java/util/Collections emptyList emptyMap emptySet emptyIterator singleton singletonList singletonMap \
                unmodifiableCollection unmodifiableList unmodifiableMap unmodifiableSet unmodifiableSortedMap \
                unmodifiableSortedSet unmodifiableNavigableMap unmodifiableNavigableSet synchronizedCollection \
                synchronizedList synchronizedMap synchronizedSet synchronizedSortedMap synchronizedSortedSet \
                synchronizedNavigableMap synchronizedNavigableSet reverseOrder nCopies
            java/util/Comparator comparing comparingInt comparingLong comparingDouble naturalOrder reverseOrder reversed \
                nullsFirst nullsLast thenComparing thenComparingInt thenComparingLong thenComparingDouble
            java/util/EnumSet noneOf allOf of range
            java/util/List of
            java/util/Map entry
            java/util/Map$Entry getKey comparingByKey comparingByValue
            java/util/AbstractMap$SimpleEntry getKey
            java/util/AbstractMap$SimpleImmutableEntry getKey getValue
            java/util/Objects requireNonNull requireNonNullElse requireNonNullElseGet isNull nonNull checkIndex
            java/util/Optional empty of ofNullable get isPresent isEmpty orElse orElseGet orElseThrow map flatMap filter \
                ifPresent ifPresentOrElse or
            java/util/concurrent/Executors callable
            java/util/concurrent/ThreadLocalRandom *
            java/util/concurrent/TimeUnit *
            java/util/concurrent/atomic/AtomicIntegerFieldUpdater newUpdater
            java/util/concurrent/atomic/AtomicLongFieldUpdater newUpdater
            java/util/concurrent/atomic/AtomicReferenceFieldUpdater newUpdater
            java/util/regex/Pattern compile pattern quote flags
            java/util/stream/Collectors *
            java/util/stream/IntStream range rangeClosed of
            java/util/stream/LongStream range rangeClosed of
            java/util/stream/Stream of empty""");

    /** Methods that look at nothing but values, and at what they are given. */
    private static final Map<String, Set<String>> LOOKING = table("""
            java/lang/Boolean *
            java/lang/Byte *
            java/lang/Character *
            java/lang/Double *
            java/lang/Float *
            java/lang/Integer *
            java/lang/Long *
            java/lang/Math *
            java/lang/Number *
            java/lang/Short *
            java/lang/StrictMath *
            java/lang/String *
            java/lang/StringBuffer <init>
            java/lang/StringBuilder <init>
            java/math/BigDecimal *
            java/math/BigInteger *
            java/math/MathContext *
            java/util/AbstractMap$SimpleEntry <init>
            java/util/AbstractMap$SimpleImmutableEntry <init> equals hashCode toString
            java/util/Arrays binarySearch compare deepEquals deepHashCode deepToString mismatch stream
            java/util/EnumSet complementOf copyOf
            java/util/Locale forLanguageTag getCountry getDefault getLanguage toLanguageTag equals hashCode toString
            java/util/Map of ofEntries
            java/util/Objects equals hash hashCode toString compare deepEquals
            java/util/Optional equals hashCode toString
            java/util/OptionalDouble *
            java/util/OptionalInt *
            java/util/OptionalLong *
            java/util/Set of
            java/util/UUID *
            java/util/regex/Pattern matcher matches split""");

    /** Exceptions to the table above: they fill an array, or use up chance. */
    private static final Set<String> FILLING = Set.of(
            "java/lang/String.getChars(II[CI)V",
            "java/lang/String.getBytes(II[BI)V",
            "java/lang/Character.toChars(I[CI)I");

    /** Methods of a builder or buffer that read an array; others may fill it. */
    private static final Set<String> WRITING = Set.of("append", "insert", "write");

    private static final Set<String> VALUES = Set.of(
            "java/lang/String",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Boolean",
            "java/lang/Character",
            "java/lang/Byte",
            "java/lang/Short",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Number",
            "java/lang/Class",
            "java/lang/Enum",
            "java/lang/Runnable",
            "java/math/BigDecimal",
            "java/math/BigInteger",
            "java/math/MathContext",
            "java/math/RoundingMode",
            "java/nio/charset/Charset",
            "java/util/Comparator",
            "java/util/Locale",
            "java/util/UUID",
            "java/util/concurrent/Callable",
            "java/util/concurrent/TimeUnit",
            THROWABLE);

    /** Objects of these packages have nothing to do with the world outside, unless they are given something that has. */
    private static final Set<String> INWARD =
            Set.of("java/lang", "java/util", "java/util/regex", "java/text", "java/math", "java/time");

    /** Exceptions: they write files, or are known elsewhere from their beginning on. */
    private static final Set<String> OUTWARD = Set.of(
            "java/lang/ClassLoader",
            "java/lang/ProcessBuilder",
            "java/lang/Thread",
            "java/lang/ThreadGroup",
            "java/util/Formatter",
            "java/util/Timer");

    private static final Set<String> BUFFERS = Set.of(
            "java/io/ByteArrayOutputStream",
            "java/io/CharArrayWriter",
            "java/io/File",
            "java/io/StringReader",
            "java/io/StringWriter");

    private static final Set<String> STREAMS = Set.of(
            "java/util/stream/BaseStream",
            "java/util/stream/DoubleStream",
            "java/util/stream/IntStream",
            "java/util/stream/LongStream",
            "java/util/stream/Stream");

    /** Collectors that do not ask elements for anything. */
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

    private static Map<String, Set<String>> table(String text) {
        Map<String, Set<String>> table = new HashMap<>();
        for (String line : text.split("\n")) {
            String[] words = line.strip().split("\\s+", 2);
            table.put(words[0], Set.of(words[1].split("\\s+")));
        }
        return table;
    }

    static UnwovenCallEffect of(MethodInsnNode call, WeaveLocation spot) {
        ClassIndex index = spot.type().index();
        if (call.owner.startsWith("[") || call.owner.startsWith("io/selvage/hooks/")) {
            return NOTHING;
        }
        if (!index.isWoven(call.owner)) {
            return call.name.equals("<init>") ? ofConstructor(call, spot) : ofMethod(call, call.owner, spot);
        }
        String declaring = index.declaring(call.owner, call.name, call.desc).orElse("");
        if (index.isWoven(declaring)) {
            return ofWoven(call, declaring, index);
        }
        return declaring.equals(Names.OBJECT) && !call.name.equals("clone") ? NOTHING : ofMethod(call, declaring, spot);
    }

    /** Whoever implements an interface of the program may have inherited how, or be made by somebody else. */
    private static UnwovenCallEffect ofWoven(MethodInsnNode call, String declaring, ClassIndex index) {
        if ((index.methodAccess(declaring, call.name, call.desc) & Opcodes.ACC_NATIVE) != 0) {
            return CHANGES;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE ? CALLS_RECEIVER : NOTHING;
    }

    private static UnwovenCallEffect ofMethod(MethodInsnNode call, String declaring, WeaveLocation spot) {
        if (declaring.equals(Names.OBJECT)) {
            return ofObject(call);
        }
        if (isNamed(KEEPING, declaring, call.name)
                || spot.type().index().extendsKnown(declaring, THROWABLE) && isNamed(KEEPING, THROWABLE, call.name)) {
            return keeping(call, spot);
        }
        if (isOwn(spot.origins().maker(call))) {
            return call.desc.contains("[") && !WRITING.contains(call.name) ? CHANGES : looking(call);
        }
        if (isNamed(LOOKING, declaring, call.name) || isOfTime(declaring)) {
            return FILLING.contains(declaring + "." + call.name + call.desc) ? CHANGES : looking(call);
        }
        if (STREAMS.contains(declaring)) {
            return ofStream(call, spot.origins());
        }
        if (declaring.startsWith("java/lang/reflect/") && call.name.startsWith("get")) {
            return LOOKS;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE && Names.isJdk(declaring) ? ofInterface(call) : CHANGES;
    }

    private static UnwovenCallEffect ofObject(MethodInsnNode call) {
        boolean ofSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        return switch (call.name) {
            // A shallow copy reads all fields.
            case "clone" -> LOOKS;
            case "toString", "equals", "hashCode" -> ofSuper ? NOTHING : LOOKS_AT_RECEIVER;
            default -> NOTHING;
        };
    }

    /** Interfaces of functions have methods, too, that make one function of two. */
    private static UnwovenCallEffect ofInterface(MethodInsnNode call) {
        boolean combines = call.owner.startsWith("java/util/function/") && call.desc.contains(")Ljava/util/function/");
        return combines ? NOTHING : CALLS_RECEIVER;
    }

    private static UnwovenCallEffect ofConstructor(MethodInsnNode call, WeaveLocation spot) {
        if (isNamed(KEEPING, call.owner, call.name) || spot.type().index().extendsKnown(call.owner, THROWABLE)) {
            return NOTHING;
        }
        if (isNamed(LOOKING, call.owner, call.name)) {
            return looking(call);
        }
        boolean isContainer = SharedJdkTypes.isShared(call.owner) && call.owner.startsWith("java/util/");
        if (isContainer || isInward(call.owner)) {
            boolean plain = givesOnly(call, isContainer);
            return plain ? NOTHING : isContainer ? LOOKS : CHANGES;
        }
        return CHANGES;
    }

    private static boolean isInward(String type) {
        return INWARD.contains(Names.packageOf(type)) && !OUTWARD.contains(type) || BUFFERS.contains(type);
    }

    /** Whether an object so made has nothing to do with anything else. */
    private static boolean isOwn(MethodInsnNode maker) {
        return maker != null && isInward(maker.owner) && givesOnly(maker, false);
    }

    /** True if the arguments are values and functions, or objects that nothing is done with. */
    private static boolean givesOnly(MethodInsnNode call, boolean anyObject) {
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            boolean kept = anyObject && argument.getDescriptor().equals("Ljava/lang/Object;");
            if (!kept && !isValue(argument)) {
                return false;
            }
        }
        return true;
    }

    /** An array is looked at at once, unless it was made for the call. */
    private static UnwovenCallEffect keeping(MethodInsnNode call, WeaveLocation spot) {
        return call.desc.contains("[") && !isMadeForCall(call, spot) ? LOOKS : NOTHING;
    }

    private static UnwovenCallEffect looking(MethodInsnNode call) {
        UnwovenCallEffect result = NOTHING;
        for (Type argument : Type.getArgumentTypes(call.desc)) {
            if (!isValue(argument)) {
                if (!canBeLookedAt(argument)) {
                    return CHANGES;
                }
                result = LOOKS_AT_ARGUMENTS;
            }
        }
        return result;
    }

    /** Looking at others might change them. */
    private static boolean canBeLookedAt(Type argument) {
        if (argument.getSort() == Type.ARRAY) {
            return true;
        }
        return switch (argument.getInternalName()) {
            case Names.OBJECT,
                    "java/lang/CharSequence",
                    "java/lang/Comparable",
                    "java/lang/StringBuilder",
                    "java/lang/StringBuffer",
                    "java/util/Map$Entry" -> true;
            default ->
                SharedJdkTypes.isShared(argument.getInternalName())
                        && !argument.getInternalName().endsWith("Random");
        };
    }

    static boolean isValue(Type type) {
        if (!ParameterTypes.isReference(type)) {
            return true;
        }
        String name = type.getSort() == Type.ARRAY ? "" : type.getInternalName();
        return VALUES.contains(name) || name.startsWith("java/util/function/") || isOfTime(name);
    }

    private static boolean isOfTime(String type) {
        return type.startsWith("java/time/")
                && !type.startsWith("java/time/Clock")
                && !type.startsWith("java/time/InstantSource");
    }

    /** True if the last argument is an array that the caller has only just made. */
    static boolean isMadeForCall(MethodInsnNode call, WeaveLocation spot) {
        AbstractInsnNode last = spot.origins().last(call);
        return last != null && (last.getOpcode() == Opcodes.ANEWARRAY || last.getOpcode() == Opcodes.NEWARRAY);
    }

    /** A stream that was made for the purpose has been told with what it is a stream of; its elements may be anything. */
    private static UnwovenCallEffect ofStream(MethodInsnNode call, StackOrigins origins) {
        if (!isMadeHere(call, origins)) {
            return CHANGES;
        }
        return switch (call.name) {
            case "distinct", "sorted" -> LOOKS;
            case "collect" -> isGathering(origins.last(call)) ? NOTHING : LOOKS;
            case "iterator", "spliterator" -> CHANGES;
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
        boolean isStatic = before.getOpcode() == Opcodes.INVOKESTATIC;
        return isStatic && isNamed(KEEPING, before.owner, before.name)
                || before.owner.equals("java/util/Arrays")
                || before.owner.equals("java/lang/String")
                || before.name.equals("stream") && SharedJdkTypes.isShared(before.owner)
                || !isStatic && STREAMS.contains(before.owner) && isMadeHere(before, origins);
    }

    private static boolean isNamed(Map<String, Set<String>> table, String owner, String method) {
        Set<String> methods = table.get(owner);
        return methods != null && (methods.contains(ANY) || methods.contains(method));
    }
}
