package io.selvage.junit;

import java.util.List;

/**
 * One life of a test: what goes before all tests and before each, the test, what goes after each and after all; on new
 * instances.
 */
final class Lifecycle {
    /** The test itself. */
    @FunctionalInterface
    interface Body {
        void run(Object instance) throws Throwable;
    }

    private final List<TestClassLayer> layers;
    /** As far as they are made; parallel to the layers. */
    private final Object[] instances;

    private int made;

    private Lifecycle(List<TestClassLayer> layers) {
        this.layers = layers;
        this.instances = new Object[layers.size()];
    }

    /**
     * Throws what is thrown first in it; what comes after is done nevertheless.
     *
     * @param layers outermost first, at least one
     */
    static void live(List<TestClassLayer> layers, Body test) throws Throwable {
        new Lifecycle(layers).all(test);
    }

    private void all(Body test) throws Throwable {
        Throwable first = null;
        int begun = 0;
        try {
            for (TestClassLayer layer : layers) {
                if (layer.isOneForAll()) {
                    make(begun + 1);
                }
                begun++;
                layer.beforeAll(instances[begun - 1]);
            }
            make(instances.length);
            each(test);
        } catch (Throwable thrown) {
            first = thrown;
        }
        for (int i = begun - 1; i >= 0; i--) {
            first = layers.get(i).afterAll(instances[i], first);
        }
        if (first != null) {
            throw first;
        }
    }

    private void make(int count) throws Throwable {
        for (; made < count; made++) {
            instances[made] = layers.get(made).create(made == 0 ? null : instances[made - 1]);
        }
    }

    private void each(Body test) throws Throwable {
        Throwable first = null;
        try {
            for (int i = 0; i < instances.length; i++) {
                layers.get(i).before(instances[i]);
            }
            test.run(instances[instances.length - 1]);
        } catch (Throwable thrown) {
            first = thrown;
        }
        for (int i = instances.length - 1; i >= 0; i--) {
            first = layers.get(i).after(instances[i], first);
        }
        if (first != null) {
            throw first;
        }
    }
}
