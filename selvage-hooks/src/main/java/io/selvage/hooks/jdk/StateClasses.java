package io.selvage.hooks.jdk;

import java.util.List;
import java.util.stream.Stream;

/**
 * Entries of classes whose objects are state of their own, not made for several threads: formats, dates, buffers,
 * checksums, scanners. A method that is said to look has been read in the sources of the JDK: it writes no field, not
 * even a cache.
 */
final class StateClasses {
    private StateClasses() {}

    static List<JdkClass> all() {
        return Stream.of(texts(), dates(), buffers(), streams(), streamsInMemory(), others(), testFrameworks())
                .flatMap(List::stream)
                .toList();
    }

    private static List<JdkClass> texts() {
        return List.of(
                new JdkClass("java/text/DecimalFormat")
                        .state()
                        .readsStatics("<init>")
                        .cell(LangClasses.DEFAULTS)
                        .looking("toPattern getMultiplier isDecimalSeparatorAlwaysShown"),
                new JdkClass("java/text/SimpleDateFormat")
                        .state()
                        .readsStatics("<init>")
                        .cell(LangClasses.DEFAULTS)
                        .looking("toPattern"),
                new JdkClass("java/text/MessageFormat")
                        .state()
                        .readsStatics("<init>")
                        .cell(LangClasses.DEFAULTS)
                        .looking("toPattern getLocale"),
                new JdkClass("java/text/NumberFormat").state().readsStatics("""
                                getInstance getNumberInstance getIntegerInstance getCurrencyInstance getPercentInstance
                                getCompactNumberInstance""").cell(LangClasses.DEFAULTS),
                new JdkClass("java/text/DateFormat")
                        .state()
                        .readsStatics("getInstance getDateInstance getTimeInstance getDateTimeInstance")
                        .cell(LangClasses.DEFAULTS),
                new JdkClass("java/text/Format**").state(),
                new JdkClass("java/text/ParsePosition").state().looking("getIndex getErrorIndex"),
                new JdkClass("java/text/FieldPosition").state().looking("getField getBeginIndex getEndIndex"),
                new JdkClass("java/text/**Symbols").state(),
                new JdkClass("java/text/Normalizer**").reading("*"),
                new JdkClass("java/text/StringCharacterIterator").state().looking("current getIndex"),
                new JdkClass("java/util/StringJoiner").state().looking("length"),
                new JdkClass("java/util/StringTokenizer").state(),
                new JdkClass("java/util/Scanner").state());
    }

    private static List<JdkClass> dates() {
        return List.of(
                new JdkClass("java/util/Date").state().looking("after before compareTo equals hashCode"),
                new JdkClass("java/util/Calendar")
                        .state()
                        .harmless("getAvailableLocales")
                        .readsStatics("getInstance")
                        .cell(LangClasses.DEFAULTS),
                new JdkClass("java/util/GregorianCalendar")
                        .state()
                        .readsStatics("<init>")
                        .cell(LangClasses.DEFAULTS),
                new JdkClass("java/util/Calendar$Builder").state(),
                new JdkClass("java/util/Locale$Builder").state());
    }

    private static List<JdkClass> buffers() {
        return List.of(
                new JdkClass("java/nio/*Buffer*").state().looking("""
                                capacity position limit remaining hasRemaining isReadOnly isDirect hasArray arrayOffset
                                order""").filler("get"),
                new JdkClass("java/nio/charset/CharsetEncoder").state(),
                new JdkClass("java/nio/charset/CharsetDecoder").state());
    }

    /** What they wrap, if that is not declared itself, is not known. */
    private static List<JdkClass> streams() {
        return Stream.of(
                        "BufferedInputStream BufferedOutputStream BufferedReader BufferedWriter DataInputStream",
                        "DataOutputStream FilterInputStream FilterOutputStream FilterReader FilterWriter",
                        "InputStreamReader OutputStreamWriter LineNumberReader PrintWriter PushbackInputStream",
                        "PushbackReader SequenceInputStream StreamTokenizer CharArrayReader StringReader",
                        "Reader$** Writer$** InputStream$** OutputStream$**")
                .flatMap(names -> JdkMethods.words(names).stream().sorted())
                .map(name -> new JdkClass("java/io/" + name)
                        .confined()
                        .state()
                        .looking("size toString toByteArray toCharArray getBuffer")
                        .filler("read readNBytes readFully writeTo transferTo"))
                .toList();
    }

    /** To close them does nothing. */
    private static List<JdkClass> streamsInMemory() {
        return Stream.of("ByteArrayInputStream", "ByteArrayOutputStream", "CharArrayWriter", "StringWriter")
                .map(name -> new JdkClass("java/io/" + name)
                        .confined()
                        .state()
                        .harmless(name.endsWith("InputStream") ? "close" : "close flush")
                        .looking("size toString toByteArray toCharArray getBuffer")
                        .filler("read readNBytes writeTo transferTo"))
                .toList();
    }

    private static List<JdkClass> others() {
        return List.of(
                new JdkClass("java/util/zip/Adler32").state().looking("getValue"),
                new JdkClass("java/util/zip/CRC32").state().looking("getValue"),
                new JdkClass("java/util/zip/CRC32C").state().looking("getValue"),
                new JdkClass("java/security/MessageDigest")
                        .state()
                        .harmless("getInstance getAlgorithm getProvider getDigestLength")
                        .filler("digest"),
                new JdkClass("java/util/SplittableRandom").state().filler("nextBytes"),
                new JdkClass("java/util/*SummaryStatistics").state().looking("""
                        getCount getSum getMin getMax getAverage toString"""));
    }

    /** Assertions read what they are given, and throw; those that collect what failed have state. */
    private static List<JdkClass> testFrameworks() {
        Stream<JdkClass> collecting = Stream.of(
                        "org/assertj/**Soft**",
                        "org/assertj/**Collector**",
                        "org/assertj/**Configuration**",
                        "org/junit/rules/**",
                        "org/junit/jupiter/api/extension/**",
                        "org/junit/jupiter/api/TestReporter",
                        "junit/framework/TestResult",
                        "junit/framework/TestSuite")
                .map(JdkClass::new);
        Stream<JdkClass> reading = Stream.of(
                        "org/junit/", "org/assertj/", "org/hamcrest/", "org/opentest4j/", "junit/framework/")
                .map(folder -> new JdkClass(folder + "**").reading("* <init>"));
        return Stream.concat(collecting, reading).toList();
    }
}
