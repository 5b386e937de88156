package io.selvage.strategy.exitblock;

import io.selvage.dependence.ExecutionObjects;
import io.selvage.dependence.LongIndex;
import io.selvage.dependence.NameClasses;

/**
 * Names of objects for comparing blocks of different executions; names that are seen to mean one object become one.
 *
 * <p>That two names are one can come out late, when blocks have been taken for independent because of it: then
 * {@link #consumeMerged} answers true, and the search has to begin again with what it knows now.
 */
final class BlockObjectNames implements ExecutionObjects.Naming {
    private final LongIndex known = new LongIndex();
    private final NameClasses classes = new NameClasses();
    private final ExecutionObjects objects = new ExecutionObjects(this);
    private boolean merged;

    /** A new execution begins. */
    void reset() {
        objects.reset();
    }

    /** Whether two names that had both been in use have become one since the last call. */
    boolean consumeMerged() {
        boolean was = merged;
        merged = false;
        return was;
    }

    /** The name of the object with the execution's number {@code id}, which {@code thread} uses now. */
    int used(int thread, int id) {
        return classes.representative(objects.name(objects.use(thread, id)));
    }

    @Override
    public int name(int thread, int nth) {
        return known.number((long) thread << 32 | nth);
    }

    /**
     * A name that nothing has been called by yet simply joins; the representative of the other one stays what it is.
     */
    @Override
    public void unite(int first, int other) {
        boolean isNew = !classes.contains(other);
        merged |= classes.unite(first, other) && !isNew;
    }
}
