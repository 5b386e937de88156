package io.selvage.hooks.jdk;

import static io.selvage.hooks.jdk.ArgumentKind.UNKNOWN;
import static io.selvage.hooks.jdk.ArgumentKind.VALUE;

import java.util.ArrayList;
import java.util.List;

/** Entries of {@code java.util} and its packages for functions, patterns and streams. */
final class UtilClasses {
    /** The fields in which iterators, key sets, sublists, wrappers and wrapped entries keep what they show. */
    private static final String[] BACKING = {
        "this$0", "this$1", "map", "m", "c", "root", "q", "base", "e", "i", "it", "val$it", "val$i", "val$c"
    };

    private UtilClasses() {}

    static List<JdkClass> all() {
        List<JdkClass> all = new ArrayList<>(containers());
        all.addAll(containerTypes());
        all.addAll(families());
        all.addAll(values());
        all.addAll(functions());
        return all;
    }

    private static List<JdkClass> containers() {
        return List.of(
                util("ArrayList").plain(),
                util("LinkedList").plain(),
                util("HashMap").plain(),
                util("LinkedHashMap").plain(),
                util("TreeMap").plain(),
                // Sets that are maps inside: their iterators know the map only.
                util("HashSet").plain().viewOf("map"),
                util("LinkedHashSet").plain(),
                util("TreeSet").plain().viewOf("m"),
                util("ArrayDeque").plain(),
                util("PriorityQueue").plain(),
                util("IdentityHashMap").plain(),
                util("WeakHashMap").plain(),
                util("EnumMap").plain(),
                util("EnumSet").plain().harmless("noneOf allOf of range").reading("complementOf copyOf"),
                util("BitSet").plain(),
                util("Arrays$ArrayList").receiver(ReceiverKind.PLAIN),
                util("AbstractMap$SimpleEntry").plain().harmless("<init> getKey"),
                util("AbstractMap$SimpleImmutableEntry")
                        .immutable()
                        .harmless("<init> getKey getValue")
                        .reading("equals hashCode toString"),
                util("Hashtable").shared().receiver(ReceiverKind.SYNCHRONIZED_CONTAINER),
                util("Properties").shared(),
                util("Vector").shared().receiver(ReceiverKind.SYNCHRONIZED_CONTAINER),
                util("Stack").shared());
    }

    /** What variables are declared to be. */
    private static List<JdkClass> containerTypes() {
        return List.of(
                util("Collection").shared(),
                util("List").shared().harmless("of"),
                util("Set").shared().reading("of"),
                util("SortedSet").shared(),
                util("NavigableSet").shared(),
                util("Queue").shared(),
                util("Deque").shared(),
                util("Map").shared().harmless("entry of ofEntries"),
                // The JDK's implementations are plain.
                util("Map$Entry").plain().harmless("getKey comparingByKey comparingByValue"),
                util("SortedMap").shared(),
                util("NavigableMap").shared(),
                util("SequencedCollection").shared(),
                util("SequencedSet").shared(),
                util("SequencedMap").shared(),
                util("Iterator").shared(),
                util("ListIterator").shared(),
                util("Enumeration").shared(),
                util("Dictionary").shared(),
                util("AbstractCollection").skeletal("isEmpty()"),
                util("AbstractList").shared(),
                util("AbstractSequentialList").shared(),
                util("AbstractSet").skeletal("isEmpty()"),
                util("AbstractQueue").skeletal("isEmpty() add remove() element() clear()"),
                // It keeps views that it has made, each as good as another.
                util("AbstractMap").skeletal("isEmpty() put"));
    }

    private static List<JdkClass> families() {
        return List.of(
                util("Collections$Synchronized**")
                        .receiver(ReceiverKind.WRAPPER)
                        .viewOf(BACKING),
                util("ImmutableCollections**").immutable().viewOf(BACKING),
                util("Collections$Empty**").immutable().viewOf(BACKING),
                util("Collections$Singleton**").immutable().viewOf(BACKING),
                util("Collections$CopiesList**").immutable().viewOf(BACKING),
                util("KeyValueHolder**").immutable(),
                util("AbstractMap$SimpleImmutableEntry**").immutable(),
                util("Comparator**").combinator(),
                util("Collections$ReverseComparator**").combinator(),
                // What reversed() returns, from JDK 21 on.
                util("ReverseOrder*").viewOf(BACKING),
                util("*$*").viewOf(BACKING));
    }

