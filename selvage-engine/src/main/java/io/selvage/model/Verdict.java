package io.selvage.model;

/** How an exploration ended. The names are part of the JSON contract. */
public enum Verdict {
    /** The search came to its end and there is no finding. */
    PASSED,
    /** The budget ended before the search did, and there is no finding. */
    NOT_FOUND,
    /** There are findings. */
    FAILED,
    /** Nothing concurrent was run, so that no finding means nothing. */
    NOTHING_TESTED,
    /** The tool failed, or something escaped its control. */
    TOOL_FAULT
}
