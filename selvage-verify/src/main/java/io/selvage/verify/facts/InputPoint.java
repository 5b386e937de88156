package io.selvage.verify.facts;

/** Input is read while a lock is held. */
public record InputPoint(String lock, String entry, String site) {}
