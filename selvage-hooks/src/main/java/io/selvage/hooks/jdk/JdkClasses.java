package io.selvage.hooks.jdk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the weaver and the scheduler ask about classes of the JDK. A class's own entry counts; if it has none, that of
 * the first family it belongs to. Nothing is known of classes without an entry, and none of the traits below holds for
 * them.
 */
public final class JdkClasses {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String MAP_ENTRY = "java/util/Map$Entry";

    /** Packages, without those below them, whose objects have nothing to do with others unless they are given some. */
    private static final Set<String> CONFINED =
            Set.of("java/lang", "java/util", "java/util/regex", "java/util/zip", "java/text", "java/math", "java/time");

    /** Classes whose constructors open the file that they are given, or the one of that name. */
    private static final Set<String> OPENING = Set.of(
            "java/io/PrintWriter",
            "java/io/PrintStream",
            "java/util/Formatter",
            "java/util/Scanner",
            "java/util/zip/ZipFile");

    private static final JdkClass NO_ENTRY = new JdkClass("");
    static final Map<String, JdkClass> CLASSES = new HashMap<>();
    static final List<JdkClass> FAMILIES = new ArrayList<>();

    static {
        LangClasses.all().forEach(JdkClasses::add);
        UtilClasses.all().forEach(JdkClasses::add);
        ConcurrentClasses.all().forEach(JdkClasses::add);
        StateClasses.all().forEach(JdkClasses::add);
        NetworkClasses.all().forEach(JdkClasses::add);
    }

    private JdkClasses() {}

    private static void add(JdkClass entry) {
        if (entry.isFamily()) {
            FAMILIES.add(entry);
        } else if (CLASSES.put(entry.name, entry) != null) {
            throw new IllegalStateException("two entries for " + entry.name);
        }
    }

    static JdkClass entry(String type) {
        JdkClass entry = CLASSES.get(type);
        return entry != null ? entry : family(type);
    }

    private static JdkClass family(String type) {
        for (JdkClass family : FAMILIES) {
            if (NamePattern.matches(family.name, type)) {
                return family;
            }
        }
        return NO_ENTRY;
    }

    /** True if other threads may notice calls through {@code type}. */
    public static boolean isShared(String type) {
        return entry(type).isShared();
    }

    /** True if calls through {@code type} are operations on an object that is safe for use by several threads. */
    public static boolean isConcurrent(String type) {
        return type.startsWith(CONCURRENT) && isShared(type);
    }

    /** What unwoven code can do with an argument whose declared type is {@code type}. */
    public static ArgumentKind argument(String type) {
        return entry(type).argument();
    }

    /** What a method of {@code type} does where its call is not an operation. */
    public static MethodEffect effect(String type, String method, String descriptor) {
        return entry(type).effect(method, descriptor);
    }

    /** True if objects of {@code type} have nothing to do with others, unless their constructors are given some. */
    public static boolean isConfined(String type) {
        String folder = type.substring(0, Math.max(0, type.lastIndexOf('/')));
        return entry(type).isConfined(CONFINED.contains(folder));
    }

    /** Whether a constructor of {@code type} opens a file: what is in there is known to others, too. */
    public static boolean opensFile(String type, String descriptor) {
        return OPENING.contains(type) && (Descriptors.namesFile(descriptor) || isNamed(type, descriptor));
    }

    private static boolean isNamed(String type, String descriptor) {
        return !type.equals("java/util/Scanner") && descriptor.startsWith("(Ljava/lang/String;");
    }

    /** The name of the static state that {@code method} reads or writes. */
    public static String staticCell(String type, String method) {
        JdkClass entry = entry(type);
        boolean isDeclared = entry.isStaticRead(method) || entry.staticWrites.contains(method);
        return isDeclared && !entry.cell().isEmpty() ? entry.cell() : type.replace('/', '.');
    }

    /** Whether calls of {@code method} of {@code type} read or write static state, as is declared. */
    public static boolean usesStatics(String type, String method) {
        return entry(type).isStaticRead(method) || writesStatics(type, method);
    }

    static boolean writesStatics(String type, String method) {
        return entry(type).staticWrites.contains(method);
    }

    /** Whether {@code method} changes what any code may depend on. */
    public static boolean isPervasive(String type, String method) {
        return entry(type).isPervasive(method);
    }

    public static boolean isStream(String type) {
        return entry(type).isStream();
    }

    /** True if {@code toString} of an object of {@code type} reads the objects that it holds. */
    public static boolean doesTextReadContents(String type) {
        return entry(type).doesTextReadContents();
    }

    /** True if methods of {@code type}, which work on values, change nothing. */
    public static boolean isPure(String type) {
        return entry(type).isPure();
    }

    /** What a call on an object of {@code type} is, if {@code type} is a class of the JDK. */
    public static ReceiverKind receiver(Class<?> type) {
        if (Throwable.class.isAssignableFrom(type)) {
            return ReceiverKind.NONE;
        }
        ReceiverKind own = entry(internalName(type)).receiver();
        if (own != ReceiverKind.NONE) {
            return own;
        }
        for (Class<?> c = type.getSuperclass(); c != null; c = c.getSuperclass()) {
            JdkClass entry = CLASSES.get(internalName(c));
            if (entry != null && entry.receiver().isInherited()) {
                return entry.receiver();
            }
        }
        boolean isEntry = Map.Entry.class.isAssignableFrom(type) && !isImmutable(type);
        return isEntry ? entry(MAP_ENTRY).receiver() : ReceiverKind.NONE;
    }

    /**
     * The names of fields, of which the first that {@code type} declares holds the object that its objects are views
     * of.
     */
    public static List<String> viewFields(Class<?> type) {
        return entry(internalName(type)).viewFields();
    }

    /** True for containers that never change. */
    public static boolean isImmutable(Class<?> type) {
        return entry(internalName(type)).isImmutable();
    }

    /** True if objects of exactly this class run no code that could reach others, and show nothing of others. */
    public static boolean isTransparent(Class<?> type) {
        return entry(internalName(type)).isTransparent();
    }

    /** True for skeletal implementations without state. */
    public static boolean isSkeletal(Class<?> type) {
        return entry(internalName(type)).isSkeletal();
    }

    /** True for a method of a skeletal implementation that uses nothing of what methods of subclasses return. */
    public static boolean isDelegating(Class<?> type, String method) {
        return entry(internalName(type)).isDelegating(method);
    }

    /** True for functions that call nothing but the functions they are made of. */
    public static boolean isCombinator(Class<?> type) {
        return entry(internalName(type)).isCombinator();
    }

    private static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
