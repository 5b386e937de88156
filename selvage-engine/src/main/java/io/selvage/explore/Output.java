package io.selvage.explore;

/** A text that whole executions printed to standard output, and how many of them did. */
public record Output(String text, long executions) {}
