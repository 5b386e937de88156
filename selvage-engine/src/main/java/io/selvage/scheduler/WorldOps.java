package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.WorldGate;
import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/** Time, chance, identity, class initialisation and the end of the JVM, the same in every run of a schedule. */
final class WorldOps implements WorldGate {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int COMMON_PARALLELISM = 3;
    /** Where chance has more outcomes than this, they are not explored. */
    private static final int MOST_OUTCOMES = 16;

    private final Conductor conductor;
    private final IdentityHashes hashes = new IdentityHashes();
    private final Series series = new Series();
    /** Made for this execution only, by name. */
    private final Map<String, Object> belongings = new TreeMap<>();

    private final List<Thread> shutdownHooks = new ArrayList<>();
    private final long firstSeed;
    private final boolean outcomes;
    private long seed;
    private int epoch;
    private ForkJoinPool commonPool;

    /** @param outcomes whether chance with few outcomes is a choice */
    WorldOps(Conductor conductor, long firstSeed, boolean outcomes) {
        this.conductor = conductor;
        this.firstSeed = firstSeed;
        this.outcomes = outcomes;
    }

    /** A new execution begins. */
    void reset(int newEpoch) {
        epoch = newEpoch;
        seed = firstSeed;
        series.clear();
        belongings.clear();
        shutdownHooks.clear();
        commonPool = null;
    }

    @Override
    public long nanoTime() {
        return conductor.execution.time.read();
    }

    @Override
    public long epochNanos() {
        return conductor.execution.time.readEpoch();
    }

    @Override
    public long seed() {
        seed += GOLDEN;
        long z = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public int outcome(int bound) {
        return outcomes && bound > 0 && bound <= MOST_OUTCOMES ? conductor.scheduler.pickValue(bound) : -1;
    }

    @Override
    public int identityHashCode(Object object) {
        return hashes.isPermanent(object) ? System.identityHashCode(object) : hashes.of(conductor.cell(object));
    }

    @Override
    public int hashCode(Object object) {
        return hashes.isIdentity(object) ? identityHashCode(object) : hashes.valueOf(object);
    }

    @Override
    public void exit(int status) {
        Strand self = conductor.self();
        List<Strand> running = new ArrayList<>();
        for (Thread hook : shutdownHooks) {
            running.add(startHook(self, hook));
        }
        shutdownHooks.clear();
        for (Strand hook : running) {
            self.pend(OpKind.JOIN, conductor.cell(hook.thread), 0, false, self.site);
            conductor.perform(self);
        }
        halt(status);
    }

    @Override
    public void halt(int status) {
        conductor.end(new Ending.Exited(status));
    }

    /** The last thread that keeps the JVM alive has ended: shutdown hooks start. */
    void startShutdownHooks(Strand last) {
        for (Thread hook : shutdownHooks) {
            startHook(last, hook);
        }
        shutdownHooks.clear();
    }

    private Strand startHook(Strand starter, Thread hook) {
        starter.pend(OpKind.START, conductor.cell(hook), starter.site);
        conductor.performNow(starter);
        return conductor.start(starter, hook);
    }

    @Override
    public boolean shutdownHook(Thread hook, boolean add) {
        if (!add) {
            return shutdownHooks.remove(hook);
        }
        shutdownHooks.add(hook);
        return true;
    }

    @Override
    public ForkJoinPool commonPool() {
        if (commonPool == null) {
            commonPool = new ForkJoinPool(COMMON_PARALLELISM, CommonWorkers.factory(this), null, false);
        }
        return commonPool;
    }

    @Override
    public long next(String name) {
        return series.next(name);
    }

    @Override
    @SuppressWarnings("unchecked") // one name, one type
    public <T> T perExecution(String name, Supplier<T> maker) {
        Object known = belongings.get(name);
        if (known == null) {
            known = maker.get();
            belongings.put(name, known);
        }
        return (T) known;
    }

    @Override
    public boolean beginInit(ClassState state) {
        Strand self = conductor.self();
        if (!(state.progress instanceof Initialisation known) || known.epoch != epoch) {
            state.progress = null;
        } else if (known.by == self && !known.isOver()) {
            return false;
        }
        self.blocker = state;
        conductor.point(OpKind.INIT, conductor.cell(state), 0);
        self.blocker = null;
        if (state.progress instanceof Initialisation over) {
            if (over.hasFailed()) {
                throw new NoClassDefFoundError("Could not initialize class " + state.type.getName());
            }
            return false;
        }
        state.progress = new Initialisation(epoch, self);
        if (conductor.execution.liveCount > 1) {
            conductor.execution.obscure = "class initialisers that run beside other threads";
        }
        self.initialising++;
        return true;
    }

    @Override
    public void endInit(ClassState state, Throwable failure) {
        if (state.progress instanceof Initialisation running && running.epoch == epoch) {
            running.end(failure);
            running.by.initialising--;
            if (state.type.isEnum()) {
                EnumCaches.clear(state.type);
            }
            if (failure == null) {
                state.epoch = epoch;
            }
            conductor.effects.touch(conductor.self(), conductor.cell(state), true);
        }
    }
}
