package io.selvage.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** Tests that are run by {@link SelvageTestTest}, most of them to fail. */
final class Cases {
    private Cases() {}

    /** Prints what is called, so that outputs show it. */
    static class Surrounded {
        private int prepared;

        @BeforeEach
        void prepare() {
            prepared++;
        }

        @AfterEach
        void tearDown() {
            System.out.print("prepared " + prepared);
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            Object lock = new Object();
            int[] sum = {0};
            Scenario.Part part = () -> {
                synchronized (lock) {
                    sum[0]++;
                }
            };
            scenario.together(part, part);
            assertEquals(2, sum[0]);
            assertEquals(1, prepared);
        }
    }

    static class FailsAfterwards {
        private volatile int count;

        @AfterEach
        void check() {
            assertEquals(2, count);
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            Scenario.Part part = () -> count = count + 1;
            scenario.together(part, part);
        }
    }

    static class Outer {
        final StringBuffer text = new StringBuffer();

        @BeforeEach
        void outer() {
            text.append("outer ");
        }

        @Nested
        class Inner {
            @BeforeEach
            void inner() {
                text.append("inner");
            }

            @SelvageTest
            void test(Scenario scenario) throws InterruptedException {
                scenario.together(() -> {}, () -> {});
                assertEquals("outer inner", text.toString());
            }
        }
    }

    static class GivenUp {
        @SelvageTest
        void test() {
            assumeTrue(false, "not today");
        }
    }

    static class Alone {
        @SelvageTest
        void test() {
            assertEquals(2, 1 + 1);
        }
    }

    static class BadAttribute {
        @SelvageTest(strategy = "luck")
        void test() {}
    }

    static class BadParameter {
        @SelvageTest
        void test(String text) {}
    }

    static class BadReplay {
        @SelvageTest(replay = "nowhere.schedule")
        void test() {}
    }

    static class Unwritable {
        @SelvageTest(html = "/proc/none/report.html")
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class Sampled {
        private volatile int count;

        @SelvageTest(strategy = "random", schedules = 20, seed = 3, memory = "sync")
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> count = 1, () -> count = 1);
        }
    }

    static class LeftAlone {
        @SelvageTest(exclude = "*")
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class LeftAloneInPart {
        private final Places.Place place = new Places.Place();

        @SelvageTest(exclude = "*.Places*")
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, place::tell);
        }
    }
}
