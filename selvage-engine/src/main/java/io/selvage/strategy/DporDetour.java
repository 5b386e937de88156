package io.selvage.strategy;

/** What could be run instead of an execution's step number {@code at} and all that followed. */
record DporDetour(int at, DporStep[] steps) {}
