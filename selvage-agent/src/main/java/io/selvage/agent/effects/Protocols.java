package io.selvage.agent.effects;

import io.selvage.agent.effects.Contents.Stored;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * What a method does by contract of the type that declares it, for calls whose target is not known. It holds for every
 * class of the JDK that implements it, with the exceptions that a test names; code of the program reports by itself.
 */
final class Protocols {
    /** What a call does to its receiver. */
    enum Kind {
        /** Reads the receiver and all that it reaches. */
        READ,
        /** Reads all that, and writes the receiver and its parts. */
        WRITE,
        /** Looks something up: reads, but a map that the program made may note the order of look-ups. */
        LOOKUP,
        /** Writes the receiver and its parts, takes in what is in its arguments, and keeps none of them. */
        ABSORB,
        /** Writes the receiver, reads what it reaches: an iterator goes on. */
        ADVANCE,
        /** Runs a function: one of the program, or one that was accounted for where the JDK made it. */
        CALL,
        /** The same, of a kind that has state of its own in some classes of the JDK. */
        CALL_STATEFUL
    }

    private static final String COLLECTION = """
            READ size isEmpty contains containsAll iterator toArray stream parallelStream spliterator get indexOf
            lastIndexOf listIterator subList element peek first last comparator peekFirst peekLast getFirst getLast
            descendingIterator forEach reversed headSet tailSet subSet lower floor higher ceiling descendingSet
            WRITE add addAll remove removeAll retainAll removeIf clear set replaceAll sort offer poll push pop
            addFirst addLast removeFirst removeLast offerFirst offerLast pollFirst pollLast
            removeFirstOccurrence removeLastOccurrence
            """;

    private static final Map<String, Map<String, Kind>> TYPES = new HashMap<>();

    static {
        type("java/lang/Object", "READ equals hashCode toString");
        type("java/lang/Comparable", "READ compareTo");
        type("java/util/Comparator", "READ compare");
        type("java/lang/CharSequence", "READ length charAt subSequence toString chars codePoints isEmpty");
        type("java/lang/Iterable", "READ iterator spliterator forEach");
        type("java/util/Iterator", "ADVANCE hasNext next forEachRemaining WRITE remove");
        type(
                "java/util/ListIterator",
                "READ nextIndex previousIndex ADVANCE hasNext hasPrevious previous next WRITE remove set add");
        type("java/util/Enumeration", "ADVANCE hasMoreElements nextElement asIterator");
        type("java/util/Collection", COLLECTION);
        type("java/util/List", COLLECTION);
        type("java/util/Queue", COLLECTION);
        type("java/util/Deque", COLLECTION);
        type("java/util/SortedSet", COLLECTION);
        type("java/util/NavigableSet", COLLECTION);
        type("java/util/Map", """
                LOOKUP get getOrDefault READ size isEmpty containsKey containsValue keySet values entrySet forEach
                WRITE put putAll putIfAbsent remove clear replace replaceAll compute computeIfAbsent
                computeIfPresent merge
                """);
        type("java/util/Map$Entry", "READ getKey getValue WRITE setValue");
        type("java/util/SortedMap", "READ comparator firstKey lastKey headMap tailMap subMap");
        type("java/util/NavigableMap", """
                READ lowerKey floorKey ceilingKey higherKey lowerEntry floorEntry ceilingEntry higherEntry firstEntry
                lastEntry descendingMap navigableKeySet descendingKeySet WRITE pollFirstEntry pollLastEntry
                """);
        type("java/util/Spliterator", """
                READ characteristics hasCharacteristics getComparator
                ADVANCE estimateSize getExactSizeIfKnown tryAdvance forEachRemaining WRITE trySplit
                """);
        type("java/lang/ref/Reference", "READ get refersTo WRITE clear");
        type("java/time/temporal/TemporalAccessor", "READ isSupported range get getLong query");
        type("java/time/temporal/Temporal", "READ isSupported with plus minus until");
        type("java/time/temporal/TemporalAdjuster", "READ adjustInto");
        type("java/time/temporal/TemporalQuery", "CALL queryFrom");
        type("java/lang/Number", "READ intValue longValue floatValue doubleValue shortValue byteValue");
        type("java/text/FieldPosition", "READ getField getBeginIndex getEndIndex WRITE setBeginIndex setEndIndex");
        type("java/text/ParsePosition", "READ getIndex getErrorIndex WRITE setIndex setErrorIndex");
        type(
                "java/security/MessageDigestSpi",
                "READ engineGetDigestLength ABSORB engineUpdate engineReset WRITE engineDigest");
        type("java/lang/Appendable", "WRITE append");
        type("java/util/random/RandomGenerator", "WRITE nextInt nextLong nextDouble nextBytes nextBoolean nextFloat");
        type("java/util/Random", "WRITE nextInt nextLong nextDouble nextBytes nextBoolean nextFloat next nextGaussian");
        type("java/security/PrivilegedAction", "CALL run");
        type("java/security/PrivilegedExceptionAction", "CALL run");
        // tasks remember that they ran; statistics are consumers
        type("java/util/concurrent/Callable", "CALL_STATEFUL call");
        type("java/lang/Runnable", "CALL_STATEFUL run");
        type("java/util/function/IntConsumer", "CALL_STATEFUL accept");
        type("java/util/function/LongConsumer", "CALL_STATEFUL accept");
        type("java/util/function/DoubleConsumer", "CALL_STATEFUL accept");
    }

