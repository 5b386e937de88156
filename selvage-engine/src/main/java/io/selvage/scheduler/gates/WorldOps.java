package io.selvage.scheduler.gates;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.WorldGate;
import io.selvage.model.Ending;
import io.selvage.model.Mixing;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.CallOrigin;
import io.selvage.scheduler.jdk.CommonPoolWorkers;
import io.selvage.scheduler.jvm.NamedCounters;
import io.selvage.scheduler.output.StandardInput;
import io.selvage.sync.VirtualTime;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/** Time, chance, identity, class initialisation and the end of the JVM, the same in every run of a schedule. */
public final class WorldOps implements WorldGate {
    private static final int COMMON_PARALLELISM = 3;
    /** If chance has more outcomes than this, they are not explored. */
    private static final int MOST_OUTCOMES = 16;

    /** Stands for the series of random seeds. */
    private final Object seeds = new Object();

    /** Stands for standard input. */
    private final Object standardInput = new Object();

    private final OperationRunner operations;
    private final StandardInput input;
    private final IdentityHashes hashes = new IdentityHashes();
    private final NamedCounters series = new NamedCounters();
    /** Made for this execution only, by name. */
    private final Map<String, Object> perExecution = new TreeMap<>();

    private final JvmShutdown shutdown;
    private final ClassInitialisationOps classes;
    private final ClockOps clock;
    private final long firstSeed;
    private final boolean outcomes;
    private final ClassLoader programs;
    /** The name of the process; empty if there is but one. */
    private final String owner;

    private int inputPosition;
    private long seed;
    private int epoch;
    private ForkJoinPool commonPool;
    /** The thread that was given a seed last: the JDK mixes a reading of the clock into it, which decides nothing. */
    private TestThread lastSeeded;

    /**
     * @param programs the program's class loader
     * @param owner the name of the process; empty if there is but one
     * @param shared what has turned out to be accessed by several threads
     * @param outcomes whether chance with few outcomes is a choice
     * @param input what programs read from standard input
     */
    public WorldOps(
            OperationRunner operations,
            ClassLoader programs,
            String owner,
            JvmShutdown shutdown,
            RacyVariables shared,
            long firstSeed,
            boolean outcomes,
            StandardInput input) {
        this.operations = operations;
        this.programs = programs;
        this.owner = owner;
        this.input = input;
        this.shutdown = shutdown;
        classes = new ClassInitialisationOps(operations);
        clock = new ClockOps(operations, shared);
        this.firstSeed = firstSeed;
        this.outcomes = outcomes;
    }

    /** A new execution begins. */
    public void reset(int newEpoch) {
        epoch = newEpoch;
        seed = firstSeed;
        inputPosition = 0;
        series.clear();
        perExecution.clear();
        shutdown.reset();
        commonPool = null;
        lastSeeded = null;
        clock.reset();
    }

    @Override
    public void readsClock(int use, int site) {
        clock.announce(operations.self(), use, site);
    }

    @Override
    public int readInput(byte[] bytes, int offset, int length) throws IOException {
        try {
            int count = input.read(inputPosition, bytes, offset, length);
            inputPosition += Math.max(count, 0);
            return count;
        } catch (StandardInput.TerminalException e) {
            throw operations.execution.ending.fault(e.getMessage());
        }
    }

    @Override
    public int availableInput() throws IOException {
        try {
            return input.available(inputPosition);
        } catch (StandardInput.TerminalException e) {
            throw operations.execution.ending.fault(e.getMessage());
        }
    }

    /** Who reads first gets what comes first. */
    @Override
    public void useInput() {
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(standardInput), true);
    }

    @Override
    public long nanoTime() {
        TestThread self = operations.self();
        boolean isForSeed = lastSeeded == self;
        lastSeeded = isForSeed ? null : lastSeeded;
        return isForSeed ? operations.execution.time.now() : clock.read(self);
    }

    @Override
    public long epochNanos() {
        return VirtualTime.sinceEpoch(clock.read(operations.self()));
    }

    @Override
    public long seed() {
        lastSeeded = operations.self();
        recordIfObserved(seeds);
        seed += Mixing.GOLDEN_RATIO;
        long z = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** What the program gets of a series depends on who else has used it; use by the JDK itself has no effect. */
    private void recordIfObserved(Object series) {
        TestThread self = operations.self();
        if (self.jdk.runsProgramCode() || CallOrigin.isCalledByProgram()) {
            operations.effects.recordExtraAccess(self, operations.shadow(series), true);
        }
    }

    /** How much chance has been given out, as a number. */
    public long randomState() {
        return seed;
    }

    @Override
    public int randomChoice(int bound) {
        return outcomes && bound > 0 && bound <= MOST_OUTCOMES ? operations.scheduler.chooseValue(bound) : -1;
    }

    @Override
    public int identityHashCode(Object object) {
        return hashes.isPermanent(object) ? System.identityHashCode(object) : hashes.of(operations.shadow(object));
    }

    @Override
    public int hashCode(Object object) {
        return hashes.isIdentity(object) ? identityHashCode(object) : hashes.valueOf(object);
    }

    @Override
    public void exit(int status) {
        shutdown.exit(status);
    }

    @Override
    public void halt(int status) {
        shutdown.halt(new Ending.Exited(status));
    }

    @Override
    public boolean shutdownHook(Thread hook, boolean add) {
        if (!add) {
            return shutdown.remove(hook);
        }
        shutdown.add(hook);
        return true;
    }

    @Override
    public ClassLoader systemClassLoader() {
        return programs;
    }

    @Override
    public ForkJoinPool commonPool() {
        if (commonPool == null) {
            commonPool = new ForkJoinPool(COMMON_PARALLELISM, CommonPoolWorkers.factory(this), null, false);
        }
        return commonPool;
    }

    /** Whether {@code pool} is the common pool of this execution. */
    public boolean isCommonPool(ForkJoinPool pool) {
        return pool == commonPool;
    }

    @Override
    public long nextNumber(String name) {
        recordIfObserved(owner.isEmpty() ? name : (owner + name).intern());
        return series.next(name);
    }

    @Override
    @SuppressWarnings("unchecked") // one name, one type
    public <T> T perExecution(String name, Supplier<T> maker) {
        Object known = perExecution.get(name);
        if (known == null) {
            known = maker.get();
            perExecution.put(name, known);
        }
        return (T) known;
    }

    @Override
    public boolean beginInit(ClassState state, int site) {
        return classes.begin(state, site, epoch);
    }

    @Override
    public void endInit(ClassState state, Throwable failure) {
        classes.end(state, failure, epoch);
    }
}
