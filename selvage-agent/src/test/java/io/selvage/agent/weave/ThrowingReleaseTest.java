package io.selvage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The engine ends executions by throwing from hooks; a release must then not be tried again. */
@Timeout(300)
class ThrowingReleaseTest {
    @Test
    void a_release_hook_that_throws_in_a_block_is_called_once() throws Exception {
        Sample sample = Sample.body("synchronized (Sample.class) { Math.abs(1); } return null;");
        assertThat(exitsUntilThrown(sample)).isEqualTo(1);
    }

    @Test
    void a_release_hook_that_throws_on_the_way_out_of_a_failing_block_is_called_once() throws Exception {
        Sample sample = Sample.body(
                "synchronized (Sample.class) { if (Math.abs(1) > 0) throw new RuntimeException(); } return null;");
        assertThat(exitsUntilThrown(sample)).isEqualTo(1);
    }

    @Test
    void a_release_hook_that_throws_in_a_synchronized_method_is_called_once() throws Exception {
        Sample sample = Sample.members("public static synchronized Object run() { return 1; }");
        assertThat(exitsUntilThrown(sample)).isEqualTo(1);
    }

    @Test
    void enclosing_locks_are_still_released() throws Exception {
        Sample sample = Sample.body("""
                synchronized (Sample.class) { synchronized (Object.class) { Math.abs(1); } } return null;""");
        assertThat(exitsUntilThrown(sample)).isEqualTo(2);
    }

    private static int exitsUntilThrown(Sample sample) throws Exception {
        ClassLoader loader = sample.loader(true);
        Callable<?> body = () -> Sample.run(loader);
        Recorder.Trace trace = Recorder.recordFailing("exit", body);
        assertThat(trace.result()).isInstanceOf(Recorder.Ended.class);
        return (int) trace.events().stream().filter("exit"::equals).count();
    }
}
