package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.CallReplacement;
import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.ContainerStartEdit;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.agent.jdk.edit.ThreadStartEdit;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.StackHooks;
import io.selvage.hooks.ThreadHooks;
import io.selvage.hooks.WorldHooks;
import io.selvage.hooks.parking.ParkHooks;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Threads: their life, interrupts, parking, who is current. */
final class ThreadEdits {
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    private static final String THREAD = "Ljava/lang/Thread;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String HANDLER = "Ljava/lang/Thread$UncaughtExceptionHandler;";

    private static final String GROUP = "Ljava/lang/ThreadGroup;";

    /** From here on the JDK looks at the state of a thread before it tells its group. */
    private static final int FIRST_WITH_STATE_OF_GROUP = 19;

    /** For classes that must see the program's thread where it cannot be made current. */
    static final List<InstructionEdit> IMPERSONATION = List.of(CallReplacement.instead(
            "java/lang/Thread",
            "currentThread()" + THREAD,
            start().hook(ThreadHooks.class, "currentThread", "()" + THREAD)));

    /** For callers of methods of {@code Thread} that are native or synchronized in older releases. */
    static final List<InstructionEdit> CALLS_OF_UNHOOKED = List.of(
            CallReplacement.instead(
                    "java/lang/Thread", "sleep(J)V", start().hook(ThreadHooks.class, "sleepOrReal", "(J)V")),
            CallReplacement.instead(
                    "java/lang/Thread", "yield()V", start().hook(ThreadHooks.class, "yieldOrReal", "()V")),
            CallReplacement.instead(
                    "java/lang/Thread",
                    "join(J)V",
                    start().hook(ThreadHooks.class, "joinOrReal", "(" + THREAD + "J)V")),
            CallReplacement.instead(
                    "java/lang/Thread",
                    "join(JI)V",
                    start().hook(JdkHooks.class, "joinOrReal", "(" + THREAD + "JI)V")));

    /** {@code LockSupport}; the later hook of a method comes first in its body. */
    static final List<ClassEdit> PARKING = List.of(
            new HeadHook(
                    "getBlocker(" + THREAD + ")" + OBJECT,
                    start().load(OBJECT, 0).hook(ParkHooks.class, "blocker", "(" + THREAD + ")" + OBJECT),
                    HookAnswer.REFERENCE),
            returnsAtOnce("park()V"),
            returnsAtOnce("park(" + OBJECT + ")V"),
            returnsAtOnce("parkNanos(J)V"),
            returnsAtOnce("parkNanos(" + OBJECT + "J)V"),
            returnsAtOnce("parkUntil(J)V"),
            returnsAtOnce("parkUntil(" + OBJECT + "J)V"),
            done("park()V", park(start().op(Opcodes.ACONST_NULL).push(0L), "park")),
            done("park(" + OBJECT + ")V", park(start().load(OBJECT, 0).push(0L), "park")),
            done("parkNanos(J)V", park(start().op(Opcodes.ACONST_NULL).load("J", 0), "parkNanos")),
            done("parkNanos(" + OBJECT + "J)V", park(start().load(OBJECT, 0).load("J", 1), "parkNanos")),
            done("parkUntil(J)V", park(start().op(Opcodes.ACONST_NULL).load("J", 0), "parkUntil")),
            done("parkUntil(" + OBJECT + "J)V", park(start().load(OBJECT, 0).load("J", 1), "parkUntil")),
            done(
                    "unpark(" + THREAD + ")V",
                    start().load(OBJECT, 0).hook(ParkHooks.class, "unpark", "(" + THREAD + ")Z")));

    /**
     * Ids are virtual only where they are asked for: newer JVMs distinguish owners of real monitors by the real ones.
     */
    static final List<ClassEdit> NUMBERS = List.of(
            new HeadHook("threadId()J", onSelf("id", ")J"), HookAnswer.LONG),
            new HeadHook("getId()J", onSelf("id", ")J"), HookAnswer.LONG),
            new HeadHook("nextThreadNum()I", threadNumber(), HookAnswer.LONG_AS_INT));

    static final List<ClassEdit> NUMBERING = List.of(new HeadHook("next()I", threadNumber(), HookAnswer.LONG_AS_INT));

    static final List<InstructionEdit> BUILDERS = List.of(CallReplacement.behind(
            "jdk/internal/vm/ContinuationSupport",
            "isSupported()Z",
            start().hook(JdkHooks.class, "continuations", "(Z)Z")));

    private ThreadEdits() {}

    /** Parking below {@code LockSupport}, as newer pools do it. */
    static final List<InstructionEdit> RAW_PARKING = List.of(
            CallReplacement.instead(UNSAFE, "park(ZJ)V", start().hook(ParkHooks.class, "park", "(" + OBJECT + "ZJ)V")),
            CallReplacement.instead(
                    UNSAFE,
                    "unpark(" + OBJECT + ")V",
                    start().hook(ParkHooks.class, "unpark", "(" + OBJECT + OBJECT + ")V")));

