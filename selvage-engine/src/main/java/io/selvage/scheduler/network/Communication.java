package io.selvage.scheduler.network;

/** Something by which processes communicate, and on which calls are operations. */
abstract class Communication implements io.selvage.scheduler.process.Awaited {
    /** How much of it is there to be taken; what calls wait for is that it is above or below some number. */
    abstract int level();
}
