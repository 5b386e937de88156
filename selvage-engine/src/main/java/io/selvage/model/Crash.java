package io.selvage.model;

/** An exception that left a thread and that the program did not handle. */
public record Crash(int thread, Throwable exception, int step) {}
