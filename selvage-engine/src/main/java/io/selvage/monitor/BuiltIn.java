package io.selvage.monitor;

/** Which properties are checked without anybody having asked for them. */
public enum BuiltIn {
    ALL,
    NONE
}
