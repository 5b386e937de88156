package io.selvage.explore.shrink;

import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is to take the steps of an execution, in order; which waiters are to be notified; which values chance is to give.
 * Unlike choices, a schedule keeps its meaning when part of it is moved or left out.
 */
public record EditableSchedule(List<Turn> turns, List<Integer> waiters, List<Integer> values) {
    /**
     * One step.
     *
     * @param preempts whether the thread before it could have gone on
     */
    public record Turn(int thread, Variant variant, boolean preempts) {}

    public EditableSchedule {
        turns = List.copyOf(turns);
        waiters = List.copyOf(waiters);
        values = List.copyOf(values);
    }

    int preemptions() {
        return (int) turns.stream().filter(Turn::preempts).count();
    }

    /** Without the turns from {@code length} on. */
    public EditableSchedule cutAt(int length) {
        return new EditableSchedule(turns.subList(0, length), waiters, values);
    }

    /** Without the turns from {@code from} to before {@code to}. */
    EditableSchedule without(int from, int to) {
        List<Turn> rest = new ArrayList<>(turns.subList(0, from));
        rest.addAll(turns.subList(to, turns.size()));
        return new EditableSchedule(rest, waiters, values);
    }

    /** With only some of the turns, by number. */
    public EditableSchedule only(List<Integer> some) {
        return new EditableSchedule(some.stream().map(turns::get).toList(), waiters, values);
    }

    /** With the turns from {@code from} to before {@code to} put where those from {@code target} on are. */
    EditableSchedule moved(int from, int to, int target) {
        List<Turn> rest = new ArrayList<>(turns);
        List<Turn> block = new ArrayList<>(rest.subList(from, to));
        rest.subList(from, to).clear();
        rest.addAll(target > from ? target - block.size() : target, block);
        return new EditableSchedule(rest, waiters, values);
    }

    /** Where the run of turns of one thread that {@code at} belongs to ends. */
    int endOfRun(int at) {
        int end = at;
        while (end < turns.size() && turns.get(end).thread() == turns.get(at).thread()) {
            end++;
        }
        return end;
    }

    /** Where the run of turns of one thread that {@code at} belongs to begins. */
    int beginOfRun(int at) {
        int begin = at;
        while (begin > 0 && turns.get(begin - 1).thread() == turns.get(at).thread()) {
            begin--;
        }
        return begin;
    }

    /** The first turn of {@code thread} from {@code from} on; the length if there is none. */
    int nextOf(int thread, int from) {
        int at = from;
        while (at < turns.size() && turns.get(at).thread() != thread) {
            at++;
        }
        return at;
    }
}
