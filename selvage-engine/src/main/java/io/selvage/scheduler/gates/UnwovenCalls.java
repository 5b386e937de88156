package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.EventLog;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.UnwovenCode;

/** Marks events after which a thread runs code that is not woven, so that no event records what it reads or writes. */
final class UnwovenCalls {
    private final EventLog log;
    private final ReceiverKinds kinds;
    private final UnwovenCode unwoven = new UnwovenCode();
    /** Whether any strategy of this JVM needs the marks. */
    private final boolean isTracked = Weaving.reportsUnwovenCalls();

    UnwovenCalls(EventLog log, ReceiverKinds kinds) {
        this.log = log;
        this.kinds = kinds;
    }

    /** The thread runs code that reads, or may change, anything. */
    void mark(boolean changes) {
        log.markUnwoven(changes);
    }

    /** The thread runs code of {@code object}'s class. */
    void mark(Object object, boolean changes) {
        if (isTracked && !unwoven.isFullyWoven(object)) {
            mark(changes);
        }
    }

    /** A call on an object of a class that nothing is known of. */
    void markUnknown(Object receiver, int site) {
        if (isTracked && !UnwovenCode.isImmutable(receiver) && !Sites.get(site).readsElements()) {
            mark(receiver, true);
        }
    }

    /** A call on a container that others may reach under another name. */
    void markAliased(Object container, int site) {
        if (isTracked && UnwovenCode.isAliased(container)) {
            mark(Sites.get(site).writes());
        }
    }

    /** A call that may call methods of what {@code receiver} contains, such as {@code equals}. */
    void markContents(Object receiver, int site) {
        if (!isTracked || !Sites.get(site).readsElements()) {
            return;
        }
        boolean isPlain = kinds.get(receiver.getClass()) == ReceiverKind.PLAIN || UnwovenCode.isImmutable(receiver);
        if (!isPlain || !unwoven.containsOnlyWoven(receiver)) {
            mark(receiver, false);
        }
    }

    /** Code that is given an object may ask it for its hash code and the like, or call it if it is a function. */
    void markArgument(Object argument) {
        boolean isEmpty = argument instanceof Object[] several && several.length == 0;
        if (isTracked && argument != null && !isEmpty) {
            mark(argument, argument.getClass().isHidden());
        }
    }
}
