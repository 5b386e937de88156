package io.selvage.hooks.jdk;

import static io.selvage.hooks.jdk.ArgumentKind.CONSTANT;
import static io.selvage.hooks.jdk.ArgumentKind.READABLE;
import static io.selvage.hooks.jdk.ArgumentKind.VALUE;

import java.util.ArrayList;
import java.util.List;

/** Entries of {@code java.lang}, and of other packages but {@code java.util}. */
final class LangClasses {
    private LangClasses() {}

    static List<JdkClass> all() {
        List<JdkClass> all = new ArrayList<>(values());
        all.addAll(language());
        all.addAll(others());
        return all;
    }

    private static List<JdkClass> values() {
        return List.of(
                lang("Boolean").value(CONSTANT).pure(),
                lang("Byte").value(CONSTANT),
                lang("Character").value(CONSTANT).filling("toChars(I[CI)I"),
                lang("Double").value(CONSTANT),
                lang("Float").value(CONSTANT),
                lang("Integer").value(CONSTANT).pure(),
                lang("Long").value(CONSTANT).pure(),
                lang("Short").value(CONSTANT),
                lang("String").value(CONSTANT).filling("getChars(II[CI)V getBytes(II[BI)V"),
                lang("Number").value(VALUE).harmless("<init>"),
                lang("Math").reading("*").pure(),
                lang("StrictMath").reading("*"),
                lang("StringBuffer")
                        .shared()
                        .receiver(ReceiverKind.SYNCHRONIZED)
                        .reading("<init>"),
                // A builder is an operation only where a field or a lambda holds it, which the weaver decides.
                lang("StringBuilder")
                        .argument(READABLE)
                        .receiver(ReceiverKind.PLAIN)
                        .reading("<init>")
                        .textReadsContents());
    }

    private static List<JdkClass> language() {
        return List.of(
                lang("Object").argument(READABLE).transparent().harmless("<init> getClass finalize"),
                lang("Record").transparent().harmless("<init>"),
                lang("Enum").argument(VALUE).harmless("*"),
                lang("Class").argument(VALUE).transparent().harmless("""
                        cast isInstance getName getSimpleName getTypeName getPackageName desiredAssertionStatus
                        isAssignableFrom getEnumConstants isInterface isArray isEnum isRecord getComponentType
                        getSuperclass getClassLoader getField getDeclaredField getMethod getDeclaredMethod
                        getDeclaredConstructor hashCode toString"""),
                lang("Throwable").argument(VALUE).harmless("""
                        <init> getMessage getLocalizedMessage getCause getStackTrace getSuppressed fillInStackTrace
                        toString"""),
                lang("Thread").transparent().escaping().harmless("""
                        <init> currentThread getName getId threadId isDaemon isVirtual getPriority getThreadGroup
                        getStackTrace getContextClassLoader getUncaughtExceptionHandler start join sleep yield
                        onSpinWait interrupt interrupted isInterrupted isAlive getState startVirtualThread"""),
                lang("ThreadLocal").transparent().harmless("<init> get set remove withInitial initialValue"),
                lang("InheritableThreadLocal").harmless("<init> get set remove"),
                lang("ThreadGroup").escaping(),
                lang("ClassLoader").escaping(),
                lang("ProcessBuilder").escaping(),
                lang("System").harmless("getProperty getenv lineSeparator exit"),
                lang("Runtime").harmless("getRuntime availableProcessors totalMemory freeMemory maxMemory exit halt"),
                lang("Iterable").shared(),
                lang("CharSequence").argument(READABLE),
                lang("Comparable").argument(READABLE),
                lang("Runnable").argument(VALUE),
                lang("invoke/MethodHandles").harmless("lookup privateLookupIn arrayElementVarHandle"),
                lang("invoke/MethodHandles$Lookup").harmless("""
                        findVarHandle findStaticVarHandle findVirtual findStatic findConstructor
                        findGetter findSetter"""),
                lang("invoke/MethodType").harmless("methodType"),
                lang("reflect/Array").harmless("newInstance getLength"));
    }

    private static List<JdkClass> others() {
        return List.of(
                new JdkClass("java/io/PrintStream").shared().receiver(ReceiverKind.SYNCHRONIZED),
                new JdkClass("java/io/ByteArrayOutputStream").confined(),
                new JdkClass("java/io/CharArrayWriter").confined(),
                new JdkClass("java/io/File").confined(),
                new JdkClass("java/io/StringReader").confined(),
                new JdkClass("java/io/StringWriter").confined(),
                new JdkClass("java/math/BigDecimal").value(VALUE),
                new JdkClass("java/math/BigInteger").value(VALUE),
                new JdkClass("java/math/MathContext").argument(VALUE).reading("*"),
                new JdkClass("java/math/RoundingMode").argument(VALUE),
                new JdkClass("java/nio/charset/Charset").argument(VALUE),
                new JdkClass("java/security/SecureRandom").receiver(ReceiverKind.CONCURRENT),
                new JdkClass("java/time/Clock**"),
                new JdkClass("java/time/InstantSource**"),
                new JdkClass("java/time/**").value(VALUE));
    }

    private static JdkClass lang(String name) {
        return new JdkClass("java/lang/" + name);
    }
}
