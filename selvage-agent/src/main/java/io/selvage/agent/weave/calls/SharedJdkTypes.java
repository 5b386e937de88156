package io.selvage.agent.weave.calls;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import io.selvage.hooks.Site;
import java.util.Arrays;
import java.util.Set;
import org.objectweb.asm.Type;

/** The JDK's objects that threads share, and which of their methods only look. */
public final class SharedJdkTypes {
    private static final Set<String> PLAIN = words("""
            Map List Collection Set Queue Deque SortedMap SortedSet NavigableMap NavigableSet Iterator
            ListIterator SequencedCollection SequencedSet SequencedMap AbstractMap AbstractList
            AbstractSequentialList AbstractCollection AbstractSet AbstractQueue ArrayList LinkedList HashMap
            LinkedHashMap TreeMap HashSet LinkedHashSet TreeSet ArrayDeque PriorityQueue IdentityHashMap
            WeakHashMap EnumMap EnumSet BitSet Vector Stack Hashtable Properties Dictionary Enumeration Random
            Map$Entry AbstractMap$SimpleEntry""");

    private static final Set<String> OTHERS =
            Set.of("java/lang/Iterable", "java/lang/StringBuffer", "java/io/PrintStream");

    /** Callbacks, values and factories: calling them is no operation on something shared. */
    private static final Set<String> NOT_CONCURRENT = words("""
            TimeUnit Executors ThreadLocalRandom Callable ThreadFactory RejectedExecutionHandler Delayed
            ForkJoinWorkerThread""");

    private static final Set<String> LOOKS = words("""
            size length isEmpty iterator listIterator spliterator descendingIterator stream parallelStream next
            previous hasNext hasPrevious nextIndex previousIndex hasMoreElements nextElement elements keys
            forEach forEachRemaining keySet values entrySet navigableKeySet descendingKeySet descendingMap
            descendingSet subList subMap subSet headMap headSet tailMap tailSet reversed element first last
            firstKey lastKey firstEntry lastEntry floor floorKey floorEntry ceiling ceilingKey ceilingEntry
            higher higherKey higherEntry lower lowerKey lowerEntry comparator equals hashCode toString toArray
            indexOf lastIndexOf elementAt firstElement lastElement capacity search charAt substring subSequence
            codePointAt chars cardinality nextSetBit nextClearBit previousSetBit intersects propertyNames
            stringPropertyNames list store intValue longValue floatValue doubleValue sum availablePermits
            remainingCapacity mappingCount join resultNow exceptionNow state estimateMaximumLag
            estimateMinimumDemand reduce copyInto checkError""");

    private static final Set<String> OVERWRITES =
            words("set setPlain setOpaque setRelease lazySet print println write flush");

    /** Methods that change what they are given: they fill it, or use it up. */
    private static final Set<String> PASSES_ON = words("""
            drainTo copyInto getChars nextBytes load loadFromXML store storeToXML save list write""");

    private SharedJdkTypes() {}

    private static Set<String> words(String text) {
        return Set.of(text.split("\\s+"));
    }

    /** True if calls on {@code type}, a JDK class, may be noticed by other threads. */
    public static boolean isShared(String type) {
        if (type.startsWith(Names.CONCURRENT)) {
            return isConcurrent(type);
        }
        return type.startsWith("java/util/") && PLAIN.contains(type.substring("java/util/".length()))
                || OTHERS.contains(type);
    }

    static boolean isConcurrent(String type) {
        if (!type.startsWith(Names.CONCURRENT)) {
            return false;
        }
        String simple = type.substring(Names.CONCURRENT.length());
        return !NOT_CONCURRENT.contains(simple)
                && !simple.startsWith("Flow")
                && !simple.endsWith("Exception")
                && !simple.endsWith("FieldUpdater")
                && !simple.startsWith("ForkJoinPool$")
                && !simple.equals("locks/LockSupport");
    }

    /** What a method of this name does to its object. */
    static int flags(String method) {
        if (OVERWRITES.contains(method)) {
            return Site.WRITE;
        }
        return isLook(method) ? Site.READ : Site.READ | Site.WRITE;
    }

    /** True if a container's method of this name looks into its elements, whatever they are. */
    static boolean isDeep(String method) {
        return method.equals("toString") || method.equals("equals") || method.equals("hashCode");
    }

    /** True if a method of this name with these arguments changes one of them, or reads it to its end. */
    static boolean passesOn(String method, Type[] arguments) {
        boolean hasReference = Arrays.stream(arguments).anyMatch(ParameterTypes::isReference);
        return PASSES_ON.contains(method) && hasReference;
    }

    private static boolean isLook(String method) {
        return LOOKS.contains(method)
                || startsWord(method, "get") && !method.startsWith("getAnd")
                || startsWord(method, "is")
                || startsWord(method, "has")
                || startsWord(method, "contains")
                || startsWord(method, "peek");
    }

    private static boolean startsWord(String name, String word) {
        int end = word.length();
        return name.startsWith(word) && (name.length() == end || Character.isUpperCase(name.charAt(end)));
    }
}
