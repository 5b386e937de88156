package io.selvage.testbed.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import io.selvage.testbed.state.BuffersHandedOver;
import io.selvage.testbed.state.ByteStreamsCopied;
import io.selvage.testbed.state.DateFormatShared;
import io.selvage.testbed.state.FileShared;
import io.selvage.testbed.state.SystemProperties;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of eye is missed by some program if it is shut: an eye that no test misses is not tested. */
class BlindnessTest {
    @TempDir
    private Path folder;

    private static String[] command(String program) {
        String name = "io.selvage.testbed.state." + program;
        return new String[] {"run", "--json", "--classpath", SelvageProcess.corpus(), name};
    }

    private static String verdict(Run run) {
        assertThat(run.out()).as(run.err()).contains("\"unseen\":[");
        return run.out();
    }

    @ParameterizedTest
    @CsvSource({
        "receiver, DateFormatShared, DATA_RACE",
        "arguments, BuffersHandedOver, DATA_RACE",
        "statics, SystemProperties, \"executions\":2",
        "locks, ByteStreamsCopied, DEADLOCK",
        "unknown, FileShared, NOT_FOUND"
    })
    void what_an_eye_sees_is_missed_without_it(String eye, String program, String seen) {
        assertThat(verdict(SelvageProcess.here(folder, command(program)))).contains(seen);
        List<String> blind = List.of("-Dselvage.blind=" + eye);
        assertThat(verdict(SelvageProcess.selvage(folder, blind, List.of(command(program)))))
                .doesNotContain(seen);
    }

    /** Named here, so that they cannot be renamed unnoticed. */
    static final List<Class<?>> PROGRAMS = List.of(
            DateFormatShared.class,
            BuffersHandedOver.class,
            SystemProperties.class,
            ByteStreamsCopied.class,
            FileShared.class);
}
