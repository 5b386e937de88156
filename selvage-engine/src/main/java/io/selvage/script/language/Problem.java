package io.selvage.script.language;

/** Something in a script that cannot be used: where, what it is and what was expected. */
public record Problem(Position at, String message) {}
