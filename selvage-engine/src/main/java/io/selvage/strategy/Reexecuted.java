package io.selvage.strategy;

/** A strategy that may lead along a way which its search has been before. */
public interface Reexecuted extends Strategy {
    /**
     * Whether the execution was run before, and is run again only because the search does not know any more where it could
     * have turned off. It counts for nothing.
     */
    boolean isRetraced();

    static boolean is(Strategy strategy) {
        return strategy instanceof Reexecuted way && way.isRetraced();
    }
}
