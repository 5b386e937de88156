package io.selvage.verify.report;

/** A row of the guarded-by table. */
public record GuardRow(String field, String guardedBy, String uses) {}
