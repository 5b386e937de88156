package io.selvage.monitor.state;

/**
 * Lets one thread enter the monitor and run until it leaves it.
 *
 * @param index the number of the call from 0 for {@link MoveKind#CALL}, else the thread's number from 1
 */
public record Move(MoveKind wake, int index) {
    @Override
    public String toString() {
        return wake.code() + Integer.toString(index);
    }
}
