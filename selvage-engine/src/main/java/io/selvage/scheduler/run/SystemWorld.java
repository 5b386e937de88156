package io.selvage.scheduler.run;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.WorldGate;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.WorldOps;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/** The world of a system of processes: each has its own. */
final class SystemWorld implements WorldGate {
    private final OperationRunner operations;
    private final List<WorldOps> worlds;

    /** @param worlds by the positions of their processes */
    SystemWorld(OperationRunner operations, List<WorldOps> worlds) {
        this.operations = operations;
        this.worlds = List.copyOf(worlds);
    }

    private WorldOps own() {
        return worlds.get(operations.self().process.index);
    }

    @Override
    public void readsClock(int use, int site) {
        own().readsClock(use, site);
    }

    @Override
    public long nanoTime() {
        return own().nanoTime();
    }

    @Override
    public long epochNanos() {
        return own().epochNanos();
    }

    @Override
    public int readInput(byte[] bytes, int offset, int length) throws IOException {
        return own().readInput(bytes, offset, length);
    }

    @Override
    public void useInput() {
        own().useInput();
    }

    @Override
    public int availableInput() throws IOException {
        return own().availableInput();
    }

    @Override
    public long seed() {
        return own().seed();
    }

    @Override
    public int randomChoice(int bound) {
        return own().randomChoice(bound);
    }

    @Override
    public int identityHashCode(Object object) {
        return own().identityHashCode(object);
    }

    @Override
    public int hashCode(Object object) {
        return own().hashCode(object);
    }

    @Override
    public void exit(int status) {
        own().exit(status);
    }

    @Override
    public void halt(int status) {
        own().halt(status);
    }

    @Override
    public boolean shutdownHook(Thread hook, boolean add) {
        return own().shutdownHook(hook, add);
    }

    @Override
    public ClassLoader systemClassLoader() {
        return own().systemClassLoader();
    }

    @Override
    public ForkJoinPool commonPool() {
        return own().commonPool();
    }

    @Override
    public long nextNumber(String name) {
        return own().nextNumber(name);
    }

    @Override
    public <T> T perExecution(String name, Supplier<T> maker) {
        return own().perExecution(name, maker);
    }

    @Override
    public boolean beginInit(ClassState state, int site) {
        return own().beginInit(state, site);
    }

    @Override
    public void endInit(ClassState state, Throwable failure) {
        own().endInit(state, failure);
    }
}
