package io.selvage.scheduler.network;

import java.util.List;

/** A channel that selectors ask whether it is ready. */
interface SelectableState {
    /** What it is ready for, see {@link java.nio.channels.SelectionKey}. */
    int readyOps();

    /** What changes when that does. */
    List<Communication> watched();
}
