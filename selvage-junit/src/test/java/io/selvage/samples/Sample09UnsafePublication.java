package io.selvage.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;

/** Double-checked locking: the first look at the field is outside of the lock, and so the field must be volatile. */
class Sample09UnsafePublication {
    private static final class Settings {
        int size = 7;
    }

    private final Object lock = new Object();
    private Settings plain;
    private volatile Settings published;

    private Settings plain() {
        if (plain == null) {
            synchronized (lock) {
                if (plain == null) {
                    plain = new Settings();
                }
            }
        }
        return plain;
    }

    private Settings published() {
        if (published == null) {
            synchronized (lock) {
                if (published == null) {
                    published = new Settings();
                }
            }
        }
        return published;
    }

    @SelvageTest
    @Verdict("FAILED DATA_RACE")
    void withoutVolatile(Scenario scenario) throws InterruptedException {
        Scenario.Part use = () -> assertEquals(7, plain().size);
        scenario.together(use, use);
    }

    @SelvageTest
    @Verdict("PASSED")
    void withVolatile(Scenario scenario) throws InterruptedException {
        Scenario.Part use = () -> assertEquals(7, published().size);
        scenario.together(use, use);
    }
}
