package io.selvage.agent.effects;

/**
 * What one method has stored where, regardless of order: in objects that it made, in views that it got, and in all
 * others. Parameters may be aliases of one another, so there is one set for all others.
 */
final class Contents {
    private Stored stored = Stored.NOTHING;
    private boolean hasChanged;

    /**
     * What objects hold, in variables of concrete types (inner) and in others (foreign).
     *
     * @param elements what unknown code stored, on behalf of the method, into collections that it did not make
     */
    record Stored(
            long freshInner,
            long freshForeign,
            long viewInner,
            long viewForeign,
            long otherInner,
            long otherForeign,
            long elements) {
        static final Stored NOTHING = new Stored(0, 0, 0, 0, 0, 0, 0);

        Stored join(Stored other) {
            return new Stored(
                    freshInner | other.freshInner,
                    freshForeign | other.freshForeign,
                    viewInner | other.viewInner,
                    viewForeign | other.viewForeign,
                    otherInner | other.otherInner,
                    otherForeign | other.otherForeign,
                    elements | other.elements);
        }
    }

    /** Whether there is more in it than at the last call. */
    boolean takeChanged() {
        boolean changed = hasChanged;
        hasChanged = false;
        return changed;
    }

    Stored stored() {
        return stored;
    }

    private void add(Stored more) {
        Stored all = stored.join(more);
        hasChanged |= !all.equals(stored);
        stored = all;
    }

    void storeInner(long targets, long origins) {
        add(new Stored(
                in(targets, Origins.FRESH, origins),
                0,
                in(targets, Origins.VIEW, origins),
                0,
                inOthers(targets, origins),
                0,
                0));
    }

    void storeForeign(long targets, long origins) {
        add(new Stored(
                0,
                in(targets, Origins.FRESH, origins),
                0,
                in(targets, Origins.VIEW, origins),
                0,
                inOthers(targets, origins),
                0));
    }

    void storeElements(long targets, long origins) {
        add(new Stored(
                0,
                in(targets, Origins.FRESH, origins),
                0,
                in(targets, Origins.VIEW, origins),
                0,
                0,
                inOthers(targets, origins)));
    }

    void addFresh(long inner, long foreign) {
        add(new Stored(inner, foreign, 0, 0, 0, 0, 0));
    }

    void addViews(long inner, long foreign) {
        add(new Stored(0, 0, inner, foreign, 0, 0, 0));
    }

    private static long in(long targets, long kind, long origins) {
        return (targets & kind) != 0 ? origins : 0;
    }

    private static long inOthers(long targets, long origins) {
        return (targets & ~(Origins.FRESH | Origins.VIEW)) != 0 ? origins : 0;
    }

    /** From now on an array seen as one of objects may be seen as one of a concrete type. */
    void blend() {
        add(new Stored(stored.freshForeign, 0, stored.viewForeign, 0, stored.otherForeign | stored.elements, 0, 0));
    }

    long loadInner(long origins) {
        return Origins.oneStepInner(origins)
                | in(origins, Origins.FRESH, stored.freshInner)
                | in(origins, Origins.VIEW, stored.viewInner)
                | inOthers(origins, stored.otherInner);
    }

    /** Elements of collections are never found in fields that are declared as of an interface. */
    long loadInterfaceField(long origins) {
        return Origins.oneStepForeign(origins)
                | in(origins, Origins.FRESH, stored.freshForeign)
                | in(origins, Origins.VIEW, stored.viewForeign)
                | inOthers(origins, stored.otherForeign);
    }

    long loadForeign(long origins) {
        return loadInterfaceField(origins) | inOthers(origins, stored.elements);
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
