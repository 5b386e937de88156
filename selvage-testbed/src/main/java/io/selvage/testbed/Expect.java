package io.selvage.testbed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What exploring a program of the corpus must come to.
 *
 * <p>Declared against sequential consistency and every interleaving of visible operations. A timed operation may time
 * out at any moment after it began, whatever other deadlines are; {@code notify} picks any waiter; there are no
 * spurious wake-ups; a call on a {@code java.util.concurrent} object is atomic unless it blocks, or its class is one of
 * {@link #inside()}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Expect {
    /**
     * The whole texts on standard output of all executions that end by themselves and in which nothing fails: exactly
     * these. Executions that hang, fail, or are stopped may add others: what they printed so far. A data race is no
     * failure in this sense. {@code "length:N"} stands for one text of N characters, too long to be written down.
     */
    String[] outputs() default {};

    /**
     * The kind of finding that some schedule must show, none if empty. {@code TOOL_FAULT} and {@code NOTHING_TESTED}
     * are verdicts: the program cannot be explored, and the tool has to say so.
     */
    String finding() default "";

    /**
     * Kinds that may be reported too, or in place of {@link #finding()} where the failure has more than one good name.
     * Any kind named in neither is a false alarm.
     */
    String[] also() default {};

    /**
     * The class of the failure table that the mistake belongs to, if it is not the usual one of {@link #finding()}. The
     * author knows it; a finding tells the class of what is seen of it, or none: a needless wait shows as a hang.
     */
    String failureClass() default "";

    /** Small enough for brute force with a scheduling point at every field access. */
    boolean exhaustive() default true;

    /**
     * The strategy that has to come to the end of its search, usually within a moment, and so proves all the rest;
     * empty
     * if none has to.
     */
    String proof() default "";

    /**
     * How many executions are enough for a search that need not come to its end, where each of them takes long: {@code
     * "dfs 10"}.
     */
    String[] enough() default {};

    /** The oldest JDK that the program compiles on. */
    int since() default 17;

    /** The memory mode to explore with, {@code all} or {@code sync}. */
    String memory() default "all";

    /** The JDK classes to interleave within. */
    String[] inside() default {};

    /** Without Selvage, the program needs a JVM of its own: it ends the JVM, never ends, or counts from zero. */
    boolean fork() default false;
}
