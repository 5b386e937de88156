package io.selvage.explore.shrink;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows a schedule as far as it can be followed: turns of threads that cannot take them are passed over, and when the
 * schedule is at its end threads run one after the other, as long as they can. Notes what really happened as a
 * schedule.
 */
public final class EditableScheduleStrategy implements Strategy {
    private interface Chooser {
        int choose(Choice choice);
    }

    private final Chooser source;
    private final List<EditableSchedule.Turn> turns = new ArrayList<>();
    private final List<Integer> waiters = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();

    private EditableScheduleStrategy(Chooser source) {
        this.source = source;
    }

    /** Follows recorded choices exactly, to learn what schedule they are. */
    public static EditableScheduleStrategy replaying(int[] choices) {
        return new EditableScheduleStrategy(new Chooser() {
            private int next;

            @Override
            public int choose(Choice choice) {
                if (choice.count() == 1) {
                    return 0;
                }
                if (next == choices.length || choices[next] >= choice.count()) {
                    throw new DivergedException(choice.step(), "what was recorded", "something else");
                }
                return choices[next++];
            }
        });
    }

    /** Follows recorded choices; afterwards {@code thread} runs whenever it is enabled. */
    public static EditableScheduleStrategy continuing(int[] choices, int thread) {
        return new EditableScheduleStrategy(new Chooser() {
            private int next;

            @Override
            public int choose(Choice choice) {
                if (choice.count() == 1) {
                    return 0;
                }
                boolean recorded = next < choices.length && choices[next] < choice.count();
                return recorded ? choices[next++] : Math.max(0, Follower.find(choice, thread, Variant.GO));
            }
        });
    }

    /**
     * Follows a schedule, and then its turns from {@code from} on again and again; diverges where a thread cannot take
     * its turn.
     */
    public static EditableScheduleStrategy repeating(EditableSchedule schedule, int from) {
        Follower follower = new Follower(schedule);
        int end = schedule.turns().size();
        return new EditableScheduleStrategy(choice -> {
            if (choice.kind() != Choice.Kind.THREAD || choice.step() < end) {
                return follower.choose(choice);
            }
            EditableSchedule.Turn next = schedule.turns().get(from + (choice.step() - from) % (end - from));
            int alternative = Follower.find(choice, next.thread(), next.variant());
            if (alternative < 0) {
                throw new DivergedException(choice.step(), "a turn of thread " + next.thread(), "others");
            }
            return alternative;
        });
    }

    public static EditableScheduleStrategy following(EditableSchedule schedule) {
        return new EditableScheduleStrategy(new Follower(schedule));
    }

    /** What the execution turned out to be. */
    public EditableSchedule executed() {
        return new EditableSchedule(turns, waiters, values);
    }

    @Override
    public boolean begin() {
        return turns.isEmpty();
    }

    @Override
    public int choose(Choice choice) {
        int chosen = source.choose(choice);
        switch (choice.kind()) {
            case THREAD ->
                turns.add(new EditableSchedule.Turn(
                        choice.thread(chosen), choice.variant(chosen), preempts(choice, chosen)));
            case WAITER -> waiters.add(choice.thread(chosen));
            case VALUE -> values.add(chosen);
        }
        return chosen;
    }

    /** Whether a thread could have gone on instead, and one that ran or waited for its time limit did not let it. */
    private static boolean preempts(Choice choice, int chosen) {
        boolean leaves = choice.continues() && choice.thread(chosen) != choice.thread(0);
        return leaves || choice.variant(chosen).isTimeout() && choice.variant(0) == Variant.GO;
    }

    @Override
    public void end(Trace trace) {
        // A schedule is followed as far as it goes.
    }

    private static final class Follower implements Chooser {
        private final EditableSchedule schedule;
        private int turn;
        private int waiter;
        private int value;

        Follower(EditableSchedule schedule) {
            this.schedule = schedule;
        }

        @Override
        public int choose(Choice choice) {
            return switch (choice.kind()) {
                case THREAD -> chooseThread(choice);
                case WAITER ->
                    waiter < schedule.waiters().size()
                            ? Math.max(0, find(choice, schedule.waiters().get(waiter++), Variant.GO))
                            : 0;
                case VALUE ->
                    value < schedule.values().size()
                            ? Math.min(choice.count() - 1, schedule.values().get(value++))
                            : 0;
            };
        }

        private int chooseThread(Choice choice) {
            while (turn < schedule.turns().size()) {
                EditableSchedule.Turn next = schedule.turns().get(turn++);
                int alternative = find(choice, next.thread(), next.variant());
                if (alternative >= 0) {
                    return alternative;
                }
            }
            return 0;
        }

        private static int find(Choice choice, int thread, Variant variant) {
            for (int i = 0; i < choice.count(); i++) {
                Variant offered = choice.variant(i);
                boolean isSame = offered == variant || offered.isTimeout() && variant.isTimeout();
                if (choice.thread(i) == thread && isSame) {
                    return i;
                }
            }
            return -1;
        }
    }
}
