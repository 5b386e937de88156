package io.selvage.agent.effects;

/**
 * What one method has stored where, regardless of order: in objects that it made, and in all others. Parameters may be
 * aliases of one another, so there is one set for all others.
 */
final class Contents {
    private long freshInner;
    private long freshForeign;
    private long otherInner;
    private long otherForeign;
    private boolean hasChanged;

    /** Whether there is more in it than at the last call. */
    boolean takeChanged() {
        boolean changed = hasChanged;
        hasChanged = false;
        return changed;
    }

    long freshInner() {
        return freshInner;
    }

    long freshForeign() {
        return freshForeign;
    }

    long otherInner() {
        return otherInner;
    }

    long otherForeign() {
        return otherForeign;
    }

    void storeInner(long targets, long origins) {
        if ((targets & Origins.FRESH) != 0) {
            addFresh(origins, 0);
        }
        if ((targets & ~Origins.FRESH) != 0) {
            hasChanged |= (origins & ~otherInner) != 0;
            otherInner |= origins;
        }
    }

    void storeForeign(long targets, long origins) {
        if ((targets & Origins.FRESH) != 0) {
            addFresh(0, origins);
        }
        if ((targets & ~Origins.FRESH) != 0) {
            hasChanged |= (origins & ~otherForeign) != 0;
            otherForeign |= origins;
        }
    }

    void addFresh(long inner, long foreign) {
        hasChanged |= (inner & ~freshInner | foreign & ~freshForeign) != 0;
        freshInner |= inner;
        freshForeign |= foreign;
    }

    /** From now on an array seen as one of objects may be seen as one of a concrete type. */
    void blend() {
        addFresh(freshForeign, 0);
        storeInner(~Origins.FRESH, otherForeign);
    }

    long loadInner(long origins) {
        return Origins.oneStepInner(origins)
                | ((origins & Origins.FRESH) != 0 ? freshInner : 0)
                | ((origins & ~Origins.FRESH) != 0 ? otherInner : 0);
    }

    long loadForeign(long origins) {
        return Origins.oneStepForeign(origins)
                | ((origins & Origins.FRESH) != 0 ? freshForeign : 0)
                | ((origins & ~Origins.FRESH) != 0 ? otherForeign : 0);
    }

    long load(long origins) {
        return loadInner(origins) | loadForeign(origins);
    }

    /** All that is reached over concrete types only. */
    long inner(long origins) {
        long reached = loadInner(origins);
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= loadInner(reached);
        }
        return reached;
    }

    /** All that is reached over at least one variable that is not of a concrete type. */
    long foreign(long origins) {
        long reached = loadForeign(origins | inner(origins));
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= load(reached);
        }
        return reached;
    }
}
