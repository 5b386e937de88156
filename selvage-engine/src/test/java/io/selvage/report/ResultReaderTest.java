package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.selvage.model.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultReaderTest {
    @Test
    void what_was_written_is_read_again() {
        for (Result result : List.of(
                Samples.deadlock(),
                Samples.passed(),
                Samples.notFound(),
                Samples.nothingTested(),
                Samples.livelock())) {
            String json = JsonReport.of(result);
            assertThat(JsonReport.of(ResultReader.read(json))).isEqualTo(json);
            assertThat(TextReport.of(ResultReader.read(json))).isEqualTo(TextReport.of(result));
        }
    }

    @Test
    void any_json_is_read() {
        Object read =
                JsonReader.read(" { \"a\" : [ 1, -2.5e3, true, false, null, \"\\u0041\\n\\\\\\/\" ], \"b\":{} } ");
        assertThat(read).isInstanceOf(Map.class);
        assertThat(((Map<?, ?>) read).get("a").toString()).isEqualTo("[1.0, -2500.0, true, false, null, A\n\\/]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1 2]",
                "{\"a\"}",
                "\"\\u12\"",
                "\"\\uzzzz\"",
                "nil",
                "{} {}",
                "\"open",
                "[]",
                "{\"verdict\":\"GOOD\"}",
                "{\"verdict\":3}"
            })
    void what_is_no_result_is_refused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> ResultReader.read(text));
    }

    @Test
    void what_is_too_deep_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonReader.read("[".repeat(100_000)))
                .withMessageContaining("too deep");
    }
}
