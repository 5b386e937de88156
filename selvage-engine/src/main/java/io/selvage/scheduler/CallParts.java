package io.selvage.scheduler;

/** Knows what a call is confined to in the state that it is made in. */
@FunctionalInterface
public interface CallParts {
    /** What a call is confined to, if it knows that itself; see {@link io.selvage.model.CallPart}. */
    @FunctionalInterface
    interface Late {
        /** It is about to be made. */
        int part();
    }

    /**
     * What a call at {@code site} on {@code receiver} is confined to at this moment, right before it is made, in the
     * form of {@link io.selvage.model.CallPart}. Takes no lock, and cannot block.
     *
     * @param owner what stands for {@code receiver}
     * @param key the first argument, if that may be a key; else null
     */
    int settle(ShadowObject owner, Object receiver, Object key, int site);

    /** A call is made instead of which nothing is known but that it accesses the whole of {@code owner}. */
    default void disturb(ShadowObject owner) {}
}
