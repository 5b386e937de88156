package io.selvage.model;

/** An exception that left a thread and that the program did not handle. */
public record UncaughtException(int thread, Throwable exception, int step) {}
