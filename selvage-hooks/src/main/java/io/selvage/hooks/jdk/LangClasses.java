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
                lang("Boolean").value(CONSTANT).pure().readsStatics("getBoolean"),
                lang("Byte").value(CONSTANT),
                lang("Character").value(CONSTANT).filling("toChars(I[CI)I"),
                lang("Double").value(CONSTANT),
                lang("Float").value(CONSTANT),
                lang("Integer").value(CONSTANT).pure().readsStatics("getInteger"),
                lang("Long").value(CONSTANT).pure().readsStatics("getLong"),
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
                lang("Class").argument(VALUE).transparent().harmless("*"),
                lang("Throwable").argument(VALUE).harmless("""
                        <init> getMessage getLocalizedMessage getCause getStackTrace getSuppressed fillInStackTrace
                        toString initCause addSuppressed setStackTrace"""),
                lang("Thread").argument(VALUE).transparent().escaping().harmless("*"),
                lang("Thread$**").argument(VALUE).harmless("*"),
                lang("ThreadLocal").transparent().harmless("*"),
                // Bindings never change, and belong to a thread.
                lang("ScopedValue").argument(VALUE).transparent().harmless("*"),
                lang("ScopedValue$Carrier").argument(VALUE).transparent().harmless("*"),
                lang("InheritableThreadLocal").transparent().harmless("*"),
                lang("ThreadGroup").argument(VALUE).escaping().harmless("*"),
                // Values are made by the program and kept: whoever asks first has them made.
                lang("ClassValue").argument(VALUE).harmless("<init>").writesStatics("get remove"),
                lang("ClassLoader").argument(VALUE).escaping().harmless("""
                        <init> getName getParent getResource getResources getResourceAsStream loadClass
                        getSystemClassLoader getPlatformClassLoader getSystemResource getSystemResourceAsStream
                        getUnnamedModule setDefaultAssertionStatus"""),
                lang("Module").argument(VALUE).harmless("*"),
                lang("Package").argument(VALUE).harmless("*"),
                lang("StackTraceElement").value(VALUE),
                lang("StackWalker").harmless("*"),
                lang("StackWalker$**").harmless("*"),
                lang("Character$**").value(VALUE),
                lang("ProcessBuilder").escaping(),
                lang("System")
                        .harmless("getenv lineSeparator exit gc runFinalization getLogger console")
                        .readsStatics("getProperty getProperties")
                        .writesStatics("setProperty setProperties clearProperty"),
                lang("System$Logger**").harmless("*"),
                lang("Runtime").harmless("""
                        getRuntime availableProcessors totalMemory freeMemory maxMemory exit halt gc runFinalization
                        addShutdownHook removeShutdownHook version"""),
                lang("Runtime$Version").value(VALUE),
                lang("Iterable").shared(),
                lang("CharSequence").argument(READABLE),
                lang("Comparable").argument(READABLE),
                lang("Runnable").argument(VALUE),
                lang("invoke/MethodHandles").harmless("lookup privateLookupIn arrayElementVarHandle"),
                lang("invoke/MethodHandles$Lookup").harmless("""
                        findVarHandle findStaticVarHandle findVirtual findStatic findConstructor
                        findGetter findSetter unreflectConstructor findClass accessClass in lookupClass lookupModes
                        dropLookupMode hasPrivateAccess hasFullPrivilegeAccess previousLookupClass"""),
                lang("invoke/LambdaMetafactory").harmless("*"),
                lang("invoke/StringConcatFactory").harmless("*"),
                lang("invoke/ConstantCallSite").argument(VALUE).harmless("*"),
                // What it stands for reports itself; see hooks.sideways.
                lang("invoke/MethodHandle").argument(VALUE).harmless("*"),
                lang("invoke/MethodType").argument(VALUE).harmless("*"),
                lang("invoke/VarHandle").argument(VALUE).harmless("""
                        withInvokeExactBehavior withInvokeBehavior varType coordinateTypes accessModeType
                        isAccessModeSupported"""),
                lang("reflect/Array").harmless("newInstance getLength"),
                lang("reflect/Proxy").harmless("*"),
                lang("reflect/Modifier").harmless("*"),
                lang("reflect/Constructor").argument(VALUE).harmless("*"),
                lang("reflect/Executable").argument(VALUE).harmless("*"),
                lang("reflect/AccessibleObject").argument(VALUE).harmless("*"),
                lang("reflect/Parameter").argument(VALUE).harmless("*"),
                lang("reflect/RecordComponent").argument(VALUE).harmless("*"),
                lang("reflect/Method").argument(VALUE).harmless("""
                        getName getModifiers getParameterTypes getReturnType getDeclaringClass setAccessible
                        trySetAccessible isSynthetic isBridge isDefault isVarArgs getParameterCount getAnnotation
                        getAnnotations getDeclaredAnnotations isAnnotationPresent getExceptionTypes
                        getGenericReturnType getGenericParameterTypes getParameters getDefaultValue equals hashCode
                        toString toGenericString canAccess"""),
                lang("reflect/Field").argument(VALUE).harmless("""
                        getName getModifiers getType getDeclaringClass setAccessible trySetAccessible isSynthetic
                        getAnnotation getAnnotations getDeclaredAnnotations isAnnotationPresent getGenericType
                        isEnumConstant equals hashCode toString toGenericString canAccess"""),
                lang("annotation/**").harmless("*"));
    }

    private static List<JdkClass> others() {
        return List.of(
                new JdkClass("java/io/PrintStream").shared().receiver(ReceiverKind.SYNCHRONIZED),
                new JdkClass("java/io/File").argument(VALUE).confined().harmless("""
                        getName getPath getParent getParentFile getAbsolutePath getAbsoluteFile isAbsolute toPath toURI
                        compareTo hashCode toString"""),
                new JdkClass("java/math/BigDecimal").value(VALUE),
                new JdkClass("java/math/BigInteger").value(VALUE),
                new JdkClass("java/math/MathContext").value(VALUE),
                new JdkClass("java/math/RoundingMode").argument(VALUE),
                new JdkClass("java/nio/charset/Charset").argument(VALUE).harmless("*"),
                new JdkClass("java/nio/charset/StandardCharsets").harmless("*"),
                new JdkClass("java/nio/ByteOrder").argument(VALUE).harmless("*"),
                new JdkClass("java/nio/file/Path").argument(VALUE).harmless("""
                        of getFileName getParent getRoot getName getNameCount resolve resolveSibling relativize
                        normalize startsWith endsWith toFile toUri subpath isAbsolute compareTo equals hashCode
                        toString"""),
                new JdkClass("java/nio/file/Paths").harmless("get"),
                new JdkClass("java/nio/file/attribute/**").argument(VALUE),
                new JdkClass("java/nio/file/StandardOpenOption").argument(VALUE),
                new JdkClass("java/nio/file/OpenOption").argument(VALUE),
                new JdkClass("java/net/URI").value(VALUE),
                new JdkClass("java/util/logging/Level").value(VALUE),
                new JdkClass("java/util/logging/Logger").argument(VALUE).harmless("""
                        getLogger getAnonymousLogger getGlobal getName getLevel isLoggable log logp logrb info warning
                        severe config fine finer finest entering exiting throwing getParent getHandlers"""),
                new JdkClass("java/security/SecureRandom").receiver(ReceiverKind.CONCURRENT),
                new JdkClass("java/time/Clock**"),
                new JdkClass("java/time/InstantSource**"),
                new JdkClass("java/time/**").value(VALUE));
    }

    private static JdkClass lang(String name) {
        return new JdkClass("java/lang/" + name);
    }
}
