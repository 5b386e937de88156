package io.selvage.strategy.tick;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Every order that matters of a program whose time passes in ticks: dynamic partial-order reduction with backtrack sets
 * (Flanagan, Godefroid, "Dynamic partial-order reduction for model checking software", POPL 2005).
 *
 * <p>Where it differs from the paper:
 *
 * <ul>
 *   <li>A tick ({@link io.selvage.model.OpKind#TICK}) can happen only when nobody else can go on, so everything before it comes
 *       before everything after it: races are looked for between two ticks only.
 *   <li>Which waiter a {@code notify} picks, and any way to go on other than by doing what is pending (a time-out whose moment has
 *       come, a spurious wake-up, an interrupt), is followed wherever it is offered.
 *   <li>A thread that is about to take a lock is not co-enabled with steps of the thread that holds it.
 *   <li>Threads that are woken, look in vain and wait again do so in one order only (after Kokologiannakis, Raad, Vafeiadis,
 *       "Effective lock handling in stateless model checking", OOPSLA 2019, where it is any sections of a lock without conflict).
 * </ul>
 *
 * <p>There are no sleep sets: an order may be run again that is equivalent to one run before. No plan reaches further than one step
 * ahead, so that none can turn out to be impossible.
 */
public final class TickStrategy implements Strategy {
    private final List<TickNode> path = new ArrayList<>();
    private final TickRaces races = new TickRaces(path);
    /** Where the path stands within the running execution. */
    private int depth;
    /** Everything before this node of the path was there in the execution before. */
    private int kept;

    private boolean started;

    @Override
    public boolean begin() {
        if (started && !moveOn()) {
            return false;
        }
        started = true;
        depth = 0;
        return true;
    }

    private boolean moveOn() {
        while (!path.isEmpty()) {
            TickNode last = path.get(path.size() - 1);
            if (last.moveOn()) {
                kept = path.size() - 1;
                return true;
            }
            path.remove(path.size() - 1);
        }
        return false;
    }

    @Override
    public int choose(Choice choice) {
        if (depth == path.size()) {
            path.add(new TickNode(choice));
        } else {
            path.get(depth).check(choice);
        }
        return path.get(depth++).pick();
    }

    @Override
    public void end(Trace trace) {
        if (depth < path.size()) {
            throw new DivergedException(trace.steps(), "another choice", "the end of the program");
        }
        races.find(trace, kept);
    }
}
