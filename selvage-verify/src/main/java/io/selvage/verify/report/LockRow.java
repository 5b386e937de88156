package io.selvage.verify.report;

/** An edge of the lock graph. */
public record LockRow(String outer, String inner, String site, boolean isInCycle) {}
