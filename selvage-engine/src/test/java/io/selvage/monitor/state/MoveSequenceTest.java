package io.selvage.monitor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.monitor.spec.BadSpec;
import org.junit.jupiter.api.Test;

/** Sequences of moves as texts. */
class MoveSequenceTest {
    private static MoveSequence from(int startingPoint) {
        return MoveSequence.from(startingPoint)
                .append(new Move(MoveKind.CALL, 0))
                .append(new Move(MoveKind.NOTIFIED, 2))
                .append(new Move(MoveKind.TIMED_OUT, 3));
    }

    @Test
    void a_sequence_is_read_as_it_is_written() {
        assertThat(from(0).format(MoveGranularity.NONE)).isEqualTo("m1:c0,n2,t3");
        String text = from(4).format(MoveGranularity.NONE);
        assertThat(text).isEqualTo("m1/5:c0,n2,t3");
        assertThat(MoveSequence.parse(text).moves()).isEqualTo(from(4).moves());
        assertThat(MoveSequence.parse(text).startingPoint()).isEqualTo(4);
        for (MoveGranularity granularity : MoveGranularity.values()) {
            assertThat(MoveSequence.granularityOf(from(4).format(granularity))).isEqualTo(granularity);
        }
    }

    @Test
    void other_texts_are_no_sequences() {
        assertThatThrownBy(() -> MoveSequence.parse("m1:c0,x")).isInstanceOf(BadSpec.class);
        assertThatThrownBy(() -> MoveSequence.parse("m4:c0")).isInstanceOf(BadSpec.class);
    }
}
