package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.CallReplacement;
import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.FieldReadFilter;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.hooks.Commons;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.WorldHooks;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Time, chance, identity, the machine and the end of the JVM. */
final class WorldEdits {
    static final List<InstructionEdit> TIME = List.of(
            CallReplacement.instead(
                    "java/lang/System", "nanoTime()J", start().hook(WorldHooks.class, "nanoTime", "()J")),
            CallReplacement.instead(
                    "java/lang/System",
                    "currentTimeMillis()J",
                    start().hook(WorldHooks.class, "currentTimeMillis", "()J")));

    static final List<ClassEdit> CLOCK = List.of(new HeadHook(
            "currentInstant()Ljava/time/Instant;",
            start().hook(JdkHooks.class, "now", "()Ljava/time/Instant;"),
            HookAnswer.REFERENCE));

    static final List<InstructionEdit> PROCESSORS = List.of(CallReplacement.instead(
            "java/lang/Runtime",
            "availableProcessors()I",
            start().hook(JdkHooks.class, "availableProcessors", "(Ljava/lang/Runtime;)I")));

    static final List<InstructionEdit> SEEDS = List.of(
            CallReplacement.instead(
                    "java/util/concurrent/atomic/AtomicLong",
                    "getAndAdd(J)J",
                    start().hook(WorldHooks.class, "seed", "(Ljava/util/concurrent/atomic/AtomicLong;J)J")),
            CallReplacement.instead(
                    "java/util/concurrent/atomic/AtomicInteger",
                    "addAndGet(I)I",
                    start().hook(WorldHooks.class, "threadProbe", "(Ljava/util/concurrent/atomic/AtomicInteger;I)I")),
            CallReplacement.behind(
                    "java/util/Random", "seedUniquifier()J", start().hook(WorldHooks.class, "seedOr", "(J)J")),
            CallReplacement.behind(
                    "jdk/internal/access/JavaLangAccess",
                    "currentCarrierThread()Ljava/lang/Thread;",
                    start().hook(JdkHooks.class, "probeOwner", "(Ljava/lang/Thread;)Ljava/lang/Thread;")));

    static final List<ClassEdit> OUTCOMES = List.of(
            new HeadHook(
                    "nextInt(I)I", start().load("I", 1).hook(WorldHooks.class, "randomChoice", "(I)I"), HookAnswer.INT),
            new HeadHook(
                    "nextBoolean()Z",
                    start().op(Opcodes.ICONST_2).hook(WorldHooks.class, "randomChoice", "(I)I"),
                    HookAnswer.INT));

    static final List<ClassEdit> SECURE_RANDOM = List.of(new HeadHook(
            "nextBytes([B)V", start().load("[B", 1).hook(WorldHooks.class, "randomBytes", "([B)Z"), HookAnswer.DONE));

    static final List<InstructionEdit> SHARED_RANDOM = List.of(new FieldReadFilter(
            "java/util/Collections",
            "r",
            start().hook(JdkHooks.class, "shared", "(Ljava/util/Random;)Ljava/util/Random;")));

    static final List<InstructionEdit> HASHES = List.of(
            CallReplacement.instead(
                    "java/lang/Object",
                    "hashCode()I",
                    start().hook(WorldHooks.class, "hashCode", "(Ljava/lang/Object;)I")),
            CallReplacement.instead(
                    "java/lang/System",
                    "identityHashCode(Ljava/lang/Object;)I",
                    start().hook(WorldHooks.class, "identityHashCode", "(Ljava/lang/Object;)I")));

    static final List<InstructionEdit> ENUM = List.of(
            CallReplacement.instead("java/lang/System", "identityHashCode(Ljava/lang/Object;)I", enumHash()),
            CallReplacement.insteadOfSuper("java/lang/Object", "hashCode()I", enumHash()));

    static final List<ClassEdit> RUNTIME = List.of(
            new HeadHook("exit(I)V", ends("exit"), HookAnswer.DONE),
            new HeadHook("halt(I)V", ends("halt"), HookAnswer.DONE),
            new HeadHook("addShutdownHook(Ljava/lang/Thread;)V", shutdownHook(Opcodes.ICONST_1), HookAnswer.DONE),
            new HeadHook(
                    "removeShutdownHook(Ljava/lang/Thread;)Z", shutdownHook(Opcodes.ICONST_0), HookAnswer.DONE_TRUE));

    /** {@code System}: what it keeps for the whole JVM. */
    static final List<ClassEdit> SYSTEM = List.of(
            shares("setOut(Ljava/io/PrintStream;)V", "System.setOut"),
            shares("setErr(Ljava/io/PrintStream;)V", "System.setErr"),
            shares("setIn(Ljava/io/InputStream;)V", "System.setIn"),
            shares("setProperties(Ljava/util/Properties;)V", "system properties"),
            sharesAndAnswers(
                    "setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", "system properties"),
            sharesAndAnswers("clearProperty(Ljava/lang/String;)Ljava/lang/String;", "system properties"),
            new HeadHook(
                    "getProperties()Ljava/util/Properties;",
                    start().push("system properties")
                            .hook(Commons.class, "notePossibleChange", "(Ljava/lang/String;)V"),
                    HookAnswer.NONE));

    /** {@code Thread}: the handler that all threads of the JVM have. */
    static final List<ClassEdit> HANDLER = List.of(shares(
            "setDefaultUncaughtExceptionHandler(Ljava/lang/Thread$UncaughtExceptionHandler;)V",
            "Thread.setDefaultUncaughtExceptionHandler"));

    private WorldEdits() {}

    private static ClassEdit shares(String method, String what) {
        return new HeadHook(
                method,
                start().push(what).hook(Commons.class, "markChanged", "(Ljava/lang/String;)Z"),
                HookAnswer.DONE);
    }

    private static ClassEdit sharesAndAnswers(String method, String what) {
        CodeSnippet call = start().push(what)
                .hook(Commons.class, "markChangedAndReturn", "(Ljava/lang/String;)Ljava/lang/String;");
        return new HeadHook(method, call, HookAnswer.REFERENCE);
    }

    private static CodeSnippet enumHash() {
        return start().hook(JdkHooks.class, "enumHash", "(Ljava/lang/Object;)I");
    }

    private static CodeSnippet ends(String hook) {
        return start().load("I", 1).hook(WorldHooks.class, hook, "(I)Z");
    }

    private static CodeSnippet shutdownHook(int add) {
        return start().load("Ljava/lang/Thread;", 1)
                .op(add)
                .hook(WorldHooks.class, "shutdownHook", "(Ljava/lang/Thread;Z)Z");
    }
}
