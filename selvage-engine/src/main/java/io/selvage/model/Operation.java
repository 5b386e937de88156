package io.selvage.model;

/** What a thread is about to do. A view: valid only while the choice that shows it is being made. */
public interface Operation {
    OpKind kind();

    /** The object it works on, by a number that is stable within a search; 0 for none. */
    int object();

    /** The variable within the object (a field's or element's number); 0 if the object is meant as a whole. */
    int variable();

    /** False if it only reads. */
    boolean writes();

    /** True for an access that orders memory (volatile, atomic). */
    boolean orders();

    /** When a call is enabled; {@link Guard#NONE} for all else. */
    default int guard() {
        return Guard.NONE;
    }

    /** The level of what its guard is about at this moment; 0 if it has none. */
    default int level() {
        return 0;
    }

    /** Whether an interrupt ends it. */
    default boolean isInterruptible() {
        return kind().isInterruptible() || Guard.isInterruptible(guard());
    }

    /** The site in woven code, by number. */
    int site();
}
