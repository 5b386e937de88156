package io.selvage.explore.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.options.BadOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search has left on disk is read back, or refused with what to do about it. */
class CheckpointFileTest {
    private CheckpointFile file;

    @BeforeEach
    void write(@TempDir Path folder) throws IOException {
        file = new CheckpointFile(folder.resolve("search.frontier"), Map.of("--seed", "1"));
        file.write(out -> out.writeInt(42));
    }

    @Test
    void what_was_written_is_read_back() throws IOException {
        assertThat(file.read().orElseThrow().readInt()).isEqualTo(42);
    }

    @ParameterizedTest
    @ValueSource(strings = {"selvage1", "selvage2", "selvageX"})
    void a_file_of_another_version_is_refused_whatever_else_is_in_it(String version) throws IOException {
        byte[] bytes = Files.readAllBytes(file.path());
        System.arraycopy(version.getBytes(StandardCharsets.US_ASCII), 0, bytes, 0, version.length());
        Files.write(file.path(), bytes);
        refuses("was written by another version of this tool");
        Files.writeString(file.path(), version);
        refuses("was written by another version of this tool");
    }

    @Test
    void a_file_of_something_else_is_refused_as_such() throws IOException {
        Files.writeString(file.path(), "What did the search say to the file? I know where I stand.");
        refuses("no file that a search has written");
    }

    private void refuses(String why) {
        assertThatThrownBy(file::read)
                .isInstanceOf(BadOption.class)
                .hasMessageContaining(file.path().toString())
                .hasMessageContaining(why)
                .hasMessageEndingWith("delete it to begin anew, or name another file");
    }
}
