package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.SearchStep;

/** What could be run instead of an execution's step number {@code at} and all that followed. */
public record WakeupSequence(int at, SearchStep[] steps) {}
