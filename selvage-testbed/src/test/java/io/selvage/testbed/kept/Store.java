package io.selvage.testbed.kept;

/** To be left alone by the weaver: keeps what it has from one execution to the next. */
final class Store {
    static int count;

    private Store() {}
}
