package io.selvage.script.language;

/** A problem of a script; the message says what was found and what was expected. */
public record Problem(Position at, String message) {}
