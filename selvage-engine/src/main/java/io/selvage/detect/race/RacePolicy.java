package io.selvage.detect.race;

import io.selvage.model.CodeOwner;

/** Whose code races, and which races are not reported. Classes go by their names, with dots. */
public interface RacePolicy {
    /** Reports everything and asks nobody whose it is. */
    RacePolicy ALL = new RacePolicy() {
        @Override
        public CodeOwner owner(String type) {
            return CodeOwner.UNKNOWN;
        }

        @Override
        public boolean isIgnored(String one, String other) {
            return false;
        }
    };

    /** {@link CodeOwner#USER} or {@link CodeOwner#LIBRARY}, if known. */
    CodeOwner owner(String type);

    /** Whether a race between accesses in these two classes is known and not to be reported. */
    boolean isIgnored(String one, String other);
}
