package io.selvage.monitor.run;

import io.selvage.model.Finding;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateAbstraction;
import java.util.List;
import java.util.function.Consumer;

/**
 * One starting point of an exploration: how the monitor is made, and how its executions are run and observed.
 *
 * @param number the number of the instance in the model, from 0
 * @param fields what belongs to the state
 * @param ongoing hears which move is being performed
 * @param races hears of data races between moves
 */
public record StartingPoint<M>(
        MonitorModel<M> model,
        int number,
        List<StateField<M>> fields,
        StateAbstraction abstraction,
        MonitorExecutor executor,
        OngoingMove ongoing,
        RaceWitnesses races) {
    /** How many calls may be present at a time in searches that distinguish single threads. */
    public static final int MAX_PRESENT = 3;

    /** With states that group threads by wait site. */
    public static <M> StartingPoint<M> of(
            MonitorModel<M> model,
            int number,
            List<StateField<M>> fields,
            MonitorExecutor executor,
            OngoingMove ongoing,
            RaceWitnesses races) {
        return new StartingPoint<>(model, number, fields, StateAbstraction.GROUPED, executor, ongoing, races);
    }

    /** The same with states that distinguish single threads, and those fields. */
    public StartingPoint<M> perThread(List<StateField<M>> otherFields) {
        return new StartingPoint<>(model, number, otherFields, StateAbstraction.SINGLE, executor, ongoing, races);
    }

    /** The same with moves that end elsewhere, if the executor can do that. */
    public StartingPoint<M> withGranularity(MoveGranularity granularity) {
        return new StartingPoint<>(
                model, number, fields, abstraction, executor.withGranularity(granularity), ongoing, races);
    }

    public MoveGranularity granularity() {
        return executor.granularity();
    }

    /** The empty sequence. */
    public MoveSequence start() {
        return MoveSequence.from(number);
    }

    /** One execution with a new monitor; {@code body} performs the moves. */
    public void execute(Consumer<MonitorSession<M>> body) {
        MoveSequence[] performed = {start()};
        List<Finding> found = executor.execute(model.instances().get(number), execution -> {
            MonitorSession<M> session = new MonitorSession<>(this, execution);
            body.accept(session);
            performed[0] = session.sequence();
        });
        found.forEach(race -> races.add(race, performed[0]));
    }

    /**
     * One execution that begins with the moves of {@code sequence}; then {@code body} continues.
     *
     * @return false if one of the moves did not end; the body was not called then
     */
    public boolean replay(MoveSequence sequence, Consumer<MonitorSession<M>> body) {
        boolean[] ended = new boolean[1];
        execute(session -> {
            ended[0] = session.replay(sequence);
            if (ended[0]) {
                body.accept(session);
            }
        });
        return ended[0];
    }
}
