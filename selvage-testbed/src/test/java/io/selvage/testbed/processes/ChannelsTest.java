package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Channels and selectors on the simulated network. */
class ChannelsTest {
    @TempDir
    private Path out;

    private Result run(long schedules, String... processes) throws Exception {
        return SystemRun.of(
                Options.DEFAULTS.with(OptionList.OUT, out).with(OptionList.SCHEDULES, schedules), processes);
    }

    @Test
    void a_selector_serves_a_client() throws Exception {
        Result result = run(10_000, "server ChannelEcho serve 1", "client after=server ChannelEcho ask hello");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs()).extracting(ProgramOutput::text).containsExactly("client| hello\n");
    }

    @Test
    void a_selector_serves_several_clients() throws Exception {
        Result result = run(
                200,
                "server ChannelEcho serve 2",
                "one after=server ChannelEcho ask a",
                "two after=server ChannelEcho ask b");
        assertThat(result.findings()).isEmpty();
        assertThat(result.outputs()).extracting(ProgramOutput::text).containsExactly("one| a\ntwo| b\n");
    }

    /** What the server does inside is the JDK's affair, of which not all orders are known. */
    @Test
    void the_web_server_and_client_of_the_jdk_talk_to_each_other() throws Exception {
        Result result = run(20, "server WebServer serve", "client after=server WebServer ask");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactly("client| 200 request 1\nclient| 200 request 2\n");
    }
}
