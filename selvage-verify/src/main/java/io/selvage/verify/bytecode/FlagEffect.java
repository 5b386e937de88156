package io.selvage.verify.bytecode;

/** A method sets a flag, or takes it back. */
public record FlagEffect(String entry, String field, boolean isSet) {}
