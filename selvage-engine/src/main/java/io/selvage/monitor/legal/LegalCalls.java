package io.selvage.monitor.legal;

/**
 * Says which calls are legal, for {@code --legal CLASS}. It needs a public constructor without parameters, and must
 * answer alike for equal histories.
 */
@FunctionalInterface
public interface LegalCalls {
    /** Whether a thread may begin {@code call}, as in {@code "put(1)"}, after {@code history}. */
    boolean allows(String call, CallHistory history);

    /**
     * What answers depend on now and later. Belongs to the state of an exploration, so its values need
     * {@code equals}; with few of them the exploration ends. Without it, all counts belong to the state.
     */
    default Object memory(CallHistory history) {
        return history.counts();
    }
}
