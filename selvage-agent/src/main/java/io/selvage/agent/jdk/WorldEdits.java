package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.Code.start;

import java.util.List;
import org.objectweb.asm.Opcodes;

/** Time, chance, identity, the machine and the end of the JVM. */
final class WorldEdits {
    static final List<InsnEdit> TIME = List.of(
            CallSwap.instead("java/lang/System", "nanoTime()J", start().hook("WorldHooks", "nanoTime", "()J")),
            CallSwap.instead(
                    "java/lang/System",
                    "currentTimeMillis()J",
                    start().hook("WorldHooks", "currentTimeMillis", "()J")));

    static final List<Edit> CLOCK = List.of(new HeadHook(
            "currentInstant()Ljava/time/Instant;",
            start().hook("JdkHooks", "now", "()Ljava/time/Instant;"),
            Answer.REFERENCE));

    static final List<InsnEdit> PROCESSORS = List.of(CallSwap.instead(
            "java/lang/Runtime",
            "availableProcessors()I",
            start().hook("JdkHooks", "availableProcessors", "(Ljava/lang/Runtime;)I")));

    static final List<InsnEdit> SEEDS = List.of(
            CallSwap.instead(
                    "java/util/concurrent/atomic/AtomicLong",
                    "getAndAdd(J)J",
                    start().hook("WorldHooks", "seed", "(Ljava/util/concurrent/atomic/AtomicLong;J)J")),
            CallSwap.instead(
                    "java/util/concurrent/atomic/AtomicInteger",
                    "addAndGet(I)I",
                    start().hook("WorldHooks", "probe", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I")),
            CallSwap.behind("java/util/Random", "seedUniquifier()J", start().hook("WorldHooks", "seedOr", "(J)J")),
            CallSwap.behind(
                    "jdk/internal/access/JavaLangAccess",
                    "currentCarrierThread()Ljava/lang/Thread;",
                    start().hook("JdkHooks", "probeOwner", "(Ljava/lang/Thread;)Ljava/lang/Thread;")));

    static final List<Edit> OUTCOMES = List.of(
            new HeadHook("nextInt(I)I", start().load("I", 1).hook("WorldHooks", "outcome", "(I)I"), Answer.INT),
            new HeadHook(
                    "nextBoolean()Z", start().op(Opcodes.ICONST_2).hook("WorldHooks", "outcome", "(I)I"), Answer.INT));

    static final List<Edit> SECURE_RANDOM = List.of(new HeadHook(
            "nextBytes([B)V", start().load("[B", 1).hook("WorldHooks", "randomBytes", "([B)Z"), Answer.DONE));

    static final List<InsnEdit> SHARED_RANDOM = List.of(new ReadFilter(
            "java/util/Collections",
            "r",
            start().hook("JdkHooks", "shared", "(Ljava/util/Random;)Ljava/util/Random;")));

    static final List<InsnEdit> HASHES = List.of(
            CallSwap.instead(
                    "java/lang/Object", "hashCode()I", start().hook("WorldHooks", "hashCode", "(Ljava/lang/Object;)I")),
            CallSwap.instead(
                    "java/lang/System",
                    "identityHashCode(Ljava/lang/Object;)I",
                    start().hook("WorldHooks", "identityHashCode", "(Ljava/lang/Object;)I")));

    static final List<InsnEdit> ENUM = List.of(
            CallSwap.instead("java/lang/System", "identityHashCode(Ljava/lang/Object;)I", enumHash()),
            CallSwap.insteadOfSuper("java/lang/Object", "hashCode()I", enumHash()));

    static final List<Edit> RUNTIME = List.of(
            new HeadHook("exit(I)V", ends("exit"), Answer.DONE),
            new HeadHook("halt(I)V", ends("halt"), Answer.DONE),
            new HeadHook("addShutdownHook(Ljava/lang/Thread;)V", shutdownHook(Opcodes.ICONST_1), Answer.DONE),
            new HeadHook("removeShutdownHook(Ljava/lang/Thread;)Z", shutdownHook(Opcodes.ICONST_0), Answer.DONE_TRUE));

    /** {@code System}: what it keeps for the whole JVM. */
    static final List<Edit> SYSTEM = List.of(
            shares("setOut(Ljava/io/PrintStream;)V", "System.setOut"),
            shares("setErr(Ljava/io/PrintStream;)V", "System.setErr"),
            shares("setIn(Ljava/io/InputStream;)V", "System.setIn"),
            shares("setProperties(Ljava/util/Properties;)V", "System.setProperties"),
            sharesAndAnswers(
                    "setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", "system properties"),
            sharesAndAnswers("clearProperty(Ljava/lang/String;)Ljava/lang/String;", "system properties"));

    /** {@code Thread}: the handler that all threads of the JVM have. */
    static final List<Edit> HANDLER = List.of(shares(
            "setDefaultUncaughtExceptionHandler(Ljava/lang/Thread$UncaughtExceptionHandler;)V",
            "Thread.setDefaultUncaughtExceptionHandler"));

    private WorldEdits() {}

    private static Edit shares(String method, String what) {
        return new HeadHook(method, start().push(what).hook("Commons", "touch", "(Ljava/lang/String;)Z"), Answer.DONE);
    }

    private static Edit sharesAndAnswers(String method, String what) {
        Code call = start().push(what).hook("Commons", "touchAnd", "(Ljava/lang/String;)Ljava/lang/String;");
        return new HeadHook(method, call, Answer.REFERENCE);
    }

    private static Code enumHash() {
        return start().hook("JdkHooks", "enumHash", "(Ljava/lang/Object;)I");
    }

    private static Code ends(String hook) {
        return start().load("I", 1).hook("WorldHooks", hook, "(I)Z");
    }

    private static Code shutdownHook(int add) {
        return start().load("Ljava/lang/Thread;", 1)
                .op(add)
                .hook("WorldHooks", "shutdownHook", "(Ljava/lang/Thread;Z)Z");
    }
}
