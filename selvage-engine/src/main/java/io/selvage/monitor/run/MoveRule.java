package io.selvage.monitor.run;

/** The user's property checker, as the search asks it after each move. */
@FunctionalInterface
public interface MoveRule<M> {
    CheckOutcome check(MonitorSession<M> session);
}
