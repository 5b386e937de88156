package io.selvage.hooks.jdk;

import static io.selvage.hooks.jdk.ArgumentKind.CONSTANT;
import static io.selvage.hooks.jdk.ArgumentKind.READABLE;
import static io.selvage.hooks.jdk.ArgumentKind.VALUE;

import java.util.ArrayList;
import java.util.List;

/** Entries of {@code java.lang}, and of other packages but {@code java.util}. */
final class LangClasses {
    /** The default locale and time zone. */
    static final String DEFAULTS = "java.util.Locale and java.util.TimeZone";

    private static final String LOGGING = "java.util.logging";

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
                lang("String")
                        .value(CONSTANT)
                        .filling("getChars(II[CI)V getBytes(II[BI)V")
                        .readsStatics("format formatted")
                        .cell(DEFAULTS),
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
                lang("Enum").argument(VALUE).harmless("""
                        <init> name ordinal compareTo equals hashCode toString getDeclaringClass valueOf
                        describeConstable"""),
                lang("Class").argument(VALUE).transparent().harmless("""
                        get* is* to* as* cast forName arrayType componentType descriptorString
                        describeConstable desiredAssertionStatus hashCode equals"""),
                lang("Throwable")
                        .argument(VALUE)
                        .harmless("""
                        <init> getMessage getLocalizedMessage fillInStackTrace toString""")
                        .ordered(
                                "getCause getStackTrace getSuppressed printStackTrace",
                                "initCause addSuppressed setStackTrace"),
                lang("Thread")
                        .argument(VALUE)
                        .transparent()
                        .escaping()
                        .harmless("""
                                <init> activeCount checkAccess currentThread dumpStack enumerate getAllStackTraces getId
                                getName getPriority getStackTrace getState getThreadGroup holdsLock interrupt
                                interrupted isAlive isDaemon isInterrupted isVirtual join ofPlatform ofVirtual
                                onSpinWait run setDaemon setName setPriority setUncaughtExceptionHandler sleep start
                                startVirtualThread threadId toString yield""")
                        .ordered("getContextClassLoader getUncaughtExceptionHandler", "setContextClassLoader")
                        .readsStatics("getDefaultUncaughtExceptionHandler")
                        .writesStatics("setDefaultUncaughtExceptionHandler"),
                lang("Thread$Builder**").state(),
                lang("Thread$**").argument(VALUE).harmless("uncaughtException"),
                lang("ThreadLocal").transparent().harmless("<init> get set remove withInitial initialValue"),
                // Bindings never change, and belong to a thread.
                lang("ScopedValue").argument(VALUE).transparent().harmless("""
                        newInstance where get isBound orElse orElseThrow hashCode"""),
                lang("ScopedValue$Carrier").argument(VALUE).transparent().harmless("where get run call"),
                lang("InheritableThreadLocal").transparent().harmless("""
                        <init> get set remove childValue"""),
                lang("ThreadGroup")
                        .argument(VALUE)
                        .escaping()
                        .harmless("""
                                <init> getName getParent parentOf uncaughtException checkAccess toString activeCount
                                activeGroupCount enumerate""")
                        .ordered("getMaxPriority isDaemon isDestroyed", "setMaxPriority setDaemon destroy"),
                // Values are made by the program and kept: whoever asks first has them made.
                lang("ClassValue").argument(VALUE).harmless("<init>").writesStatics("get remove"),
                lang("ClassLoader")
                        .argument(VALUE)
                        .escaping()
                        .harmless("""
                        <init> getName getParent getResource getResources getResourceAsStream loadClass
                        getSystemClassLoader getPlatformClassLoader getSystemResource getSystemResourceAsStream
                        getUnnamedModule""")
                        .writesStatics("setDefaultAssertionStatus setClassAssertionStatus setPackageAssertionStatus")
                        .pervasive("setDefaultAssertionStatus setClassAssertionStatus setPackageAssertionStatus"),
                lang("Module")
                        .argument(VALUE)
                        .harmless("get* is* can* toString hashCode equals")
                        .writesStatics("addReads addExports addOpens addUses")
                        .pervasive("addReads addExports addOpens addUses"),
                lang("Package").argument(VALUE).harmless("get* is* toString hashCode equals"),
                lang("StackTraceElement").value(VALUE),
                lang("StackWalker").harmless("getInstance walk forEach getCallerClass"),
                lang("StackWalker$**").harmless("get* is* to*"),
                lang("Character$**").value(VALUE),
                lang("ProcessBuilder").escaping(),
                lang("System")
                        .harmless("getenv lineSeparator exit gc runFinalization getLogger console")
                        .readsStatics("getProperty getProperties")
                        .writesStatics("setProperty setProperties clearProperty setOut setErr setIn")
                        // What System.out is, is read where no hook is.
                        .pervasive("setOut setErr setIn"),
                lang("System$Logger**")
                        .harmless("getName")
                        .readsStatics("isLoggable log")
                        .cell(LOGGING),
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
                lang("invoke/MethodHandle").argument(VALUE).harmless("""
                        invoke invokeExact invokeWithArguments bindTo as* with* type is* toString describeConstable
                        hashCode equals"""),
                lang("invoke/MethodType").argument(VALUE).harmless("""
                        methodType genericMethodType fromMethodDescriptorString toMethodDescriptorString change* append*
                        drop* insert* erase generic wrap unwrap has* parameter* return* last* toString
                        descriptorString describeConstable hashCode equals"""),
                lang("invoke/VarHandle").argument(VALUE).harmless("""
                        withInvokeExactBehavior withInvokeBehavior varType coordinateTypes accessModeType
                        isAccessModeSupported"""),
                lang("reflect/Array").harmless("newInstance getLength"),
                lang("reflect/Proxy").harmless("newProxyInstance getProxyClass isProxyClass getInvocationHandler"),
                lang("reflect/Modifier").harmless("*"),
                member("reflect/Constructor").harmless("get* is* to* equals hashCode"),
                member("reflect/Executable").harmless("get* is* to* equals hashCode"),
                member("reflect/AccessibleObject").harmless("get* isAnnotationPresent"),
                lang("reflect/Parameter").argument(VALUE).harmless("get* is* to* equals hashCode"),
                lang("reflect/RecordComponent").argument(VALUE).harmless("get* is* to* equals hashCode"),
                member("reflect/Method").harmless("""
                        getName getModifiers getParameterTypes getReturnType getDeclaringClass isSynthetic isBridge
                        isDefault isVarArgs getParameterCount getAnnotation
                        getAnnotations getDeclaredAnnotations isAnnotationPresent getExceptionTypes
                        getGenericReturnType getGenericParameterTypes getParameters getDefaultValue equals hashCode
                        toString toGenericString"""),
                member("reflect/Field").harmless("""
                        getName getModifiers getType getDeclaringClass isSynthetic
                        getAnnotation getAnnotations getDeclaredAnnotations isAnnotationPresent getGenericType
                        isEnumConstant equals hashCode toString toGenericString"""),
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
                new JdkClass("java/nio/charset/Charset").argument(VALUE).harmless("""
                        forName isSupported availableCharsets defaultCharset name aliases displayName isRegistered
                        canEncode contains newEncoder newDecoder compareTo equals hashCode toString"""),
                new JdkClass("java/nio/charset/StandardCharsets").harmless("*"),
                new JdkClass("java/nio/ByteOrder").argument(VALUE).harmless("nativeOrder toString"),
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
                new JdkClass("java/util/logging/Logger")
                        .argument(VALUE)
                        .harmless("getLogger getAnonymousLogger getGlobal getName")
                        .readsStatics("""
                                getLevel isLoggable log logp logrb info warning severe config fine finer finest
                                entering exiting throwing getParent getHandlers getFilter getUseParentHandlers""")
                        .writesStatics("""
                                setLevel addHandler removeHandler setFilter setParent setUseParentHandlers""")
                        .cell(LOGGING),
                new JdkClass("java/security/SecureRandom").receiver(ReceiverKind.CONCURRENT),
                new JdkClass("java/time/Clock**"),
                new JdkClass("java/time/InstantSource**"),
                zoned("LocalDate"),
                zoned("LocalTime"),
                zoned("LocalDateTime"),
                zoned("ZonedDateTime"),
                zoned("OffsetDateTime"),
                zoned("OffsetTime"),
                zoned("Year"),
                zoned("YearMonth"),
                zoned("MonthDay"),
                new JdkClass("java/time/ZoneId")
                        .value(VALUE)
                        .readsStatics("systemDefault")
                        .cell(DEFAULTS),
                new JdkClass("java/time/format/DateTimeFormatter")
                        .value(VALUE)
                        .readsStatics("ofPattern ofLocalized*")
                        .cell(DEFAULTS),
                new JdkClass("java/time/format/DateTimeFormatterBuilder").state(),
                new JdkClass("java/time/zone/ZoneRulesProvider"),
                new JdkClass("java/time/**").value(VALUE));
    }

    /** A member that can be made accessible to all. */
    private static JdkClass member(String name) {
        return lang(name).argument(VALUE).ordered("isAccessible canAccess", "setAccessible trySetAccessible");
    }

    /** A date or time: the one of now depends on the default time zone. */
    private static JdkClass zoned(String name) {
        return new JdkClass("java/time/" + name)
                .value(VALUE)
                .readsStatics("now")
                .cell(DEFAULTS);
    }

    private static JdkClass lang(String name) {
        return new JdkClass("java/lang/" + name);
    }
}
