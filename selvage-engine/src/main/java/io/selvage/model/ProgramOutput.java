package io.selvage.model;

/** A text that whole executions printed to standard output, and how many of them did. */
public record ProgramOutput(String text, long executions) {}
