package io.selvage.agent.effects;

import io.selvage.agent.effects.Contents.Stored;

/**
 * What a method can reach, in terms of its own parameters. Sets are as in {@link Origins}.
 *
 * @param reads what it reads
 * @param writes what it writes
 * @param plain what it accesses such that nothing orders it among threads
 * @param result what it returns; {@link OriginValue#NULL} if it does not return
 * @param stored what it leaves in objects that it made, and in others
 * @param why null if all is known; else the reason why not
 */
record Summary(long reads, long writes, long plain, OriginValue result, Stored stored, String why) {
    static final Summary BOTTOM = new Summary(0, 0, 0, OriginValue.NULL, Stored.NOTHING, null);

    static Summary unknown(String why) {
        return new Summary(-1L, -1L, -1L, OriginValue.object(Origins.ANY, null), Stored.NOTHING, why);
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
                stored.join(other.stored),
                null);
    }
}
