package io.selvage.hooks.jdk;

import io.selvage.hooks.Site;
import java.util.Set;

/**
 * What methods of shared classes of the JDK do, by their names: the JDK uses a name for the same thing in all of them.
 */
public final class JdkMethods {
    private static final Set<String> READS = words("""
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

    private static final Set<String> TAKES_PERMITS = Set.of("acquire", "acquireUninterruptibly", "tryAcquire");

    private static final Set<String> TAKES_KEY = words("""
            get put containsKey getOrDefault putIfAbsent computeIfAbsent computeIfPresent compute merge remove replace
            add contains""");

    private static final Set<String> MUTATES_ARGUMENTS = words("""
            drainTo copyInto getChars nextBytes load loadFromXML store storeToXML save list toArray""");

    private static final Set<String> READS_ELEMENTS = words("toString equals hashCode");

    private static final Set<String> COMPARES = words("""
            contains containsKey containsValue remove indexOf lastIndexOf get put putIfAbsent merge compute
            computeIfAbsent computeIfPresent getOrDefault replace add addIfAbsent offer removeFirstOccurrence
            removeLastOccurrence search floor ceiling higher lower floorKey ceilingKey higherKey lowerKey floorEntry
            ceilingEntry higherEntry lowerEntry""");

    /** Of static methods, with their classes; and of constructors. */
    private static final Set<String> LOOKS_INTO_ARGUMENTS = words("""
            java/lang/String.format java/lang/String.valueOf java/lang/String.join java/util/Objects.hash
            java/util/Objects.hashCode java/util/Objects.equals java/util/Objects.deepEquals java/util/Objects.toString
            java/util/Arrays.equals java/util/Arrays.hashCode java/util/Arrays.toString java/util/Arrays.deepEquals
            java/util/Arrays.deepHashCode java/util/Arrays.deepToString java/util/Arrays.sort
            java/util/Arrays.binarySearch java/util/Collections.max java/util/Collections.min
            java/util/Collections.sort java/util/Collections.binarySearch java/util/Collections.frequency
            java/util/Collections.disjoint java/util/Set.of java/util/Set.copyOf java/util/Map.copyOf
            java/text/MessageFormat.format java/util/HashSet.<init> java/util/LinkedHashSet.<init>
            java/util/HashMap.<init> java/util/LinkedHashMap.<init> java/util/Hashtable.<init>
            java/util/TreeSet.<init> java/util/TreeMap.<init> java/util/PriorityQueue.<init>""");

    private static final Set<String> USES_ARGUMENTS = words("""
            append insert equals containsAll removeAll retainAll compareTo print println printf format""");

    private static final Set<String> RUNS_STREAM = words("""
            forEach forEachOrdered toArray toList reduce collect min max count sum average summaryStatistics anyMatch
            allMatch noneMatch findFirst findAny iterator spliterator""");

    private static final Set<String> PURE = words("""
            size isEmpty contains containsKey containsValue isDone isCancelled getCount isLocked availablePermits
            isShutdown isTerminated getNow isHeldByCurrentThread remainingCapacity isCompletedExceptionally
            hasQueuedThreads getPhase isBroken peek getNumberWaiting""");

    private static final Set<String> UNLOCKED = words("iterator listIterator spliterator stream parallelStream");

    private JdkMethods() {}

    static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    /** What the method does to its object, in flags of {@link Site}. */
    public static int flags(String method) {
        if (OVERWRITES.contains(method)) {
            return Site.WRITE;
        }
        return isRead(method) ? Site.READ : Site.READ | Site.WRITE;
    }

    /** True if a container's method looks into its elements, whatever they are. */
    public static boolean readsElements(String method) {
        return READS_ELEMENTS.contains(method);
    }

    /** True if a container's method may compare its first argument, where that is any object, with what it holds. */
    public static boolean compares(String method) {
        return COMPARES.contains(method);
    }

    /** True if a static method or a constructor asks what it is given for texts, hash codes or the like. */
    public static boolean looksIntoArguments(String owner, String method) {
        return LOOKS_INTO_ARGUMENTS.contains(owner + "." + method);
    }

    /** True if the method waits for as many permits as its first argument says, where that is a number. */
    public static boolean takesPermits(String method) {
        return TAKES_PERMITS.contains(method);
    }

    /** True if the first argument of the method, where that is an object, may be a key of a map or set. */
    public static boolean takesKey(String method) {
        return TAKES_KEY.contains(method);
    }

    /** True if the method fills an argument, or uses it up. */
    public static boolean mutatesArguments(String method) {
        return MUTATES_ARGUMENTS.contains(method);
    }

    /** True if the method calls methods of an argument that is a text or a container, and does not only keep it. */
    public static boolean usesArguments(String method) {
        return USES_ARGUMENTS.contains(method);
    }

    /** True if a stream's method reads what the stream was made of. */
    static boolean runsStream(String method) {
        return RUNS_STREAM.contains(method);
    }

    /** True if a loop that calls the method on a shared object may be a spin loop. */
    public static boolean isPure(String method) {
        return PURE.contains(method);
    }

    /**
     * True if a wrapper's method does not take the lock: that is left to the caller, as the JDK's documentation says.
     */
    public static boolean isUnlocked(String method) {
        return UNLOCKED.contains(method);
    }

    private static boolean isRead(String method) {
        return READS.contains(method)
                || startsWithWord(method, "get") && !method.startsWith("getAnd")
                || startsWithWord(method, "is")
                || startsWithWord(method, "has")
                || startsWithWord(method, "contains")
                || startsWithWord(method, "peek");
    }

    private static boolean startsWithWord(String name, String word) {
        int end = word.length();
        return name.startsWith(word) && (name.length() == end || Character.isUpperCase(name.charAt(end)));
    }
}
