package io.selvage.agent.effects;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.*;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** Objects to call methods on, and arguments to call them with; new ones at each question. */
final class Samples {
    private static final List<Callable<Object>> RECEIVERS = List.of(
            () -> new ArrayList<>(List.of("b", "a", "c")),
            () -> new ArrayList<>(List.of("b", "a", "c")).subList(0, 2),
            () -> new ArrayList<>(List.of("b", "a")).iterator(),
            () -> new ArrayList<>(List.of("b", "a")).listIterator(1),
            () -> new LinkedList<>(List.of("b", "a")),
            () -> new LinkedList<>(List.of("b", "a")).iterator(),
            () -> new ArrayDeque<>(List.of("b", "a")),
            () -> new PriorityQueue<>(List.of("b", "a", "c")),
            () -> new Vector<>(List.of("b", "a")),
            () -> new Stack<>(),
            () -> new HashMap<>(Map.of("a", "b", "c", "d")),
            () -> new HashMap<>(Map.of("a", "b", "c", "d")).entrySet(),
            () -> new HashMap<>(Map.of("a", "b", "c", "d")).keySet().iterator(),
            () -> accessOrdered(),
            () -> new LinkedHashMap<>(Map.of("a", "b")),
            () -> new TreeMap<>(Map.of("a", "b", "c", "d")),
            () -> new TreeMap<>(Map.of("a", "b", "c", "d")).headMap("c"),
            () -> new TreeMap<>(Map.of("a", "b", "c", "d")).descendingMap(),
            () -> new Hashtable<>(Map.of("a", "b")),
            () -> new IdentityHashMap<>(Map.of("a", "b")),
            () -> new WeakHashMap<>(Map.of("a", "b")),
            () -> new EnumMap<>(Map.of(DayOfWeek.MONDAY, "b")),
            () -> EnumSet.of(DayOfWeek.MONDAY),
            () -> new HashSet<>(List.of("a", "b")),
            () -> new TreeSet<>(List.of("a", "b")),
            () -> new LinkedHashSet<>(List.of("a", "b")),
            () -> Collections.unmodifiableList(new ArrayList<>(List.of("a"))),
            () -> Collections.synchronizedMap(new HashMap<>(Map.of("a", "b"))),
            () -> Collections.checkedList(new ArrayList<>(List.of("a")), String.class),
            () -> List.of("a", "b", "c"),
            () -> Map.of("a", "b", "c", "d"),
            () -> Arrays.asList("a", "b"),
            () -> new ConcurrentHashMap<>(Map.of("a", "b")),
            () -> new ConcurrentLinkedQueue<>(List.of("a")),
            () -> new ConcurrentSkipListMap<>(Map.of("a", "b")),
            () -> new CopyOnWriteArrayList<>(List.of("a")),
            () -> new BitSet(70),
            () -> new StringBuilder("hello"),
            () -> new StringBuffer("hello"),
            () -> new StringJoiner(","),
            () -> new StringTokenizer("a b c"),
            () -> new Scanner("a 1 b 2"),
            () -> new Random(7),
            () -> new SplittableRandom(7),
            () -> new Date(1_000_000),
            () -> new GregorianCalendar(2020, Calendar.MAY, 3),
            () -> new SimpleTimeZone(3_600_000, "X"),
            () -> new Properties(),
            () -> Optional.of("a"),
            () -> OptionalInt.of(3),
            () -> new UUID(1, 2),
            () -> Locale.GERMANY,
            () -> new Formatter(),
            () -> new IntSummaryStatistics(),
            () -> new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT),
            () -> new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.ROOT)),
            () -> new DecimalFormatSymbols(Locale.ROOT),
            () -> new ChoiceFormat("0#none|1#one"),
            () -> new MessageFormat("{0} is {1}", Locale.ROOT),
            () -> new ParsePosition(1),
            () -> new FieldPosition(1),
            () -> new StringCharacterIterator("hello"),
            () -> BreakIterator.getWordInstance(Locale.ROOT),
            () -> Pattern.compile("([a-z])(\\d)").matcher("a1 b2 c3"),
            () -> Pattern.compile("[a-z]+"),
            () -> ByteBuffer.allocate(64).putInt(1),
            () -> ByteBuffer.allocate(64).asReadOnlyBuffer(),
            () -> CharBuffer.allocate(64),
            () -> CharBuffer.wrap("hello"),
            () -> IntBuffer.allocate(8),
            () -> LongBuffer.allocate(8),
            () -> DoubleBuffer.allocate(8),
            () -> ByteBuffer.allocate(64).asIntBuffer(),
            () -> StandardCharsets.UTF_8.newEncoder(),
            () -> StandardCharsets.UTF_8.newDecoder(),
            () -> MessageDigest.getInstance("SHA-256"),
            () -> new CRC32(),
            () -> new CRC32C(),
            () -> new Adler32(),
            () -> new BigInteger("12345678901234567890"),
            () -> new BigDecimal("12345.678901234567890"),
            () -> LocalDate.of(2020, 5, 3),
            () -> LocalDateTime.of(2020, 5, 3, 1, 2),
            () -> LocalTime.of(1, 2),
            () -> ZonedDateTime.of(LocalDateTime.of(2020, 5, 3, 1, 2), ZoneOffset.UTC),
            () -> Duration.ofSeconds(5),
            () -> Period.ofDays(5),
            () -> Instant.ofEpochSecond(5),
            () -> Year.of(2020),
            () -> new AtomicInteger(3),
            () -> new AtomicLong(3),
            () -> new AtomicReference<>("a"),
            () -> new AtomicIntegerArray(4),
            () -> new LongAdder(),
            () -> "hello world",
            () -> Integer.valueOf(5),
            () -> Double.valueOf(5),
            () -> Character.valueOf('x'),
            () -> new Throwable("x"));

    private Samples() {}

    private static Object accessOrdered() {
        Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);
        map.putAll(new TreeMap<>(Map.of("a", "b", "c", "d", "e", "f")));
        return map;
    }

    static List<Callable<Object>> receivers() {
        return RECEIVERS;
    }

    /** Null if there is none. The variant says which of several. */
    static Object argument(Class<?> type, int variant) throws Exception {
        if (type.isPrimitive()) {
            return primitive(type, variant);
        }
        if (type == Object.class || type == Comparable.class) {
            return variant == 0 ? "a" : variant == 1 ? "c" : "zz";
        }
        if (type == Class.class) {
            return String.class;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isArray()) {
            return array(type, variant);
        }
        if (type == Locale.class) {
            return Locale.ROOT;
        }
        if (type == MathContext.class) {
            return MathContext.DECIMAL32;
        }
        for (Callable<Object> sample : RECEIVERS) {
            Object object = sample.call();
            if (type.isInstance(object)) {
                return object;
            }
        }
        boolean function = type.isInterface() && type.getPackageName().equals("java.util.function");
        return function || type == Comparator.class ? function(type) : null;
    }

    private static Object array(Class<?> type, int variant) throws Exception {
        Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), 4 + variant);
        for (int i = 0; i < 4; i++) {
            java.lang.reflect.Array.set(array, i, argument(type.getComponentType(), variant));
        }
        return array;
    }

    private static Object primitive(Class<?> type, int variant) {
        return switch (type.getName()) {
            case "int" -> 1 + variant;
            case "long" -> 1L + variant;
            case "short" -> (short) (1 + variant);
            case "byte" -> (byte) (1 + variant);
            case "char" -> (char) ('a' + variant);
            case "boolean" -> variant % 2 == 0;
            case "float" -> 1.5f + variant;
            default -> 1.5 + variant;
        };
    }

    /** Gives back what it gets, as far as the type allows. */
    private static Object function(Class<?> type) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            Class<?> result = method.getReturnType();
            if (method.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, method, arguments);
            }
            if (result.isPrimitive()) {
                return result == void.class ? null : primitive(result, 0);
            }
            return arguments == null || arguments.length == 0 ? "new" : arguments[0];
        };
        return Proxy.newProxyInstance(Function.class.getClassLoader(), new Class<?>[] {type}, handler);
    }
}
