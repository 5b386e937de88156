package io.selvage.scheduler;

/**
 * Which end of a queue, or side of a semaphore, a call is confined to in the state that it is made in. In a queue that is
 * neither empty nor full, adding and taking do not mind each other; nor do giving and taking a permit while there are
 * some. Godefroid, "Partial-Order Methods for the Verification of Concurrent Systems", LNCS 1032, section 3.4. The number
 * is the variable of the call's event.
 */
final class CallEnds {
    static final int WHOLE = 0;
    static final int HEAD = 1;
    static final int TAIL = 2;

    private CallEnds() {}
}
