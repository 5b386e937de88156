package io.selvage.monitor.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls as users write them. */
class CallTextTest {
    @Test
    void literals_are_what_java_takes_them_for() {
        assertThat(CallText.arguments("1, -2, 3L, 0x10, 1.5, 2f, true, 'c', \"a, \\\"b\\\"\", null"))
                .isEqualTo(Arrays.asList(1, -2, 3L, 16, 1.5, 2f, true, 'c', "a, \"b\"", null));
        assertThat(CallText.parse(" put ( 'x' ) ")).isEqualTo(new CallText("put", Arrays.asList('x')));
        assertThat(CallText.parse("take").args()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "(1)", "put(1", "put(x)", "put(1,)", "put('ab')", "a b()"})
    void other_things_are_no_calls(String text) {
        assertThatThrownBy(() -> CallText.parse(text)).isInstanceOf(BadSpec.class);
    }
}
