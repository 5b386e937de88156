package io.selvage.hooks.jdk;

import java.util.List;
import java.util.Set;

/**
 * The entry of one class, or of a family of classes. A family's name is a pattern: {@code *} stands for any characters
 * but the slash, {@code **} for any characters. Every trait is off until it is stated.
 */
final class JdkClass {
    private static final Set<String> NO_METHODS = Set.of();
    private static final String ALL = "*";
    private static final String CONSTRUCTOR = "<init>";

    final String name;
    private ReceiverKind receiver = ReceiverKind.NONE;
    private ArgumentKind argument = ArgumentKind.UNKNOWN;
    private boolean shared;
    private boolean transparent;
    private Set<String> delegating;
    private boolean combinator;
    private boolean immutable;
    private boolean confined;
    private boolean escaping;
    private boolean stream;
    private boolean textReadsContents;
    private boolean pure;
    Set<String> harmless = NO_METHODS;
    Set<String> reading = NO_METHODS;
    Set<String> filling = NO_METHODS;
    Set<String> staticReads = NO_METHODS;
    Set<String> staticWrites = NO_METHODS;
    Set<String> looking = NO_METHODS;
    Set<String> filler = NO_METHODS;
    private Set<String> orderedReads = NO_METHODS;
    private Set<String> orderedWrites = NO_METHODS;
    private Set<String> pervasive = NO_METHODS;
    private String cell = "";
    private boolean state;
    private boolean storesArrays;
    private List<String> viewFields = List.of();

    JdkClass(String name) {
        this.name = name;
    }

    /** Calls through this type are operations on shared objects. */
    JdkClass shared() {
        shared = true;
        return argument(ArgumentKind.READABLE);
    }

    JdkClass receiver(ReceiverKind kind) {
        receiver = kind;
        return this;
    }

    JdkClass plain() {
        return shared().receiver(ReceiverKind.PLAIN);
    }

    JdkClass concurrent() {
        return shared().receiver(ReceiverKind.CONCURRENT);
    }

    JdkClass argument(ArgumentKind kind) {
        argument = kind;
        return this;
    }

    /** An immutable value: objects of the class have nothing to hide, and its methods read values only. */
    JdkClass value(ArgumentKind kind) {
        return argument(kind).transparent().reading(ALL);
    }

    /** Objects of exactly this class run no code that could reach others, and asking them shows nothing of others. */
    JdkClass transparent() {
        transparent = true;
        return this;
    }

    /**
     * A skeletal implementation, which has no state. Methods do all they do by methods of its subclasses; those that
     * are named use nothing of what these return. A method without arguments ends in {@code ()}.
     */
    JdkClass skeletal(String methods) {
        delegating = JdkMethods.words(methods);
        return shared();
    }

    /** Functions that call nothing but the functions they are made of. */
    JdkClass combinator() {
        combinator = true;
        return this;
    }

    /** A container that never changes. */
    JdkClass immutable() {
        immutable = true;
        return this;
    }

    /**
     * Objects have nothing to do with others unless they are given some, although their package is not of that kind.
     */
    JdkClass confined() {
        confined = true;
        return this;
    }

    /**
     * Objects write files, or others know them from their construction on, although their package is not of that kind.
     */
    JdkClass escaping() {
        escaping = true;
        return this;
    }

    JdkClass stream() {
        stream = true;
        return this;
    }

    /** {@code toString} reads the objects that it holds, although calls through this type are no operations. */
    JdkClass textReadsContents() {
        textReadsContents = true;
        return this;
    }

    /** Its methods change nothing, so that a loop that calls them may be a spin loop. */
    JdkClass pure() {
        pure = true;
        return this;
    }

    /**
     * Methods that at most store their arguments, or read what never changes. All methods may be named by a star only
     * of classes whose objects never change and that write to nothing that they are given.
     */
    JdkClass harmless(String methods) {
        harmless = JdkMethods.words(methods);
        return this;
    }

    /** Methods that read values and their arguments only. */
    JdkClass reading(String methods) {
        reading = JdkMethods.words(methods);
        return this;
    }

    /** Methods, with descriptors, that write to an argument although {@link #reading} names them. */
    JdkClass filling(String methods) {
        filling = JdkMethods.words(methods);
        return this;
    }