    private static List<JdkClass> values() {
        return List.of(
                util("Locale")
                        .argument(VALUE)
                        .transparent()
                        .harmless("""
                                get* has* is* of for* to* stripExtensions equals hashCode clone <init>""")
                        .readsStatics("getDefault getDisplay*")
                        .writesStatics("setDefault")
                        .pervasive("setDefault")
                        .cell(LangClasses.DEFAULTS),
                util("TimeZone")
                        .state()
                        .harmless("getTimeZone getAvailableIDs")
                        .readsStatics("getDefault")
                        .writesStatics("setDefault")
                        .pervasive("setDefault")
                        .cell(LangClasses.DEFAULTS)
                        .looking("""
                                getID getDisplayName getOffset getRawOffset hasSameRules inDaylightTime
                                observesDaylightTime useDaylightTime getDSTSavings toZoneId clone"""),
                util("Currency").value(VALUE),
                util("HexFormat").value(VALUE),
                util("Base64").value(VALUE),
                util("Base64$Encoder").value(VALUE).filling("encode([B[B)I"),
                util("Base64$Decoder").value(VALUE).filling("decode([B[B)I"),
                util("UUID").value(VALUE),
                util("OptionalDouble").value(UNKNOWN),
                util("OptionalInt").value(UNKNOWN),
                util("OptionalLong").value(UNKNOWN),
                util("Optional")
                        .harmless("""
                                empty of ofNullable get isPresent isEmpty orElse orElseGet orElseThrow map
                                flatMap filter ifPresent ifPresentOrElse or stream""")
                        .ordered("equals hashCode toString", "")
                        .textReadsContents(),
                util("Random").concurrent().argument(UNKNOWN),
                util("TimerTask").transparent().harmless("cancel scheduledExecutionTime"),
                // Its own locks are operations.
                util("Timer").escaping().harmless("schedule scheduleAtFixedRate cancel purge"),
                util("Formatter").escaping().state().filler("format"));
    }

    private static List<JdkClass> functions() {
        return List.of(
                util("Arrays")
                        .harmless("asList")
                        .storesArrays()
                        .reading("binarySearch compare deepEquals deepHashCode deepToString mismatch stream"),
                util("Collections").harmless("""
                        emptyList emptyMap emptySet emptyIterator singleton singletonList singletonMap
                        unmodifiableCollection unmodifiableList unmodifiableMap unmodifiableSet unmodifiableSortedMap
                        unmodifiableSortedSet unmodifiableNavigableMap unmodifiableNavigableSet synchronizedCollection
                        synchronizedList synchronizedMap synchronizedSet synchronizedSortedMap synchronizedSortedSet
                        synchronizedNavigableMap synchronizedNavigableSet reverseOrder nCopies emptyEnumeration
                        emptyListIterator emptyNavigableMap emptyNavigableSet emptySortedMap emptySortedSet
                        enumeration checkedCollection checkedList checkedMap checkedSet newSetFromMap asLifoQueue"""),
                util("Comparator").argument(VALUE).combinator().harmless("""
                        comparing comparingInt comparingLong comparingDouble naturalOrder reverseOrder reversed
                        nullsFirst nullsLast thenComparing thenComparingInt thenComparingLong thenComparingDouble"""),
                util("Objects")
                        .reading("equals hash hashCode toString compare deepEquals")
                        .harmless("""
                                requireNonNull requireNonNullElse requireNonNullElseGet isNull nonNull checkIndex
                                checkFromToIndex checkFromIndexSize"""),
                // A consumer that is made of others may change what it is given.
                util("function/**Consumer**").argument(VALUE),
                util("function/**").argument(VALUE).combinator(),
                util("regex/Pattern")
                        .argument(VALUE)
                        .harmless("compile pattern quote flags asPredicate asMatchPredicate toString")
                        .reading("matcher matches split splitAsStream"),
                util("regex/Matcher").state(),
                util("regex/MatchResult").state(),
                util("stream/Collectors").harmless("*"),
                util("stream/Collector").harmless("*"),
                util("stream/StreamSupport").harmless("*"),
                util("stream/BaseStream").stream(),
                util("stream/DoubleStream").stream(),
                util("stream/IntStream").stream().harmless("range rangeClosed of"),
                util("stream/LongStream").stream().harmless("range rangeClosed of"),
                util("stream/Stream").stream().harmless("of empty"));
    }

    private static JdkClass util(String name) {
        return new JdkClass("java/util/" + name);
    }
}
