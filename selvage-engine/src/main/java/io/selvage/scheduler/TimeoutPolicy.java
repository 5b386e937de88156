package io.selvage.scheduler;

/** When time limits run out. */
public enum TimeoutPolicy {
    /** At any moment, as a choice: no order of deadlines is assumed. */
    ANY_TIME,
    /** In the order of their deadlines, each as soon as no thread is enabled without time passing. */
    DEADLINE_ORDER,
    /** Never. */
    NEVER
}
