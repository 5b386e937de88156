package io.selvage.scheduler.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardStreamsTest {
    private static String kept(String... texts) {
        StandardStreams.Capture capture = new StandardStreams.Capture();
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            capture.write(bytes, 0, bytes.length);
        }
        return capture.text();
    }

    @Test
    void texts_that_differ_only_in_what_is_cut_off_are_two() {
        String full = "x".repeat(StandardStreams.LIMIT - 1);
        assertThat(kept(full, "x", "y"))
                .startsWith(full + "x\n[cut off after 1048576 bytes; 1 more, checksum ")
                .isEqualTo(kept(full, "xy"))
                .isNotEqualTo(kept(full, "xz"))
                .isNotEqualTo(kept(full, "xyy"));
        assertThat(kept(full, "x")).isEqualTo(full + "x");
    }

    @Test
    void after_a_reset_nothing_is_left_of_what_was_cut_off() {
        StandardStreams.Capture capture = new StandardStreams.Capture();
        capture.write(new byte[StandardStreams.LIMIT + 5], 0, StandardStreams.LIMIT + 5);
        capture.reset();
        capture.write('a');
        assertThat(capture.text()).isEqualTo("a");
    }

    @Test
    void the_streams_that_were_there_before_are_there_afterwards() {
        PrintStream before = System.out;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        PrintStream mine = new PrintStream(heard, true, StandardCharsets.UTF_8);
        StandardStreams.open();
        StandardStreams.close();
        try {
            System.setOut(mine);
            StandardStreams.open();
            StandardStreams.install();
            System.out.print("of the test framework");
            StandardStreams.close();
            assertThat(System.out).isSameAs(mine);
            assertThat(heard.toString(StandardCharsets.UTF_8)).isEqualTo("of the test framework");
        } finally {
            System.setOut(before);
        }
    }
}
