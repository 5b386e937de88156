package io.selvage.testing;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/** A search that is written down and thrown away after every batch, and made anew from what was written. */
public final class Forgetful<S extends Batches> implements Batches {
    private final Supplier<S> maker;
    private S search;

    public Forgetful(Supplier<S> maker) {
        this.maker = maker;
        search = maker.get();
    }

    /** The search as it is now. */
    public S search() {
        return search;
    }

    @Override
    public List<? extends Strategy> next(int most) {
        return search.next(most);
    }

    @Override
    public void merge() {
        search.merge();
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            search.save(new DataOutputStream(bytes));
            search = maker.get();
            search.restore(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void save(DataOutput out) throws IOException {
        search.save(out);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        search.restore(in);
    }

    @Override
    public double done() {
        return search.done();
    }
}
