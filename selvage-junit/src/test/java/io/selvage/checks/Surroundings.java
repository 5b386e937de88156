package io.selvage.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.selvage.junit.MonitorCheck;
import io.selvage.junit.MonitorTest;
import io.selvage.junit.Scenario;
import io.selvage.junit.ScenarioTest;
import io.selvage.junit.SelvageTest;
import io.selvage.monitor.MonitorSpec;
import io.selvage.options.Options;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.standin.Mock;
import org.mockito.standin.MockExtension;

/** Tests that are run by {@link SurroundingsTest}: what they find around them. */
final class Surroundings {
    private Surroundings() {}

    static class Parent {
        static StringBuffer told;

        @BeforeAll
        static void parent() {
            told = new StringBuffer("parent ");
        }
    }

    /** The field is made of what {@code @BeforeAll} has left. */
    static class Child extends Parent {
        private final StringBuffer text = told;

        @BeforeAll
        static void child() {
            told.append("child ");
        }

        @BeforeEach
        void each() {
            text.append("each");
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> text.append('.'), () -> text.append('.'));
            assertEquals("parent child each..", told.toString());
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class PerClass {
        private StringBuffer text;

        @BeforeAll
        void outer() {
            text = new StringBuffer("outer ");
        }

        @Nested
        @TestInstance(TestInstance.Lifecycle.PER_CLASS)
        class Inner {
            @BeforeAll
            void inner() {
                text.append("inner ");
            }

            @SelvageTest
            void test(Scenario scenario) throws InterruptedException {
                scenario.together(() -> text.append('.'), () -> text.append('.'));
                assertEquals("outer inner ..", text.toString());
            }
        }
    }

    static class FailsAfterAll {
        private static int afterEach;

        @AfterEach
        void each() {
            afterEach++;
        }

        @AfterAll
        static void check() {
            // JUnit calls it as well, on a class whose tests it has not run itself.
            assertEquals(0, afterEach, "after all");
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class Explored {
        private static MonitorSpec<MonitorTestTest.Latch> spec;

        @BeforeAll
        static void prepare() {
            spec = MonitorSpec.of(MonitorTestTest.Latch.class)
                    .create()
                    .call("pass")
                    .call("open");
        }

        @MonitorTest
        void test(MonitorCheck check) {
            check.explore(spec, Options.DEFAULTS);
        }
    }

    static class WithFolder {
        @TempDir
        Path folder;
    }

    static class WantsFolder extends WithFolder {
        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> folder.toFile(), () -> {});
        }
    }

    static class WantsFolderForMonitor extends WithFolder {
        @MonitorTest
        void test(MonitorCheck check) {
            check.passes(null);
        }
    }

    static class WantsFolderOnce extends WithFolder {
        @ScenarioTest
        void test() {
            folder.toFile();
        }
    }

    static class NeedsNoFolder extends WithFolder {
        @ScenarioTest
        void test() {
            assertNull(folder);
        }
    }

    static class WantsInfoOnce {
        @ScenarioTest
        void test(TestInfo info) {
            info.getTags();
        }
    }

    @ExtendWith(MockExtension.class)
    static class WantsMock {
        @Mock
        Runnable mock;

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(mock::run, () -> {});
        }
    }

    /** Without the extension, as with {@code openMocks}. */
    static class MakesMock {
        @Mock
        Runnable mock;

        @BeforeEach
        void open() {
            assertNull(mock);
            mock = () -> {};
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(mock::run, mock::run);
        }
    }

    /** With loaders that the test makes, one below its own and one beside it. */
    abstract static class LoadsItself {
        @SelvageTest
        void test(Scenario scenario) throws Exception {
            URL here = Counting.class.getProtectionDomain().getCodeSource().getLocation();
            try (URLClassLoader loader = new Apart(here, parent())) {
                Class<?> type = loader.loadClass(Counting.class.getName());
                assertNotEquals(Counting.class, type);
                Runnable counting = (Runnable) type.getDeclaredConstructor().newInstance();
                scenario.together(counting::run, counting::run);
            }
        }

        abstract ClassLoader parent();
    }

    static class LoadsBelow extends LoadsItself {
        @Override
        ClassLoader parent() {
            return Counting.class.getClassLoader();
        }
    }

    static class LoadsBeside extends LoadsItself {
        @Override
        ClassLoader parent() {
            return ClassLoader.getPlatformClassLoader();
        }
    }

    /** Counts without a lock. */
    public static class Counting implements Runnable {
        private int count;

        @Override
        public void run() {
            count++;
        }
    }

    /** Asks its parent last. */
    private static final class Apart extends URLClassLoader {
        Apart(URL place, ClassLoader parent) {
            super(new URL[] {place}, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.endsWith("Counting") ? findClass(name) : super.loadClass(name, resolve);
        }
    }

    static class WantsInfo {
        @SelvageTest
        void test(TestInfo info, Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class WantsInfoBefore {
        @BeforeEach
        void prepare(TestInfo info) {}

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class WantsInfoFirst {
        WantsInfoFirst(TestInfo info) {}

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> {}, () -> {});
        }
    }

    static class Exits {
        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> System.exit(0), () -> {});
            throw new AssertionError("never");
        }
    }

    static class ExitsSometimes {
        private volatile boolean late;

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> late = true, () -> {
                if (late) {
                    System.exit(0);
                }
            });
        }
    }

    static class Overloaded {
        private volatile int count;

        @SelvageTest
        void test() throws InterruptedException {
            Thread other = new Thread(() -> count++);
            other.start();
            count++;
            other.join();
            assertEquals(2, count);
        }

        @SelvageTest
        void test(Scenario scenario) throws InterruptedException {
            scenario.together(() -> count++, () -> count++);
            assertEquals(2, count);
        }
    }
}
