package io.selvage.explore.shrink;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows a plan as far as it can be followed: turns of threads that cannot take them are passed over, and when the
 * plan is at its end threads run one after the other, as long as they can. Notes what really happened as a plan.
 */
public final class EditableScheduleStrategy implements Strategy {
    private interface Source {
        int pick(Choice choice);
    }

    private final Source source;
    private final List<EditableSchedule.Turn> turns = new ArrayList<>();
    private final List<Integer> waiters = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();

    private EditableScheduleStrategy(Source source) {
        this.source = source;
    }

    /** Follows recorded picks exactly, to learn what plan they are. */
    public static EditableScheduleStrategy exactly(int[] picks) {
        return new EditableScheduleStrategy(new Source() {
            private int next;

            @Override
            public int pick(Choice choice) {
                if (choice.count() == 1) {
                    return 0;
                }
                if (next == picks.length || picks[next] >= choice.count()) {
                    throw new DivergedException(choice.step(), "what was recorded", "something else");
                }
                return picks[next++];
            }
        });
    }

    /** Follows recorded picks; afterwards {@code thread} goes on whenever it can. */
    public static EditableScheduleStrategy beyond(int[] picks, int thread) {
        return new EditableScheduleStrategy(new Source() {
            private int next;

            @Override
            public int pick(Choice choice) {
                if (choice.count() == 1) {
                    return 0;
                }
                boolean recorded = next < picks.length && picks[next] < choice.count();
                return recorded ? picks[next++] : Math.max(0, Guide.find(choice, thread, Variant.GO));
            }
        });
    }

    /** Follows a plan, and then its turns from {@code from} on again and again; diverges where somebody cannot take its turn. */
    public static EditableScheduleStrategy around(EditableSchedule plan, int from) {
        Guide way = new Guide(plan);
        int end = plan.turns().size();
        return new EditableScheduleStrategy(choice -> {
            if (choice.kind() != Choice.Kind.THREAD || choice.step() < end) {
                return way.pick(choice);
            }
            EditableSchedule.Turn next = plan.turns().get(from + (choice.step() - from) % (end - from));
            int alternative = Guide.find(choice, next.thread(), next.variant());
            if (alternative < 0) {
                throw new DivergedException(choice.step(), "a turn of thread " + next.thread(), "others");
            }
            return alternative;
        });
    }

    public static EditableScheduleStrategy along(EditableSchedule plan) {
        return new EditableScheduleStrategy(new Guide(plan));
    }

    /** What the execution turned out to be. */
    public EditableSchedule plan() {
        return new EditableSchedule(turns, waiters, values);
    }

    @Override
    public boolean begin() {
        return turns.isEmpty();
    }

    @Override
    public int choose(Choice choice) {
        int pick = source.pick(choice);
        switch (choice.kind()) {
            case THREAD ->
                turns.add(new EditableSchedule.Turn(
                        choice.thread(pick),
                        choice.variant(pick),
                        choice.continues() && choice.thread(pick) != choice.thread(0)));
            case WAITER -> waiters.add(choice.thread(pick));
            case VALUE -> values.add(pick);
        }
        return pick;
    }

    @Override
    public void end(Trace trace) {
        // A plan is followed as far as it goes.
    }

    private static final class Guide implements Source {
        private final EditableSchedule plan;
        private int turn;
        private int waiter;
        private int value;

        Guide(EditableSchedule plan) {
            this.plan = plan;
        }

        @Override
        public int pick(Choice choice) {
            return switch (choice.kind()) {
                case THREAD -> pickThread(choice);
                case WAITER ->
                    waiter < plan.waiters().size()
                            ? Math.max(0, find(choice, plan.waiters().get(waiter++), Variant.GO))
                            : 0;
                case VALUE ->
                    value < plan.values().size()
                            ? Math.min(choice.count() - 1, plan.values().get(value++))
                            : 0;
            };
        }

        private int pickThread(Choice choice) {
            while (turn < plan.turns().size()) {
                EditableSchedule.Turn next = plan.turns().get(turn++);
                int alternative = find(choice, next.thread(), next.variant());
                if (alternative >= 0) {
                    return alternative;
                }
            }
            return 0;
        }

        private static int find(Choice choice, int thread, Variant variant) {
            for (int i = 0; i < choice.count(); i++) {
                if (choice.thread(i) == thread && choice.variant(i) == variant) {
                    return i;
                }
            }
            return -1;
        }
    }
}
