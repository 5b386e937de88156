package io.selvage.agent.effects;

/**
 * What a method can reach, in terms of its own parameters. Sets are as in {@link Origins}.
 *
 * @param reads what it reads
 * @param writes what it writes
 * @param plain what it accesses such that nothing orders it among threads
 * @param result what it returns; {@link OriginValue#NULL} if it does not return
 * @param storedInner what it stores, in variables of concrete types, into objects that it did not make
 * @param storedForeign what it stores into other variables of such objects
 * @param freshInner what objects that it made hold in variables of concrete types
 * @param freshForeign what such objects hold in other variables
 * @param why null if all is known; else the reason why not
 */
record Summary(
        long reads,
        long writes,
        long plain,
        OriginValue result,
        long storedInner,
        long storedForeign,
        long freshInner,
        long freshForeign,
        String why) {
    static final Summary BOTTOM = new Summary(0, 0, 0, OriginValue.NULL, 0, 0, 0, 0, null);

    static Summary unknown(String why) {
        return new Summary(-1L, -1L, -1L, OriginValue.object(Origins.ANY, null), 0, 0, 0, 0, why);
    }

    boolean isUnknown() {
        return why != null;
    }

    Summary join(Summary other) {
        if (isUnknown() || other == BOTTOM) {
            return this;
        }
        if (other.isUnknown() || this == BOTTOM) {
            return other;
        }
        return new Summary(
                reads | other.reads,
                writes | other.writes,
                plain | other.plain,
                result.join(other.result),
                storedInner | other.storedInner,
                storedForeign | other.storedForeign,
                freshInner | other.freshInner,
                freshForeign | other.freshForeign,
                null);
    }
}