    /**
     * Objects are state of their own, not made for several threads, and the methods reach nothing but them and their
     * arguments, which they read. Methods change the object unless {@link #looking} names them, and arguments
     * if {@link #filler} names them.
     */
    JdkClass state() {
        state = true;
        return this;
    }

    /** Methods of a {@link #state} that do not change the object. */
    JdkClass looking(String methods) {
        looking = JdkMethods.words(methods);
        return this;
    }

    /** Methods of a {@link #state} that write to what they are given. */
    JdkClass filler(String methods) {
        filler = JdkMethods.words(methods);
        return this;
    }

    /** Methods that read static state. */
    JdkClass readsStatics(String methods) {
        staticReads = JdkMethods.words(methods);
        return this;
    }

    /** Methods that change static state. */
    JdkClass writesStatics(String methods) {
        staticWrites = JdkMethods.words(methods);
        return this;
    }

    /**
     * Methods that read or write the object, or an object it stands for, in an order that all threads agree on: they
     * conflict, and are no data race.
     */
    JdkClass ordered(String reads, String writes) {
        orderedReads = JdkMethods.words(reads);
        orderedWrites = JdkMethods.words(writes);
        return this;
    }

    /** Methods, among those that write static state, that change what code of any kind may do. */
    JdkClass pervasive(String methods) {
        pervasive = JdkMethods.words(methods);
        return this;
    }

    /** The static state that methods read or write is one thing under this name, whichever class they are of. */
    JdkClass cell(String name) {
        cell = name;
        return this;
    }

    /** Methods that are harmless keep arrays that they are given, and read nothing of them. */
    JdkClass storesArrays() {
        storesArrays = true;
        return this;
    }

    /** Objects show the contents of the object in the first of these fields that the class has. */
    JdkClass viewOf(String... fields) {
        viewFields = List.of(fields);
        return this;
    }

    boolean isFamily() {
        return name.contains("*");
    }

    ReceiverKind receiver() {
        return receiver;
    }

    ArgumentKind argument() {
        return argument;
    }

    boolean isShared() {
        return shared;
    }

    boolean isTransparent() {
        return transparent;
    }

    boolean isSkeletal() {
        return delegating != null;
    }

    boolean isDelegating(String method) {
        return delegating != null && delegating.contains(method);
    }

    boolean isCombinator() {
        return combinator;
    }

    boolean isImmutable() {
        return immutable;
    }

    /** @param byPackage what holds for other classes of the package */
    boolean isConfined(boolean byPackage) {
        return confined || byPackage && !escaping;
    }

    boolean isStream() {
        return stream;
    }

    boolean doesTextReadContents() {
        return shared || textReadsContents;
    }

    boolean isPure() {
        return pure;
    }

    /** Whether calls on its objects are operations on them, or on what they show. */
    boolean isOperation() {
        return receiver != ReceiverKind.NONE || !viewFields.isEmpty() || immutable;
    }

    boolean isState() {
        return state;
    }

    boolean hasStoredArrays() {
        return storesArrays;
    }

    boolean looks(String method) {
        return looking.contains(method);
    }

    boolean fills(String method) {
        return filler.contains(method);
    }

    boolean readsInOrder(String method) {
        return names(orderedReads, method);
    }

    boolean writesInOrder(String method) {
        return names(orderedWrites, method);
    }

    boolean isStaticRead(String method) {
        return names(staticReads, method);
    }

    boolean isPervasive(String method) {
        return pervasive.contains(method);
    }

    String cell() {
        return cell;
    }

    List<String> viewFields() {
        return viewFields;
    }

    MethodEffect effect(String method, String descriptor) {
        if (filling.contains(method + descriptor)) {
            return MethodEffect.WRITES_ARGUMENTS;
        }
        if (names(harmless, method)) {
            return MethodEffect.HARMLESS;
        }
        return names(reading, method) ? MethodEffect.READS_ARGUMENTS : MethodEffect.UNKNOWN;
    }

    /** Of a family, all methods does not mean constructors. A name may end with a star. */
    private boolean names(Set<String> methods, String method) {
        if (methods.contains(method) || methods.contains(ALL) && !(isFamily() && method.equals(CONSTRUCTOR))) {
            return true;
        }
        for (String pattern : methods) {
            int end = pattern.length() - 1;
            if (end > 0 && pattern.charAt(end) == '*' && method.regionMatches(0, pattern, 0, end)) {
                return true;
            }
        }
        return false;
    }
}
