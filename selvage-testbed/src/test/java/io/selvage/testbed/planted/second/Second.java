package io.selvage.testbed.planted.second;

import io.selvage.testbed.planted.first.First;

/** The other half of a cycle of packages. */
public final class Second {
    public First first() {
        return new First();
    }
}
