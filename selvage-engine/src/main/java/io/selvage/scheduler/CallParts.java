package io.selvage.scheduler;

/**
 * Knows which part of an object a call is confined to in the state that it is made in. The part is the variable of its
 * event.
 */
@FunctionalInterface
public interface CallParts {
    int WHOLE = 0;
    int HEAD = 1;
    int TAIL = 2;
    /** The whole of a read-write lock, for reading only. */
    int READING = 4;

    /** What a call at {@code site} on {@code receiver} would access at this moment. Takes no lock, and cannot block. */
    int affectedPart(Object receiver, int site);
}
