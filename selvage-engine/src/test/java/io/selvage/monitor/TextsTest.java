package io.selvage.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.CallText;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls and sequences as texts. */
class TextsTest {
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

    @Test
    void a_sequence_is_read_as_it_is_written() {
        MoveSequence trail = MoveSequence.START
                .then(new Move(MoveKind.CALL, 0))
                .then(new Move(MoveKind.NOTIFIED, 2))
                .then(new Move(MoveKind.TIMED_OUT, 3));
        assertThat(trail.text(MoveGranularity.NONE, 0)).isEqualTo("m1:c0,n2,t3");
        assertThat(MoveSequence.parse(trail.text(MoveGranularity.NONE, 4)).moves())
                .isEqualTo(trail.moves());
        assertThat(MoveSequence.instance(trail.text(MoveGranularity.NONE, 4))).isEqualTo(4);
        for (MoveGranularity stops : MoveGranularity.values()) {
            assertThat(MoveSequence.stops(trail.text(stops, 4))).isEqualTo(stops);
        }
        assertThatThrownBy(() -> MoveSequence.parse("m1:c0,x")).isInstanceOf(BadSpec.class);
    }
}
