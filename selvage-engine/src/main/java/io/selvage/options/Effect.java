package io.selvage.options;

/**
 * What an option decides. Lists of options are made of those with certain effects, so that a new option is in every
 * list that it belongs to.
 */
public enum Effect {
    /** Which program, monitor or script is run. */
    PROGRAM,
    /** Which classes are woven, and how. */
    WEAVING,
    /** Where an execution has choices. The text of a schedule holds these: without them it means nothing. */
    CHOICES,
    /**
     * What a program is given besides its input, such as random numbers. A schedule file holds these, a schedule's text
     * does not.
     */
    ENVIRONMENT,
    /** Which executions a search runs, and in which order. */
    SEARCH,
    /** What counts as a finding, and whether more than one is reported. */
    DETECTION,
    /** How long a search takes. */
    BUDGET,
    /** How the work is done, which changes nothing about the result. */
    EFFORT,
    /** Where schedules are written. */
    SCHEDULE_FILES,
    /** A report in a file of its own. */
    REPORT,
    /** What is printed. */
    CONSOLE
}
