package io.selvage.verify.facts;

/** A method returns the container or array itself that a field refers to. */
public record HandedOut(String field, String entry, String site) {}
