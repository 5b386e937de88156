package io.selvage.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import io.selvage.junit.Unfinished;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that are run by {@link TemplatesTest}. */
final class TemplateCases {
    private TemplateCases() {}

    static class Parameterized {
        private final AtomicInteger count = new AtomicInteger(100);

        @BeforeEach
        void reset() {
            count.set(0);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        @SelvageTest
        void smallerThanThree(int times, Scenario scenario) throws InterruptedException {
            Scenario.Part part = () -> count.addAndGet(times);
            scenario.together(part, part);
            assertEquals(2 * times, count.get());
            assertNotEquals(3, times, "three is too many");
        }

        @ParameterizedTest(name = "{0} and {1}")
        @CsvSource({"a, 1", "b, 2"})
        @SelvageTest
        void converted(String text, long number, Scenario scenario) throws InterruptedException {
            scenario.together(count::incrementAndGet, count::incrementAndGet);
            assertEquals(number, text.charAt(0) - 'a' + 1);
        }

        @ParameterizedTest
        @EnumSource
        @SelvageTest
        void ofAnEnum(Colour colour, Scenario scenario) throws InterruptedException {
            scenario.together(count::incrementAndGet, count::incrementAndGet);
            assertEquals(colour == Colour.RED ? "RED" : "BLUE", colour.toString());
        }

        static Stream<int[]> arrays() {
            return Stream.of(new int[] {0});
        }

        @ParameterizedTest
        @MethodSource("arrays")
        @SelvageTest
        void anArrayIsNewInEachExecution(int[] numbers, Scenario scenario) throws InterruptedException {
            assertEquals(0, numbers[0]);
            Scenario.Part part = () -> {
                synchronized (numbers) {
                    numbers[0]++;
                }
            };
            scenario.together(part, part);
        }

        static Stream<Order> orders() {
            return Stream.of(new Order(new Item("lamp", Colour.BLUE), new int[] {0}));
        }

        @ParameterizedTest
        @MethodSource("orders")
        @SelvageTest
        void aRecordIsNewInEachExecution(Order order, Scenario scenario) throws InterruptedException {
            assertEquals(new Item("lamp", Colour.BLUE), order.item());
            anArrayIsNewInEachExecution(order.counts(), scenario);
        }
    }

    record Order(Item item, int[] counts) {}

    record Item(String name, Colour colour) {}

    enum Colour {
        RED,
        BLUE
    }

    static class Unusable {
        static Stream<List<String>> lists() {
            return Stream.of(List.of("shared"));
        }

        @ParameterizedTest
        @MethodSource("lists")
        @SelvageTest
        void test(List<String> list, Scenario scenario) throws InterruptedException {
            scenario.together(list::clear, list::clear);
        }
    }

    abstract static class Base {
        int made;

        @BeforeEach
        void make() {
            made = 1;
        }

        @SelvageTest
        void inherited(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
            assertEquals(expected(), made);
        }

        abstract int expected();
    }

    static class Inherits extends Base {
        @Override
        int expected() {
            return 1;
        }
    }

    static class InheritsAndFails extends Base {
        @Override
        int expected() {
            return 2;
        }
    }

    @DisplayName("A counter")
    static class Named {
        @Nested
        @DisplayName("that is shared")
        class Shared {
            @SelvageTest
            @DisplayName("counts all")
            void counts(Scenario scenario) throws InterruptedException {
                AtomicInteger count = new AtomicInteger();
                scenario.together(count::incrementAndGet, count::incrementAndGet);
                assertEquals(2, count.get());
            }
        }
    }

    static class Slow {
        @SelvageTest(time = "300ms", strategy = "random")
        void forSomeTime(Scenario scenario) throws InterruptedException {
            scenario.together(TimeUnit.SECONDS::hashCode, () -> {});
        }
    }

    static class Passes {
        @SelvageTest(strategy = "random", schedules = 5, unfinished = Unfinished.PASS)
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class Warns {
        @SelvageTest(strategy = "random", schedules = 5)
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class Fails {
        @SelvageTest(strategy = "random", schedules = 5, unfinished = Unfinished.FAIL)
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }
}
