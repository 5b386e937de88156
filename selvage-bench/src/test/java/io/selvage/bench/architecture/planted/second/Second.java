package io.selvage.bench.architecture.planted.second;

import io.selvage.bench.architecture.planted.first.First;

/** The other half of a cycle of packages. */
public final class Second {
    public First first() {
        return new First();
    }
}
