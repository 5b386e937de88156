package io.selvage.scheduler;

import io.selvage.model.Choice;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/** The choice that is being made; one object, filled anew each time. */
final class OpenChoice implements Choice {
    private Kind kind = Kind.THREAD;
    private TestThread[] threads = new TestThread[16];
    private Variant[] variants = new Variant[16];
    private int count;
    private boolean continues;
    private int step;
    private final Trace soFar;

    OpenChoice(Trace soFar) {
        this.soFar = soFar;
    }

    void open(Kind what, int atStep) {
        kind = what;
        count = 0;
        continues = false;
        step = atStep;
    }

    /** A choice of one of {@code values} values. */
    void openValues(int values, int atStep) {
        open(Kind.VALUE, atStep);
        count = values;
    }

    void add(TestThread thread, Variant variant) {
        if (count == threads.length) {
            threads = Arrays.copyOf(threads, count * 2);
            variants = Arrays.copyOf(variants, count * 2);
        }
        threads[count] = thread;
        variants[count++] = variant;
    }

    void continuesFirst() {
        continues = true;
    }

    TestThread testThread(int alternative) {
        return threads[alternative];
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int thread(int alternative) {
        return kind == Kind.VALUE ? -1 : threads[alternative].id;
    }

    @Override
    public Variant variant(int alternative) {
        return kind == Kind.VALUE ? Variant.GO : variants[alternative];
    }

    @Override
    public Operation operation(int alternative) {
        if (kind == Kind.VALUE) {
            throw new IllegalStateException("values have no operation");
        }
        return threads[alternative].pending;
    }

    @Override
    public boolean continues() {
        return continues;
    }

    @Override
    public int step() {
        return step;
    }

    @Override
    public Trace soFar() {
        return soFar;
    }
}
