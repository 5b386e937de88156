package io.selvage.bench.architecture.planted.first;

import io.selvage.bench.architecture.planted.second.Second;

/** Half of a cycle of packages, for the test that looks for such. */
public final class First {
    public Second second() {
        return new Second();
    }
}
