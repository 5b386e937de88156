package io.selvage.detect.race;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.OpKind;
import io.selvage.detect.happensbefore.HappensBeforeEdges;
import io.selvage.testing.WrittenExecution;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Arrows between threads: enough of them, and none that follows from the others. */
class HappensBeforeEdgesTest {
    @Test
    void a_lock_hands_on_what_its_last_owner_knew() {
        WrittenExecution script =
                WrittenExecution.of("a", "b").lock("a", "m").unlock("a", "m").lock("b", "m");
        assertThat(HappensBeforeEdges.of(script))
                .containsExactly(List.of(), List.of(), List.of(), List.of(), List.of(3));
    }

    @Test
    void what_somebody_else_has_told_is_not_told_again() {
        WrittenExecution script = WrittenExecution.of("a", "b", "c")
                .volatileWrite("a", "x")
                .volatileRead("b", "x")
                .volatileWrite("b", "y")
                .volatileRead("c", "y")
                .volatileRead("c", "x");
        List<List<Integer>> learnt = HappensBeforeEdges.of(script);
        assertThat(learnt.get(4)).containsExactly(3);
        assertThat(learnt.get(6)).containsExactly(5);
        assertThat(learnt.get(7)).isEmpty();
    }

    @Test
    void two_that_know_nothing_of_one_another_are_both_learnt_of() {
        WrittenExecution script = WrittenExecution.of("a", "b", "c")
                .on("a", OpKind.UNPARK, "c")
                .on("b", OpKind.UNPARK, "c")
                .on("c", OpKind.PARK, "c");
        assertThat(HappensBeforeEdges.of(script).get(5)).containsExactlyInAnyOrder(3, 4);
    }

    @Test
    void with_the_order_within_threads_arrows_say_exactly_what_happens_before_what() {
        int arrows = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            WrittenExecution script = RacesAgainstBruteForceTest.events(new Random(seed));
            List<List<Integer>> learnt = HappensBeforeEdges.of(script);
            NaiveHappensBefore naive = new NaiveHappensBefore(script);
            BitSet[] before = closure(script, learnt);
            for (int b = 0; b < before.length; b++) {
                arrows += learnt.get(b).size();
                for (int a = 0; a < b; a++) {
                    assertThat(before[b].get(a))
                            .as("seed " + seed + ": " + a + " before " + b)
                            .isEqualTo(naive.isBefore(a, b));
                }
            }
        }
        assertThat(arrows).isGreaterThan(2_000);
    }

    private static BitSet[] closure(WrittenExecution script, List<List<Integer>> learnt) {
        BitSet[] before = new BitSet[script.length()];
        Map<Integer, Integer> last = new HashMap<>();
        for (int event = 0; event < before.length; event++) {
            BitSet known = new BitSet();
            Integer own = last.put(script.thread(event), event);
            if (own != null) {
                add(known, before, own);
            }
            learnt.get(event).forEach(earlier -> add(known, before, earlier));
            before[event] = known;
        }
        return before;
    }

    private static void add(BitSet known, BitSet[] before, int event) {
        known.or(before[event]);
        known.set(event);
    }
}
