package io.selvage.model;

/** What one of several searches did that shared a budget: its name, and how many executions it ran. */
public record SearchPhase(String strategy, long executions) {}
