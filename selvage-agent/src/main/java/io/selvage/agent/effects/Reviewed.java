package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What no analysis can see in the bytecode of the JDK: every entry was read and has its reason. An entry that is
 * missing costs precision only.
 */
final class Reviewed {
    /** Classes and interfaces whose objects never change for an observer; what they compute late is always the same. */
    private static final Set<String> VALUES = words("""
            # texts and numbers; hash codes, texts and lengths are computed late into fields, all threads alike
            java/lang/String java/math/BigInteger java/math/BigDecimal java/lang/Enum java/lang/Record
            java/lang/Byte java/lang/Short java/lang/Integer java/lang/Long java/lang/Character java/lang/Boolean
            java/lang/Float java/lang/Double
            # what the JVM knows of a class; reflection data is a cache
            java/lang/Class java/lang/invoke/MethodType java/lang/invoke/VarHandle
            java/lang/Runtime$Version java/lang/StackTraceElement
            # locale data: immutable by contract, with caches of hash codes and of texts
            java/util/Locale sun/util/locale/BaseLocale sun/util/locale/LocaleExtensions java/util/Currency
            # compiled once; the tree of nodes is not changed by matching (Matcher has the state)
            java/util/regex/Pattern java/util/regex/Pattern$Node java/util/regex/Pattern$CharPredicate
            java/net/URI java/util/UUID
            # "immutable and thread-safe" by contract, and in all classes of the JDK
            java/nio/charset/Charset java/nio/file/attribute/FileTime java/nio/ByteOrder
            java/time/ZoneId java/time/ZoneOffset java/time/zone/ZoneRules java/time/temporal/TemporalAmount
            java/time/temporal/TemporalField java/time/temporal/TemporalUnit java/time/temporal/WeekFields
            java/time/temporal/ValueRange java/time/chrono/ChronoLocalDate java/time/chrono/ChronoLocalDateTime
            java/time/chrono/ChronoZonedDateTime java/time/chrono/Chronology java/time/chrono/Era
            java/time/chrono/ChronoPeriod java/time/format/DateTimeFormatter java/time/format/DecimalStyle
            java/time/Clock java/time/InstantSource
            # the only instance, without state
            jdk/internal/misc/Unsafe sun/misc/Unsafe jdk/internal/misc/ScopedMemoryAccess java/lang/Runtime
            """);

    /** Arrays in static finals that code of other classes of the package looks at, too, and nobody writes. */
    private static final Set<String> CONSTANT_ARRAYS = words("""
            java/lang/Integer.digits java/lang/Integer.DigitTens java/lang/Integer.DigitOnes java/lang/Integer.sizeTable
            java/lang/CharacterDataLatin1.A java/lang/CharacterDataLatin1.B java/lang/CharacterDataLatin1.sharpsMap
            java/lang/CharacterData00.X java/lang/CharacterData00.Y java/lang/CharacterData00.A
            java/lang/CharacterData00.B java/lang/CharacterData01.X java/lang/CharacterData01.Y
            java/lang/CharacterData01.A java/lang/CharacterData01.B java/lang/CharacterData02.X
            java/lang/CharacterData02.Y java/lang/CharacterData02.A java/lang/CharacterData02.B
            java/lang/CharacterData03.X java/lang/CharacterData03.Y java/lang/CharacterData03.A
            java/lang/CharacterData03.B java/lang/CharacterData0E.X java/lang/CharacterData0E.Y
            java/lang/CharacterData0E.A java/lang/CharacterData0E.B
            java/lang/Character$UnicodeBlock.blockStarts java/lang/Character$UnicodeScript.scriptStarts
            java/math/BigInteger.bitsPerDigit java/math/BigInteger.digitsPerInt java/math/BigInteger.intRadix
            java/math/BigInteger.digitsPerLong java/math/BigDecimal.LONG_TEN_POWERS_TABLE
            jdk/internal/math/FDBigInteger.SMALL_5_POW jdk/internal/math/FDBigInteger.LONG_5_POW
            java/util/GregorianCalendar.MONTH_LENGTH java/util/GregorianCalendar.LEAP_MONTH_LENGTH
            java/util/GregorianCalendar.MIN_VALUES java/util/GregorianCalendar.LEAST_MAX_VALUES
            java/util/GregorianCalendar.MAX_VALUES
            """);

    /** Fields that hold what is computed late and is the same whichever thread computes it. */
    private static final Set<String> BENIGN = words("""
            # views of the object that hold no state
            java/util/AbstractMap.keySet java/util/AbstractMap.values java/util/HashMap.entrySet
            java/util/TreeMap.entrySet java/util/TreeMap.navigableKeySet java/util/TreeMap.descendingMap
            java/util/IdentityHashMap.entrySet java/util/EnumMap.entrySet java/util/WeakHashMap.entrySet
            java/util/Hashtable.keySet java/util/Hashtable.entrySet java/util/Hashtable.values
            java/util/concurrent/ConcurrentHashMap.keySet java/util/concurrent/ConcurrentHashMap.values
            java/util/concurrent/ConcurrentHashMap.entrySet
            java/util/concurrent/ConcurrentSkipListMap.keySet java/util/concurrent/ConcurrentSkipListMap.values
            java/util/concurrent/ConcurrentSkipListMap.entrySet
            java/util/concurrent/ConcurrentSkipListMap.descendingMap
            java/util/Collections$UnmodifiableMap.keySet java/util/Collections$UnmodifiableMap.values
            java/util/Collections$UnmodifiableMap.entrySet java/util/Collections$SynchronizedMap.keySet
            java/util/Collections$SynchronizedMap.values java/util/Collections$SynchronizedMap.entrySet
            java/util/Collections$SingletonMap.keySet java/util/Collections$SingletonMap.values
            java/util/Collections$SingletonMap.entrySet java/util/Collections$CheckedMap.entrySet
            # tables that grow
            java/math/BigInteger.powerCache java/math/BigDecimal.BIG_TEN_POWERS_TABLE
            # set when the JVM starts
            java/lang/System.security jdk/internal/misc/VM.initLevel java/lang/Throwable.jfrTracing
            """);

