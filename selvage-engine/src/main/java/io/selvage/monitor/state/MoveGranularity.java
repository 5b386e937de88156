package io.selvage.monitor.state;

/** Where a move ends, apart from a wait and the end of its call. */
public enum MoveGranularity {
    /** Nowhere else: a move is a whole call, or the rest of one after a wait. */
    NONE("m1"),
    /** Also before an operation that other threads can observe, if the thread has acted already and holds no lock. */
    BETWEEN_LOCKS("m2"),
    /** Also before a lock is acquired while another one is held. */
    BEFORE_INNER_LOCKS("m3");

    private final String version;

    MoveGranularity(String version) {
        this.version = version;
    }

    /** The prefix of sequences with such moves. */
    String version() {
        return version;
    }

    static MoveGranularity of(String version) {
        for (MoveGranularity granularity : values()) {
            if (granularity.version.equals(version)) {
                return granularity;
            }
        }
        throw new IllegalArgumentException(version);
    }
}
