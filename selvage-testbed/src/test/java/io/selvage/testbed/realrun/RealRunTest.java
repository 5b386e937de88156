package io.selvage.testbed.realrun;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.Share;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What programs of the corpus do on real threads is among what exhaustive searches have found. {@code
 * -Dselvage.real.part=1 -Dselvage.real.runs=2000} checks all of the corpus, and longer.
 */
public class RealRunTest {
    private static final int PART = Integer.getInteger("selvage.real.part", 24);
    private static final int RUNS = Integer.getInteger("selvage.real.runs", 40);

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> real_runs_show_nothing_that_an_exhaustive_search_has_not_found() {
        List<Class<?>> programs =
                Corpus.all().stream().filter(RealRunTest::canShareJvm).toList();
        return Share.of("real runs", programs, PART).stream()
                .map(program -> Share.test(
                        program.getSimpleName(),
                        () -> assertThat(objections(program)).isEmpty()));
    }

    private static boolean canShareJvm(Class<?> program) {
        Expect expect = Corpus.expectation(program);
        return !expect.fork() && !expect.finding().equals("TOOL_FAULT");
    }

    private List<String> objections(Class<?> program) {
        Options options = Options.DEFAULTS
                .with(OptionList.SCHEDULES, 2_000L)
                .with(OptionList.STEPS, 5_000)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.INSIDE, List.of(Corpus.expectation(program).inside()))
                .with(OptionList.OUT, out);
        return new RealRunCheck(List.of(Path.of(SelvageProcess.corpus())), program.getName()).objections(options, RUNS);
    }

    @Test
    void yields_change_nothing_of_what_a_program_of_one_thread_prints() throws Exception {
        Path tests = Path.of(SelvageProcess.tests());
        PlainRun run = PlainRun.of(new URL[] {tests.toUri().toURL()}, Alone.class.getName());
        assertThat(run).isEqualTo(new PlainRun("0 1 2 \n", ""));
    }

    @Test
    void a_program_that_never_ends_on_real_threads_is_seen_to_hang() throws Exception {
        Path tests = Path.of(SelvageProcess.tests());
        PlainRun run = PlainRun.of(new URL[] {tests.toUri().toURL()}, Stuck.class.getName());
        assertThat(run.failure()).isEqualTo(PlainRun.HANG);
    }

    public static final class Alone {
        public static void main(String[] args) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                text.append(i).append(' ');
            }
            System.out.print(text + "\n");
        }
    }

    public static final class Stuck {
        public static void main(String[] args) throws InterruptedException {
            Object lock = new Object();
            synchronized (lock) {
                lock.wait();
            }
        }
    }
}
