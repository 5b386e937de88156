package io.selvage.libraries.pools;

import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.atomic.AtomicInteger;

/** What the programs about HikariCP put into its bag. */
final class HikariBag {
    private HikariBag() {}

    static final class Entry implements IConcurrentBagEntry {
        private final AtomicInteger state = new AtomicInteger(STATE_NOT_IN_USE);
        int uses;

        @Override
        public boolean compareAndSet(int expected, int wanted) {
            return state.compareAndSet(expected, wanted);
        }

        @Override
        public void setState(int wanted) {
            state.set(wanted);
        }

        @Override
        public int getState() {
            return state.get();
        }
    }
}
