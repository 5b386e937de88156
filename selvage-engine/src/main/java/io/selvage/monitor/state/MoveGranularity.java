package io.selvage.monitor.state;

/** Where a move ends, besides at a wait and at the end of its call. */
public enum MoveGranularity {
    /** Nowhere else. */
    NONE("m1"),
    /** Where a thread that holds no lock is about to do one more thing that others can notice. */
    BETWEEN_LOCKS("m2"),
    /** There, and before a lock is taken while another one is held. */
    BEFORE_INNER_LOCKS("m3");

    private final String version;

    MoveGranularity(String version) {
        this.version = version;
    }

    /** How sequences of such moves begin. */
    String version() {
        return version;
    }

    static MoveGranularity of(String version) {
        for (MoveGranularity stops : values()) {
            if (stops.version.equals(version)) {
                return stops;
            }
        }
        throw new IllegalArgumentException(version);
    }
}
