package io.selvage.strategy.exitblock;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AlternativesTest {
    private static final int THREADS = 4;

    /** Each of some threads, by each variant. */
    private record All() implements Choice {
        @Override
        public Kind kind() {
            return Kind.THREAD;
        }

        @Override
        public int count() {
            return THREADS * Variant.values().length;
        }

        @Override
        public int thread(int alternative) {
            return alternative / Variant.values().length;
        }

        @Override
        public Variant variant(int alternative) {
            return Variant.values()[alternative % Variant.values().length];
        }

        @Override
        public Operation operation(int alternative) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean continues() {
            return false;
        }

        @Override
        public int step() {
            return 0;
        }

        @Override
        public Trace soFar() {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void each_variant_of_each_thread_is_an_alternative_of_its_own() {
        Choice choice = new All();
        Set<Integer> alternatives = new HashSet<>();
        for (int i = 0; i < choice.count(); i++) {
            int alternative = Alternatives.of(choice, i);
            alternatives.add(alternative);
            assertThat(Alternatives.thread(alternative)).isEqualTo(choice.thread(i));
            assertThat(Alternatives.isPlain(alternative)).isEqualTo(choice.variant(i) == Variant.GO);
            assertThat(Alternatives.find(choice, alternative)).isEqualTo(i);
        }
        assertThat(alternatives).hasSize(choice.count());
    }
}
