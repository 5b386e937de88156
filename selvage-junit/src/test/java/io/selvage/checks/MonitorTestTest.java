package io.selvage.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.TestExecutionResult.Status.SUCCESSFUL;

import io.selvage.junit.MonitorCheck;
import io.selvage.junit.MonitorTest;
import io.selvage.junit.NotTested;
import io.selvage.monitor.MonitorSpec;
import io.selvage.options.Options;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MonitorTestTest {
    static class Latch {
        private boolean open;

        synchronized void open() {
            open = true;
            notifyAll();
        }

        synchronized void pass() throws InterruptedException {
            while (!open) {
                wait();
            }
        }
    }

    static class Explores {
        private MonitorSpec<Latch> spec;

        @BeforeEach
        void prepare() {
            spec = MonitorSpec.of(Latch.class).create().call("pass").call("open");
        }

        @MonitorTest
        void test(MonitorCheck check) {
            assertThat(check.explore(spec, Options.DEFAULTS).states()).isPositive();
        }
    }

    static class QuietLatch {
        private boolean open;

        synchronized void open() {
            open = true;
        }

        synchronized void pass() throws InterruptedException {
            while (!open) {
                wait();
            }
        }
    }

    static class Fails {
        @MonitorTest
        void test(MonitorCheck check) {
            check.passes(MonitorSpec.of(QuietLatch.class).create().call("pass").call("open"));
        }
    }

    static class ExploresNothing {
        @MonitorTest
        void test(MonitorCheck check) {
            assertThat(check).isNotNull();
        }
    }

    static class BadCall {
        @MonitorTest
        void test(MonitorCheck check) {
            check.passes(MonitorSpec.of(Latch.class).create().call("shut"));
        }
    }

    static class BadParameter {
        @MonitorTest
        void test(String text) {
            assertThat(text).isNull();
        }
    }

    @Test
    void theNameSaysWhatWasExplored() {
        Outcome outcome = Outcome.of(Explores.class);

        assertThat(outcome.status()).as(outcome.failure()).isEqualTo(SUCCESSFUL);
        assertThat(outcome.name()).startsWith("PASSED");
    }

    @Test
    void aFailureSaysHowToSeeItAgain() {
        assertThat(Outcome.of(Fails.class).failure())
                .startsWith("FAILED")
                .containsPattern("replay: MonitorSpec.replay\\(\"m1:[^ ]*\", options\\), with this specification")
                .doesNotContain("./selvage");
    }

    @Test
    void aTestThatExploresNothingDoesNotPass() {
        assertThat(Outcome.of(ExploresNothing.class).thrown()).isEqualTo(NotTested.class);
    }

    @Test
    void aCallThatThereIsNotIsNamed() {
        assertThat(Outcome.of(BadCall.class).failure()).contains("shut");
    }

    @Test
    void aParameterThatNobodyCanGiveIsNamed() {
        assertThat(Outcome.of(BadParameter.class).failure()).contains("MonitorCheck");
    }
}
