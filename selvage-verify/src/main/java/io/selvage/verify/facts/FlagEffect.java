package io.selvage.verify.facts;

/** A method sets a flag, or takes it back. */
public record FlagEffect(String entry, String field, boolean isSet) {}
