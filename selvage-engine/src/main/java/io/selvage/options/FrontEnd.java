package io.selvage.options;

/** Where an option can be given besides {@code selvage run}, which takes all of them. */
public enum FrontEnd {
    /** {@code selvage monitor} and {@code @MonitorTest}. */
    MONITOR,
    /** {@code selvage script}. */
    SCRIPT,
    /** {@code @SelvageTest}, as an attribute. */
    TEST,
    /** {@code Selvage.explore}: code of the running program, whose classes are loaded already. */
    CODE
}
