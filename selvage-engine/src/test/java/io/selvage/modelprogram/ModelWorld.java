package io.selvage.modelprogram;

import io.selvage.hooks.ClassState;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.ThreadStates;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the threads of a model program share in one execution. */
public final class ModelWorld {
    final Execution execution;
    final Scheduler scheduler;
    final Effects effects;
    final TimeLimitLengths limitLengths;
    final ThreadStates states;
    public final ModelShutdown shutdown;
    final Map<String, ModelThread> threads = new LinkedHashMap<>();
    final Map<String, Integer> memory = new TreeMap<>();
    /** Threads with a handler of uncaught exceptions; the empty string for one that all have. */
    final Set<String> handlers = new HashSet<>();

    private final ModelProgram program;
    private final Map<String, ModelChannel> channels = new HashMap<>();
    final ModelCounters counters;
    private final Map<String, ClassState> classes = new HashMap<>();
    private final Map<String, Integer> ids = new HashMap<>();

    public ModelWorld(
            ModelProgram program,
            Execution execution,
            Scheduler scheduler,
            Effects effects,
            TimeLimitLengths limitLengths) {
        this.program = program;
        this.execution = execution;
        this.scheduler = scheduler;
        this.effects = effects;
        this.limitLengths = limitLengths;
        states = new ThreadStates(execution, effects);
        shutdown = new ModelShutdown(this);
        counters = new ModelCounters(program);
        program.threads().forEach((name, body) -> threads.put(name, new ModelThread(this, name, body)));
    }

    /** Threads that run from the beginning are children of nobody; their order gives them their numbers. */
    public void begin() {
        program.threads().keySet().stream().filter(program::runsAtOnce).forEach(name -> spawn(null, threads.get(name)));
    }

    void spawn(TestThread parent, ModelThread thread) {
        thread.begin(execution.threads.start(parent, thread, thread.name, program.isDaemon(thread.name)));
        if (parent != null) {
            effects.recordStart(parent, thread.strand);
        }
    }

    /** What {@code name} stands for: a thread's object, or one of its own. */
    Object object(String name) {
        if (name.startsWith("thread ")) {
            return threads.get(name.substring("thread ".length()));
        }
        return name.intern();
    }

    ModelChannel channel(String name) {
        return channels.computeIfAbsent(name, any -> new ModelChannel());
    }

    ClassState type(String name) {
        return classes.computeIfAbsent(name, any -> new ClassState(Object.class, Object.class));
    }

    /** The number of a thread, the next one if it has none. */
    int id(String thread) {
        return ids.computeIfAbsent(thread, any -> ids.size());
    }

    boolean hasId(String thread) {
        return ids.containsKey(thread);
    }

    public String outcome() {
        StringBuilder text = new StringBuilder();
        threads.values().forEach(thread -> text.append(thread.reads));
        return text.append(memory).append(counters).toString();
    }
}
