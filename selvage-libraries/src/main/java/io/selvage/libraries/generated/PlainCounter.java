package io.selvage.libraries.generated;

/** A counter for one thread, of which subclasses are made at run time. */
public class PlainCounter implements Counter {
    private int value;

    @Override
    public int increment() {
        return ++value;
    }

    @Override
    public int value() {
        return value;
    }
}
