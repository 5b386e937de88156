package io.selvage.scheduler.jvm;

/** Some state of the JVM as it was at a moment. */
@FunctionalInterface
interface Snapshot {
    /** Makes it as it was. Can be called again and again. */
    void restore();
}
