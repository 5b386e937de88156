package io.selvage.scheduler.network;

import io.selvage.scheduler.process.Awaited;
import java.util.ArrayList;
import java.util.List;

/** Something by which processes communicate, and on which calls are operations. */
abstract class Communication implements Awaited {
    private final List<SelectorState> watchers = new ArrayList<>();

    /** Whatever is done to it may make {@code selector} go on. */
    void watch(SelectorState selector) {
        if (!watchers.contains(selector)) {
            watchers.add(selector);
        }
    }

    void unwatch(SelectorState selector) {
        watchers.remove(selector);
    }

    List<SelectorState> watchers() {
        return watchers;
    }

    /** How much of it is there to be taken; what calls wait for is that it is above or below some number. */
    abstract int level();
}
