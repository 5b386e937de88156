package io.selvage.monitor.state;

/**
 * Lets one thread run until its call is over or it waits.
 *
 * @param index the number of the call from 0 for {@link MoveKind#CALL}, else the thread's number from 1
 */
public record Move(MoveKind kind, int index) {
    @Override
    public String toString() {
        return kind.code() + Integer.toString(index);
    }
}