    /** {@code Thread} itself. A hook for a method that a release lacks, or has as a native one, is not applied. */
    static List<ClassEdit> ofThread(int release) {
        List<ClassEdit> edits = new ArrayList<>(NUMBERS);
        if (release < FIRST_WITH_STATE_OF_GROUP) {
            edits.add(new HeadHook("getThreadGroup()" + GROUP, onSelf("readLife", ")Z"), HookAnswer.NEVER));
        }
        edits.addAll(WorldEdits.HANDLER);
        edits.add(done("setUncaughtExceptionHandler(" + HANDLER + ")V", onSelf("changeHandler", ")Z")));
        edits.add(done(
                "setDefaultUncaughtExceptionHandler(" + HANDLER + ")V",
                start().op(Opcodes.ACONST_NULL).hook(ThreadHooks.class, "changeHandler", "(" + THREAD + ")Z")));
        edits.add(new ThreadStartEdit());
        edits.add(new ContainerStartEdit());
        edits.add(done("join()V", onSelf("join", ")Z")));
        edits.add(done("join(J)V", start().self().load("J", 1).hook(ThreadHooks.class, "join", "(" + THREAD + "J)Z")));
        edits.add(done("sleep(JI)V", start().load("J", 0).load("I", 2).hook(ThreadHooks.class, "sleep", "(JI)Z")));
        edits.add(done("sleepNanos(J)V", start().load("J", 0).hook(ThreadHooks.class, "sleepNanos", "(J)Z")));
        edits.add(done("yield()V", start().hook(ThreadHooks.class, "yield", "()Z")));
        edits.add(done("interrupt()V", onSelf("interrupt", ")Z")));
        edits.add(new HeadHook("isInterrupted()Z", onSelf("isInterrupted", ")I"), HookAnswer.INT));
        edits.add(
                new HeadHook("interrupted()Z", start().hook(ThreadHooks.class, "interrupted", "()I"), HookAnswer.INT));
        edits.add(new HeadHook("isAlive()Z", onSelf("isAlive", ")I"), HookAnswer.INT));
        for (String getter : List.of("getName()Ljava/lang/String;", "getPriority()I", "isDaemon()Z")) {
            edits.add(new HeadHook(getter, onSelf("readAttribute", ")Z"), HookAnswer.NEVER));
        }
        for (String setter : List.of("setPriority(I)V", "setDaemon(Z)V")) {
            edits.add(new HeadHook(setter, onSelf("changeAttribute", ")Z"), HookAnswer.NEVER));
        }
        edits.add(
                new HeadHook("activeCount()I", start().hook(ThreadHooks.class, "activeCount", "()I"), HookAnswer.INT));
        String list = "([" + THREAD + ")I";
        edits.add(new HeadHook(
                "enumerate" + list,
                start().load("[" + THREAD, 0).hook(ThreadHooks.class, "enumerate", list),
                HookAnswer.INT));
        edits.add(new HeadHook(
                "getAllStackTraces()Ljava/util/Map;",
                start().hook(StackHooks.class, "ofAll", "()Ljava/util/Map;"),
                HookAnswer.REFERENCE));
        String stack = "[Ljava/lang/StackTraceElement;";
        edits.add(new HeadHook(
                "getStackTrace()" + stack,
                start().self().hook(StackHooks.class, "ofThread", "(" + THREAD + ")" + stack),
                HookAnswer.REFERENCE));
        String state = "()Ljava/lang/Thread$State;";
        edits.add(new HeadHook("getState" + state, onSelf("state", state.substring(1)), HookAnswer.REFERENCE));
        edits.add(new HeadHook("threadState" + state, onSelf("state", state.substring(1)), HookAnswer.REFERENCE));
        return edits;
    }

    /** {@code ThreadGroup}. */
    static List<ClassEdit> ofGroup() {
        String group = "(" + GROUP;
        String list = "[" + THREAD;
        CodeSnippet all = start().self().load(list, 1).op(Opcodes.ICONST_1);
        CodeSnippet some = start().self().load(list, 1).load("Z", 2);
        return List.of(
                new HeadHook(
                        "activeCount()I",
                        start().self().hook(ThreadHooks.class, "activeCount", group + ")I"),
                        HookAnswer.INT),
                new HeadHook(
                        "enumerate(" + list + ")I",
                        all.hook(ThreadHooks.class, "enumerate", group + list + "Z)I"),
                        HookAnswer.INT),
                new HeadHook(
                        "enumerate(" + list + "Z)I",
                        some.hook(ThreadHooks.class, "enumerate", group + list + "Z)I"),
                        HookAnswer.INT));
    }

    private static CodeSnippet onSelf(String hook, String rest) {
        return start().self().hook(ThreadHooks.class, hook, "(" + THREAD + rest);
    }

    private static CodeSnippet park(CodeSnippet arguments, String hook) {
        return arguments.hook(ParkHooks.class, hook, "(" + OBJECT + "J)Z");
    }

    private static CodeSnippet threadNumber() {
        return start().push("thread").hook(WorldHooks.class, "nextNumber", "(Ljava/lang/String;)J");
    }

    private static ClassEdit returnsAtOnce(String method) {
        return done(method, start().hook(ParkHooks.class, "parkReturnsAtOnce", "()Z"));
    }

    private static ClassEdit done(String method, CodeSnippet call) {
        return new HeadHook(method, call, HookAnswer.DONE);
    }
}
