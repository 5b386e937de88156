package io.selvage.hooks;

/**
 * Marks what the engine throws through code under test to steer it. Code that catches everything the program throws
 * must let these
 * pass.
 */
public interface ControlThrowable {}
