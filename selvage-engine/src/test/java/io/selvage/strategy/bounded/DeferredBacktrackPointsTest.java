package io.selvage.strategy.bounded;

import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.testing.ProgramGenerator;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a search by cost keeps for later. */
@Tag("once")
class DeferredBacktrackPointsTest {
    private static final int LIMIT = 1_000;

    /** Follows a beginning and then takes what costs nothing, keeping what each alternative costs. */
    private static final class Following implements Strategy {
        private final Cost cost;
        private final int[] beginning;
        private final FairnessTracker courtesy = new FairnessTracker();
        private final List<int[]> prices = new ArrayList<>();
        private final List<Integer> picks = new ArrayList<>();

        Following(Cost cost, int[] beginning) {
            this.cost = cost;
            this.beginning = beginning;
        }

        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public int choose(Choice choice) {
            if (choice.count() == 1) {
                return 0;
            }
            int[] price = new int[choice.count()];
            Arrays.setAll(price, i -> cost.of(choice, i, courtesy));
            int at = picks.size();
            int free = 0;
            while (price[free] > 0) {
                free++;
            }
            prices.add(price);
            picks.add(at < beginning.length ? beginning[at] : free);
            return picks.get(at);
        }

        /** The way to another alternative of a choice. */
        int[] turnedOff(int level, int alternative) {
            int[] way = picks.stream().limit(level + 1).mapToInt(pick -> pick).toArray();
            way[level] = alternative;
            return way;
        }

        @Override
        public void end(Trace trace) {}
    }

    /**
     * The schedules of a search that keeps the whole way to every alternative put off, the last of each cost being
     * next.
     */
    private static List<String> schedules(ModelProgram program, Cost cost) {
        ModelRunner runner = new ModelRunner(program);
        TreeMap<Integer, Deque<int[]>> later = new TreeMap<>();
        Deque<int[]> now = new ArrayDeque<>(List.of(new int[0]));
        List<String> schedules = new ArrayList<>();
        int bound = 0;
        while (schedules.size() < LIMIT) {
            if (now.isEmpty()) {
                later.values().removeIf(Deque::isEmpty);
                if (later.isEmpty()) {
                    return schedules;
                }
                bound = later.firstKey();
                now.push(later.get(bound).pop());
            }
            Following execution = new Following(cost, now.pop());
            FinishedExecution seen = runner.run(execution);
            schedules.add(Arrays.toString(seen.choices()));
            for (int level = execution.beginning.length; level < execution.prices.size(); level++) {
                int[] price = execution.prices.get(level);
                for (int i = price.length - 1; i > execution.picks.get(level); i--) {
                    if (price[i] == 0) {
                        now.push(execution.turnedOff(level, i));
                    }
                }
                for (int i = 0; i < price.length; i++) {
                    if (price[i] > 0) {
                        later.computeIfAbsent(bound + price[i], none -> new ArrayDeque<>())
                                .push(execution.turnedOff(level, i));
                    }
                }
            }
        }
        return schedules;
    }

    private static List<String> schedules(ModelProgram program, TreeSearch search) {
        ModelRunner runner = new ModelRunner(program);
        SequentialSearch strategy = new SequentialSearch(search);
        List<String> schedules = new ArrayList<>();
        while (schedules.size() < LIMIT && strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            strategy.end(seen.trace());
            schedules.add(Arrays.toString(seen.choices()));
        }
        return schedules;
    }

    @Test
    void what_was_put_off_last_comes_first() {
        for (long seed = 0; seed < 30; seed++) {
            for (ModelProgram program : List.of(
                    ProgramGenerator.any(seed).program(),
                    ProgramGenerator.polite(seed).program())) {
                assertThat(schedules(program, TreeSearch.preemptions()))
                        .isEqualTo(schedules(program, Cost.PREEMPTIONS));
                assertThat(schedules(program, TreeSearch.delays())).isEqualTo(schedules(program, Cost.DELAYS));
            }
        }
    }

    /** Runs so many executions of two threads with so many writes each; returns how much there is to be kept. */
    private static int kept(int writes, int executions) throws IOException {
        Object[] body = new Object[writes];
        Arrays.fill(body, write("x", 1));
        ModelRunner runner =
                new ModelRunner(new ModelProgram().thread("a", body).thread("b", body));
        TreeSearch search = TreeSearch.preemptions();
        for (int i = 0; i < executions; i++) {
            Strategy strategy = search.next(1).get(0);
            strategy.begin();
            strategy.end(runner.run(strategy).trace());
            search.merge();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        search.save(new DataOutputStream(bytes));
        return bytes.size();
    }

    @Test
    void it_grows_with_the_choices_of_an_execution_and_not_with_their_square() throws IOException {
        assertThat(kept(1_000, 1)).isLessThan(11 * kept(100, 1));
        assertThat(kept(1_000, 50)).isLessThan(11 * kept(100, 50));
    }

    @Test
    void it_is_part_of_what_is_left_to_do() {
        for (long seed = 0; seed < 30; seed++) {
            ModelProgram program = ProgramGenerator.polite(seed).program();
            TreeSearch search = TreeSearch.delays();
            ModelRunner runner = new ModelRunner(program);
            double before = search.done();
            List<? extends Strategy> batch = search.next(1);
            for (int i = 0; i < LIMIT && !batch.isEmpty(); i++) {
                batch.get(0).begin();
                batch.get(0).end(runner.run(batch.get(0)).trace());
                search.merge();
                assertThat(search.done()).isBetween(before - 1e-12, 1.0);
                before = search.done();
                batch = search.next(1);
            }
            if (batch.isEmpty()) {
                assertThat(before).isEqualTo(1);
            }
        }
    }
}
