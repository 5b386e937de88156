package io.selvage.agent.weave.escape;

/** What a value has to do with the object that is followed. */
enum Reach {
    NONE,
    /** It is the object. */
    SELF,
    /** It may be the object, or an object that leads to it. */
    HOLDER;

    Reach or(Reach other) {
        return this == NONE ? other : other == NONE || other == this ? this : HOLDER;
    }
}
