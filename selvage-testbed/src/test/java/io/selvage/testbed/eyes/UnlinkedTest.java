package io.selvage.testbed.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is reached in two ways, and cannot be told apart, is named; the search is not called exhaustive. */
class UnlinkedTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "array, java.nio.ByteBuffer.put",
        "duplicate, java.nio.ByteBuffer.put",
        "ints, java.nio.ByteBuffer.put",
        "readOnly, java.nio.ByteBuffer.put",
        "direct, java.nio.ByteBuffer.put",
        "input, java.io.ByteArrayInputStream.read",
        "output, java.lang.System.setOut",
        "table, java.util.Hashtable.putAll",
        "writer, java.io.PrintWriter.new"
    })
    void a_search_that_misses_a_link_says_so(String link, String what) {
        String classes = SelvageProcess.corpus() + File.pathSeparator + SelvageProcess.tests();
        List<String> arguments = List.of("run", "--json", "--classpath", classes, Unlinked.class.getName(), link);
        Run run = SelvageProcess.selvage(folder, List.of(), arguments);
        assertThat(run.out()).as(run.err()).contains("\"exhaustive\":false").contains("{\"what\":\"" + what + "\"");
    }
}
