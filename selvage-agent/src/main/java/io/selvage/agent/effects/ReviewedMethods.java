package io.selvage.agent.effects;

/** Methods that are native, or whose code says more than an observer can notice. See {@link EffectText}. */
final class ReviewedMethods {
    static final String TEXT = """
            # what the JVM answers about objects, classes and bits
            java/lang/Object.<init> pure
            java/lang/Object.getClass pure
            java/lang/Object.hashCode pure
            java/lang/System.identityHashCode pure
            java/lang/Class.isInstance pure
            java/lang/Class.isAssignableFrom pure
            java/lang/Class.isInterface pure
            java/lang/Class.isArray pure
            java/lang/Class.isPrimitive pure
            java/lang/Class.isHidden pure
            java/lang/Class.getSuperclass pure
            java/lang/Class.getModifiers pure
            java/lang/Class.getComponentType pure
            java/lang/Class.getName pure
            java/lang/Class.getSimpleName pure
            java/lang/Class.getTypeName pure
            java/lang/Class.getCanonicalName pure
            java/lang/Class.getEnumConstantsShared pure =none
            java/lang/Class.enumConstantDirectory pure =none
            java/lang/Class.getPrimitiveClass pure
            java/lang/Class.desiredAssertionStatus pure
            java/lang/Class.cast pure =1
            java/lang/Float.floatToRawIntBits pure
            java/lang/Float.intBitsToFloat pure
            java/lang/Double.doubleToRawLongBits pure
            java/lang/Double.longBitsToDouble pure
            java/lang/StringUTF16.isBigEndian pure
            java/lang/String.intern pure
            java/lang/reflect/Array.getLength pure
            java/lang/reflect/Array.newArray pure =fresh
            java/lang/reflect/Array.multiNewArray pure =fresh
            java/lang/reflect/Array.get r1 =1
            java/lang/reflect/Array.set W1
            jdk/internal/reflect/Reflection.getCallerClass pure
            java/lang/ref/Reference.get0 r0 =0
            java/lang/ref/Reference.refersTo0 r0
            java/lang/ref/Reference.reachabilityFence pure
            java/lang/ref/Reference.clear0 w0
            # asks whether a key can be compared with its like
            java/util/HashMap.comparableClassFor pure
            java/util/concurrent/ConcurrentHashMap.comparableClassFor pure
            java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V r1 W3
            # sorting in one thread shares its code with sorting in several
            java/util/Arrays.sort([I)V r1 w1
            java/util/Arrays.sort([III)V r1 w1
            java/util/Arrays.sort([J)V r1 w1
            java/util/Arrays.sort([JII)V r1 w1
            java/util/Arrays.sort([F)V r1 w1
            java/util/Arrays.sort([FII)V r1 w1
            java/util/Arrays.sort([D)V r1 w1
            java/util/Arrays.sort([DII)V r1 w1
            # all kinds of nodes change nothing but the matcher
            java/util/regex/Pattern$Node.match(Ljava/util/regex/Matcher;ILjava/lang/CharSequence;)Z r1 w1 r3
            java/util/regex/Pattern.<init>(Ljava/lang/String;I)V w0
            # deprecated setters leave fields that the next getter brings in order, to the same time whoever does it
            java/util/Date.getTimeImpl r0
            # buffers over memory that somebody may free; others have no scope
            java/nio/Buffer.checkScope r0
            java/nio/Buffer.scope r0 =null
            # tables that are loaded once
            java/text/Normalizer.normalize pure
            java/text/Normalizer.isNormalized pure
            # mathematics
            java/lang/StrictMath.IEEEremainder pure
            java/lang/StrictMath.sin pure
            java/lang/StrictMath.cos pure
            java/lang/StrictMath.tan pure
            java/lang/StrictMath.asin pure
            java/lang/StrictMath.acos pure
            java/lang/StrictMath.atan pure
            java/lang/StrictMath.atan2 pure
            java/lang/StrictMath.sqrt pure
            java/lang/StrictMath.log pure
            java/lang/StrictMath.log10 pure
            java/lang/StrictMath.log1p pure
            java/lang/StrictMath.expm1 pure
            java/lang/StrictMath.sinh pure
            java/lang/StrictMath.cosh pure
            java/lang/StrictMath.tanh pure
            # the clock and the thread itself: hooked, or confined to the thread
            java/lang/System.currentTimeMillis pure
            java/lang/System.nanoTime pure
            jdk/internal/misc/VM.getNanoTimeAdjustment pure
            java/lang/Thread.currentThread pure =own
            java/lang/Thread.currentCarrierThread pure =own
            java/lang/Thread.onSpinWait pure
            java/lang/Thread.yield pure
            java/lang/Thread.holdsLock pure
            java/lang/Runtime.availableProcessors pure
            # values of other threads are other variables; what is found there may be shared
            java/lang/ThreadLocal.get pure =static
            java/lang/ThreadLocal.set pure
            java/lang/ThreadLocal.remove pure
            # the thread's own source of chance
            java/util/concurrent/ThreadLocalRandom.localInit pure
            # parking is an operation with a hook of its own
            java/util/concurrent/locks/LockSupport.park pure
            java/util/concurrent/locks/LockSupport.parkNanos pure
            java/util/concurrent/locks/LockSupport.parkUntil pure
            java/util/concurrent/locks/LockSupport.unpark pure
            java/util/concurrent/locks/LockSupport.setCurrentBlocker pure
            # no security manager under control; privileged actions run as they are
            java/lang/System.getSecurityManager pure =null
            java/lang/System.allowSecurityManager pure
            java/security/AccessController.checkPermission pure
            java/security/AccessController.getContext pure =none
            # exceptions are made by the method that throws them; the stack is the thread's own
            java/lang/Throwable.<init>()V W0
            java/lang/Throwable.<init>(Ljava/lang/String;)V W0
            java/lang/Throwable.<init>(Ljava/lang/String;Ljava/lang/Throwable;)V W0
            java/lang/Throwable.<init>(Ljava/lang/String;Ljava/lang/Throwable;ZZ)V W0
            java/lang/Throwable.<init>(Ljava/lang/Throwable;)V W0 r1
            java/lang/Throwable.fillInStackTrace W0 =0
            # told to the flight recorder, which nobody in the program sees
            jdk/internal/event/ThrowableTracer.traceError pure
            jdk/internal/event/ThrowableTracer.traceThrowable pure
            # bounds checks: the formatter runs only to throw
            jdk/internal/util/Preconditions.checkIndex pure
            jdk/internal/util/Preconditions.checkFromToIndex pure
            jdk/internal/util/Preconditions.checkFromIndexSize pure
            # an operation with a hook of its own
            java/lang/Thread.interrupt r0 w0 ordered
            java/lang/Thread.isInterrupted r0 ordered
            java/lang/Thread.interrupted pure
            # powers and offsets are kept in tables that grow; they are the same whoever computes them
            java/math/BigDecimal.bigTenToThe pure
            java/math/BigDecimal.expandBigIntegerTenPowers pure =none
            java/math/BigInteger.getRadixConversionCache pure
            java/time/ZoneOffset.ofTotalSeconds pure
            # system properties: one table for all, made for several threads
            java/lang/System.getProperty rs ordered
            java/lang/System.setProperty ws rs ordered
            java/lang/System.clearProperty ws rs ordered
            java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String; pure
            java/lang/System.lineSeparator pure
            # caches of names: the answer does not depend on who fills them
            java/nio/charset/Charset.forName pure
            java/nio/charset/Charset.isSupported pure
            java/util/Locale.forLanguageTag pure
            java/util/Locale.getInstance pure
            java/util/Locale.of pure
            java/time/ZoneId.of pure
            java/time/ZoneRegion.ofId pure
            java/time/zone/ZoneRulesProvider.getRules pure
            java/util/regex/Pattern.compile(Ljava/lang/String;)Ljava/util/regex/Pattern; pure
            java/util/regex/Pattern.compile(Ljava/lang/String;I)Ljava/util/regex/Pattern; pure
            # locale data comes from caches that fill themselves; the object returned is a new one
            java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols; pure =fresh
            java/text/DateFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DateFormatSymbols; pure =fresh
            # checksums: native, of the bytes given
            java/util/zip/CRC32.update(II)I pure
            java/util/zip/CRC32.updateBytes0(I[BII)I r2
            java/util/zip/Adler32.update(II)I pure
            java/util/zip/Adler32.updateBytes(I[BII)I r2
            # cyclic: the JVM asks whether archived classes are in use
            jdk/internal/misc/CDS.isDumpingClassList0 pure
            jdk/internal/misc/CDS.initializeFromArchive pure
            jdk/internal/misc/CDS.getRandomSeedForDumping pure
            """;

    private ReviewedMethods() {}
}
