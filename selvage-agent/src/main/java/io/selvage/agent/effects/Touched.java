package io.selvage.agent.effects;

/** Collects what one method accesses. */
final class Touched {
    private long reads;
    private long writes;
    private long plain;
    private OriginValue result = OriginValue.NULL;

    /** Accesses of {@code plainly} that no lock in {@code guarded} orders are plain. */
    void touch(long read, long written, long plainly, long guarded, String what) {
        if (((read | written) & Origins.ANY) != 0) {
            throw new UnknownEffect("touches an object that may be any: " + what);
        }
        if ((written & Origins.LENT) != 0) {
            throw new UnknownEffect("a function writes its argument: " + what);
        }
        long own = Origins.FRESH | Origins.VIEW | Origins.LENT | Origins.OWN;
        reads |= read & ~own;
        writes |= written & ~own;
        plain |= plainly & ~guarded & ~own;
    }

    void read(long origins, boolean ordered, long guarded, String what) {
        touch(origins, 0, ordered ? 0 : origins, guarded, what);
    }

    void write(long origins, boolean ordered, long guarded, String what) {
        touch(0, origins, ordered ? 0 : origins, guarded, what);
    }

    void returns(OriginValue value) {
        result = result.join(value);
    }

    Summary summary(Contents contents) {
        return new Summary(reads, writes, plain, result, contents.stored(), null);
    }
}
