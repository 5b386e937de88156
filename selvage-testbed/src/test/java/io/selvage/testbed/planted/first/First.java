package io.selvage.testbed.planted.first;

import io.selvage.testbed.planted.second.Second;

/** Half of a cycle of packages, for the test that looks for such. */
public final class First {
    public Second second() {
        return new Second();
    }
}
