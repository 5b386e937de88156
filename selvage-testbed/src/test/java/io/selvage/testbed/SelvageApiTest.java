package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.api.Selvage;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Explorations started from Java code; the JVM of these tests has the agent. */
class SelvageApiTest {
    @TempDir
    private Path folder;

    /** Adds up what two threads deposit. */
    private static final class Account {
        private int balance;

        private synchronized void deposit(int amount) {
            balance += amount;
        }

        private void depositInTwoSteps(int amount) {
            int seen = balance();
            set(seen + amount);
        }

        private synchronized int balance() {
            return balance;
        }

        private synchronized void set(int value) {
            balance = value;
        }
    }

    private static void both(Runnable one, Runnable two) {
        Thread thread = new Thread(one, "one");
        thread.start();
        two.run();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void deposits() {
        Account account = new Account();
        both(() -> account.deposit(1), () -> account.deposit(2));
        if (account.balance() != 3) {
            throw new AssertionError(account.balance());
        }
    }

    private static void depositsInTwoSteps() {
        Account account = new Account();
        both(() -> account.depositInTwoSteps(1), () -> account.depositInTwoSteps(2));
        if (account.balance() != 3) {
            throw new AssertionError(account.balance());
        }
    }

    private Options options() {
        return Options.DEFAULTS.with(OptionList.OUT, folder);
    }

    @Test
    void code_without_a_bug_passes_exhaustively() {
        Result result = Selvage.explore(SelvageApiTest::deposits);
        assertThat(result.verdict()).as(result.fault()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isEqualTo(2);
        assertThat(result.target()).isEqualTo(SelvageApiTest.class.getName());
    }

    @Test
    void a_bug_is_found_and_replayed_by_text_and_by_file() {
        Result result = Selvage.explore(options(), SelvageApiTest::depositsInTwoSteps);
        assertThat(result.verdict()).as(result.fault()).isEqualTo(Verdict.FAILED);
        assertThat(result.findings().get(0).kind()).isEqualTo(FindingKind.UNCAUGHT_EXCEPTION);
        String text = result.findings().get(0).schedule();
        assertThat(Selvage.replay(text, SelvageApiTest::depositsInTwoSteps).verdict())
                .isEqualTo(Verdict.FAILED);
        String file = result.findings().get(0).file().orElseThrow().toString();
        assertThat(Selvage.replay(file, SelvageApiTest::depositsInTwoSteps).verdict())
                .isEqualTo(Verdict.FAILED);
    }

    @Test
    void captured_state_that_changes_is_never_a_pass() {
        int[] runs = {0};
        Result result = Selvage.explore(options(), () -> {
            Account account = new Account();
            runs[0]++;
            for (int i = 0; i < runs[0] % 3; i++) {
                account.deposit(1);
            }
            both(() -> account.deposit(1), () -> account.deposit(2));
        });
        assertThat(result.verdict()).isEqualTo(Verdict.TOOL_FAULT);
        assertThat(result.fault()).contains("not deterministic");
    }

    @Test
    void code_without_a_second_thread_has_not_been_tested() {
        assertThat(Selvage.explore(() -> new Account().deposit(1)).verdict()).isEqualTo(Verdict.NOTHING_TESTED);
    }

    @Test
    void options_that_would_have_no_effect_are_refused() {
        Options pointless = Options.DEFAULTS.withText(OptionList.EXCLUDE, "com.acme.*");
        assertThatThrownBy(() -> Selvage.explore(pointless, SelvageApiTest::deposits))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("--exclude");
    }

    @Test
    void code_under_test_cannot_explore() {
        Result result = Selvage.explore(options(), () -> Selvage.explore(SelvageApiTest::deposits));
        assertThat(result.findings().get(0).message()).contains("call from outside of it");
    }

    @Test
    void without_the_agent_it_refuses_and_says_what_to_add() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Unwoven.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(printed).contains("IllegalStateException", "-javaagent:selvage-agent.jar");
    }

    /** Run in a JVM without the agent. */
    static final class Unwoven {
        private Unwoven() {}

        public static void main(String[] args) {
            System.out.println(Selvage.explore(SelvageApiTest::deposits).verdict());
        }
    }
}