    private Protocols() {}

    private static void type(String name, String methods) {
        Map<String, Kind> kinds = TYPES.computeIfAbsent(name, n -> new HashMap<>());
        Kind kind = null;
        for (String word : methods.strip().split("\\s+")) {
            if (Character.isUpperCase(word.charAt(0))) {
                kind = Kind.valueOf(word);
            } else {
                kinds.put(word, kind);
            }
        }
    }

    static boolean isFunction(String type) {
        return type.startsWith("java/util/function/")
                || TYPES.getOrDefault(type, Map.of()).containsValue(Kind.CALL)
                || TYPES.getOrDefault(type, Map.of()).containsValue(Kind.CALL_STATEFUL);
    }

    /** Null if no supertype has a contract for the method. */
    static Kind of(Set<String> supertypes, String name) {
        for (String type : supertypes) {
            Kind kind = TYPES.getOrDefault(type, Map.of()).get(name);
            if (kind != null) {
                return kind;
            }
            if (type.startsWith("java/util/function/")) {
                return Kind.CALL;
            }
        }
        return TYPES.get("java/lang/Object").get(name);
    }

    /** Whether the method compares, or tells about, an object of any kind. */
    static boolean isOfAnyObject(String name) {
        return switch (name) {
            case "equals", "hashCode", "toString", "compareTo", "compare" -> true;
            default -> false;
        };
    }

    /** Takes the result for a view of the receiver if it is neither a value nor an element. */
    static Summary summary(Kind kind, String descriptor, boolean isValue) {
        Type[] arguments = Type.getArgumentTypes(descriptor);
        long reads = Origins.whole(0);
        long writes = switch (kind) {
            case READ, LOOKUP, CALL -> 0;
            case WRITE, ABSORB, CALL_STATEFUL -> Origins.self(0) | Origins.inner(0);
            case ADVANCE -> Origins.self(0);
        };
        long stored = 0;
        for (int i = 0; i < arguments.length; i++) {
            reads |= Origins.whole(i + 1);
            stored |= Origins.self(i + 1);
            if (isStateful(arguments[i])) {
                writes |= Origins.self(i + 1) | Origins.inner(i + 1);
            }
            if (arguments[i].getSort() == Type.ARRAY && kind != Kind.ABSORB) {
                writes |= Origins.self(i + 1);
                stored |= Origins.inner(0) | Origins.foreign(0);
            }
        }
        OriginValue result = result(kind, Type.getReturnType(descriptor), writes);
        boolean isView = !isValue && (result.origins() & Origins.VIEW) != 0;
        long parts = isView ? Origins.self(0) | Origins.inner(0) : 0;
        long others = isView ? Origins.foreign(0) | stored : 0;
        Stored contents = new Stored(0, 0, parts, others, 0, 0, writes == 0 || kind == Kind.ABSORB ? 0 : stored);
        return new Summary(reads, writes, reads | writes, result, contents, null);
    }

    private static boolean isStateful(Type type) {
        return type.getSort() == Type.OBJECT
                && (type.getInternalName().equals("java/nio/ByteBuffer") || hasState(type.getInternalName()));
    }

    private static boolean hasState(String type) {
        return TYPES.getOrDefault(type, Map.of()).containsValue(Kind.CALL_STATEFUL);
    }

    /** An element is a part of the receiver, or another's; all else is a view of the receiver, or what was given. */
    private static OriginValue result(Kind kind, Type type, long writes) {
        if (!OriginValue.isReference(type)) {
            return OriginValue.SMALL;
        }
        if (kind == Kind.CALL || kind == Kind.CALL_STATEFUL) {
            return OriginValue.object(Origins.ANY, null);
        }
        if (type.getSort() == Type.ARRAY) {
            return OriginValue.object(Origins.VIEW | writes, null);
        }
        return type.getInternalName().equals("java/lang/Object")
                ? OriginValue.object(Origins.inner(0) | Origins.foreign(0), null)
                : OriginValue.object(Origins.VIEW | writes, type.getInternalName());
    }
}
