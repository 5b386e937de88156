package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonWriterTest {
    @Test
    void whatever_could_break_a_reader_is_escaped() {
        assertThat(string("a\"b\\c\n\r\t")).isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\"");
        assertThat(string("\0\b\u001b\u007f\u0085\u2028")).isEqualTo("\"\\u0000\\u0008\\u001b\\u007f\\u0085\\u2028\"");
    }

    @Test
    void whole_surrogate_pairs_stay_and_halves_are_escaped() {
        assertThat(string("😀é")).isEqualTo("\"😀é\"");
        assertThat(string("\ud83d")).isEqualTo("\"\\ud83d\"");
        assertThat(string("\ude00x\ud83d")).isEqualTo("\"\\ude00x\\ud83d\"");
    }

    @Test
    void numbers_are_plain() {
        JsonWriter json = new JsonWriter()
                .begin('[')
                .value(0.0)
                .value(12345678.9)
                .value(0.0004)
                .value(1e-9)
                .value(100.0);
        assertThat(json.value(Double.NaN).value(-3L).end(']')).hasToString("[0,12345678.9,0,0,100,0,-3]");
    }

    @Test
    void commas_stand_between_and_nowhere_else() {
        JsonWriter json = new JsonWriter()
                .begin('{')
                .name("a")
                .begin('[')
                .end(']')
                .name("b")
                .begin('{')
                .end('}');
        assertThat(json.name("c").value((String) null).end('}')).hasToString("{\"a\":[],\"b\":{},\"c\":null}");
    }

    private static String string(String value) {
        return new JsonWriter().value(value).toString();
    }
}