    /** Plain fields that are accessed under a lock that is no monitor. */
    private static final Set<String> ORDERED =
            words("java/util/concurrent/locks/AbstractOwnableSynchronizer.exclusiveOwnerThread");

    /** Public classes that no class of the JDK extends: classes of the program that do report by themselves. */
    private static final Set<String> UNEXTENDED = words("""
            java/math/BigInteger java/math/BigDecimal java/util/BitSet
            java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock
            java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock
            java/util/concurrent/atomic/AtomicInteger java/util/concurrent/atomic/AtomicLong
            java/util/concurrent/atomic/AtomicBoolean java/util/concurrent/atomic/AtomicReference
            java/util/concurrent/atomic/LongAdder java/util/concurrent/CountDownLatch
            """);

    /** Interfaces by which packages of java.base reach into one another: one class each, in the package named. */
    private static final Map<String, String> ACCESS = Map.ofEntries(
            Map.entry("jdk/internal/access/JavaLangAccess", "java/lang"),
            Map.entry("jdk/internal/access/JavaLangRefAccess", "java/lang/ref"),
            Map.entry("jdk/internal/access/JavaLangReflectAccess", "java/lang/reflect"),
            Map.entry("jdk/internal/access/JavaLangInvokeAccess", "java/lang/invoke"),
            Map.entry("jdk/internal/access/JavaIOFileDescriptorAccess", "java/io"),
            Map.entry("jdk/internal/access/JavaIOPrintStreamAccess", "java/io"),
            Map.entry("jdk/internal/access/JavaNioAccess", "java/nio"),
            Map.entry("jdk/internal/access/JavaNetUriAccess", "java/net"),
            Map.entry("jdk/internal/access/JavaUtilCollectionAccess", "java/util"),
            Map.entry("jdk/internal/access/JavaUtilResourceBundleAccess", "java/util"),
            Map.entry("jdk/internal/access/JavaUtilConcurrentTLRAccess", "java/util/concurrent"),
            Map.entry("jdk/internal/access/JavaUtilConcurrentFJPAccess", "java/util/concurrent"),
            Map.entry("jdk/internal/access/JavaUtilZipFileAccess", "java/util/zip"));

    /** Methods of open classes that no class of the JDK overrides such that it touches more. */
    private static final Set<String> FINAL = words("""
            java/lang/ThreadLocal.get java/lang/ThreadLocal.set java/lang/ThreadLocal.remove
            java/util/concurrent/locks/ReentrantLock.lock java/util/concurrent/locks/ReentrantLock.unlock
            java/util/concurrent/locks/ReentrantLock.lockInterruptibly
            java/util/concurrent/locks/ReentrantLock.newCondition
            java/util/concurrent/locks/ReentrantLock.isHeldByCurrentThread
            java/lang/Throwable.fillInStackTrace java/lang/Throwable.getMessage
            java/lang/Thread.interrupt java/lang/Thread.isInterrupted java/util/regex/Pattern$Node.match
            java/util/Properties.getProperty java/util/Date.getTime
            """);

    private static final Map<String, Summary> METHODS = new HashMap<>();

    static {
        ReviewedMethods.TEXT.lines().map(String::strip).forEach(Reviewed::method);
    }

    private Reviewed() {}

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        text.lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> words.addAll(Set.of(line.split("\\s+"))));
        return words;
    }

    private static void method(String line) {
        if (!line.isEmpty() && !line.startsWith("#")) {
            String[] words = line.split("\\s+");
            METHODS.put(words[0], EffectText.parse(words));
        }
    }

    static boolean isValue(String type) {
        return VALUES.contains(type);
    }

    static boolean isConstantArray(Member field) {
        return CONSTANT_ARRAYS.contains(field.owner() + "." + field.name());
    }

    static boolean isBenign(Member field) {
        return BENIGN.contains(field.owner() + "." + field.name());
    }

    static boolean isOrdered(Member field) {
        return ORDERED.contains(field.owner() + "." + field.name());
    }

    /** The package that has the only class that implements the type; null if there may be others. */
    static String packageOfImplementation(String type) {
        return ACCESS.get(type);
    }

    static boolean isFinal(Member method) {
        return FINAL.contains(method.owner() + "." + method.name());
    }

    static boolean isUnextended(String type) {
        return UNEXTENDED.contains(type);
    }

    /** Null if the code of the method says it all. */
    static Summary method(String owner, String name, String descriptor) {
        Summary exact = METHODS.get(owner + "." + name + descriptor);
        return exact != null ? exact : METHODS.get(owner + "." + name);
    }
}
