package io.selvage.agent.weave;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.ClassState;
import io.selvage.hooks.Gates;
import io.selvage.hooks.HookThread;
import io.selvage.hooks.MemoryGate;
import io.selvage.hooks.MonitorGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.ThreadGate;
import io.selvage.hooks.WorldGate;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.UnwovenCall;
import io.selvage.hooks.tasks.TaskGate;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * Gates that let everything pass and write it down. An event reads {@code hook member flags}, with flags r, w, v
 * (volatile); the member of a memory access, a call or a place comes from its site.
 */
final class Recorder implements InvocationHandler {
    /** What calls report that says nothing of where they are. */
    private static final Set<String> UNSITED =
            Set.of("seesThread", "limit", "amount", "workerFor", "awaitTask", "observeForkJoin", "countPart");

    /** What a run under control returned or threw, and what its hooks told. */
    record Trace(Object result, List<String> events, List<Site> sites) {}

    /** Thrown from a hook, as an engine would to end an execution. */
    static final class Ended extends Error {
        private static final long serialVersionUID = 1L;
    }

    private static final Method BEGIN = begin();

    private static int executions;

    private final List<String> events = new ArrayList<>();
    private final List<Site> sites = new ArrayList<>();
    private final int epoch = ++executions;
    private final String failing;
    private Object result;

    private static Method begin() {
        try {
            return CallGate.class.getMethod("begin", Object.class, int.class);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    private Recorder(String failing) {
        this.failing = failing;
    }

    /** Runs {@code body} on a thread of its own under control. */
    static Trace record(Callable<?> body) throws InterruptedException {
        return recordFailing("", body);
    }

    /** The same with every call of the gate's method {@code failing} throwing {@link Ended}. */
    static Trace recordFailing(String failing, Callable<?> body) throws InterruptedException {
        Recorder recorder = new Recorder(failing);
        HookThread thread = new HookThread(null, () -> recorder.run(body), "under control", 0);
        thread.epoch = recorder.epoch;
        thread.start();
        thread.join();
        return new Trace(recorder.result, recorder.events, recorder.sites);
    }

    private void run(Callable<?> body) {
        HookThread thread = HookThread.below();
        thread.gates = new Gates(
                gate(MonitorGate.class),
                gate(MemoryGate.class),
                gate(CallGate.class),
                gate(TaskGate.class),
                gate(ThreadGate.class),
                gate(WorldGate.class),
                null);
        try {
            result = body.call();
        } catch (Throwable failure) {
            result = failure;
        } finally {
            thread.gates = null;
        }
    }

    private <T> T gate(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "beginInit":
                return beginInit((ClassState) arguments[0]);
            case "endInit":
                endInit((ClassState) arguments[0], (Throwable) arguments[1]);
                return null;
            case "staticOwner", "reflected":
                return null;
            case "beginUnwoven":
                events.add("calls " + describe((UnwovenCall) arguments[1], arguments[0]));
                return 77;
            case "unwovenArgument":
                events.add("gives " + arguments[2]);
                return arguments[4];
            case "beginAt":
                return invoke(proxy, BEGIN, new Object[] {arguments[0], arguments[2]});
            case "end", "extraAccess", "extraComparison", "extraUse", "extraWrite":
                events.add(method.getName());
                return null;
            default:
                events.add(describe(method, arguments));
                if (method.getName().equals(failing)) {
                    throw new Ended();
                }
                return answer(method);
        }
    }

    private boolean beginInit(ClassState state) {
        if (state.progress == this) {
            return false;
        }
        state.progress = this;
        events.add("init " + state.type.getName());
        return true;
    }

    private void endInit(ClassState state, Throwable failure) {
        state.progress = null;
        state.epoch = epoch;
        events.add(failure == null ? "initialised" : "failed " + failure);
    }

    private String describe(Method method, Object[] arguments) {
        boolean sited = method.getDeclaringClass() == MemoryGate.class
                || method.getDeclaringClass() == MonitorGate.class
                        && !method.getName().equals("holds")
                || method.getDeclaringClass() == CallGate.class && !UNSITED.contains(method.getName());
        if (!sited) {
            return method.getName();
        }
        Site site = Sites.get((Integer) arguments[arguments.length - 1]);
        sites.add(site);
        return (method.getName() + " " + site.member() + " " + flags(site)).strip();
    }

    private static String describe(UnwovenCall call, Object receiver) {
        CallEffect effect = call.callee(receiver).effect();
        return Sites.get(call.site).member()
                + " "
                + effect.receiver()
                + (effect.statics() == CallEffect.Reach.NONE ? "" : " statics")
                + (effect.isUnknown() ? " unknown" : "");
    }

    private static String flags(Site site) {
        return ((site.flags() & Site.READ) != 0 ? "r" : "")
                + (site.writes() ? "w" : "")
                + (site.isVolatile() ? "v" : "");
    }

    private static Object answer(Method method) {
        Class<?> type = method.getReturnType();
        if (type == boolean.class) {
            return false;
        }
        if (type == long.class) {
            return 1_000_000_000L;
        }
        if (type == int.class) {
            return method.getName().startsWith("is") ? -1 : 77;
        }
        return null;
    }
}
