package io.selvage.verify;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.verified.Counters;
import io.selvage.verified.Intent;
import org.junit.jupiter.api.Test;

/** A verification as a test has it. */
class VerificationTest {
    @Test
    void the_latch_has_no_fault() {
        Verification.of(Intent.Latch.class).reference(Intent.Latch.class).assertNoFault();
    }

    @Test
    void a_fault_fails_the_test_with_the_report() {
        assertThatThrownBy(() -> Verification.of(Counters.HalfGuarded.class)
                        .call("increment()")
                        .assertNoFault())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("FF-T1")
                .hasMessageContaining("count");
    }
}
