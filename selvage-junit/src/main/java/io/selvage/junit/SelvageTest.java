package io.selvage.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test whose body is run under every schedule of its threads, or as many as the budget allows. It fails if any of
 * them fails, hangs or races, and shows the interleaving. The body uses ordinary threads, executors and locks; each
 * execution has a new test instance, {@code @BeforeAll}, {@code @BeforeEach}, {@code @AfterEach} and {@code @AfterAll}
 * included.
 *
 * <p>Together with {@code @ParameterizedTest} and a source of arguments, the body is explored once for each set of
 * arguments.
 *
 * <p>The attributes are the options of the command line; left out, they are what they are there.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@TestTemplate
@ExtendWith(SelvageExtension.class)
public @interface SelvageTest {
    /** How to choose the next schedule: {@code dpor}, {@code random}, {@code pct}, … */
    String strategy() default "";

    /** At most this many executions. */
    long schedules() default 0;

    /** Stop after this long: {@code 30s}, {@code 5m}. */
    String time() default "";

    /** Where random strategies start from. */
    long seed() default 1;

    /** How many explorers at once. */
    int workers() default 1;

    /** Report all distinct findings instead of stopping at the first. */
    boolean keepGoing() default false;

    /** Allow this many spurious wake-ups in an execution. */
    int spurious() default 0;

    /** Let interrupts arrive at any blocking call. */
    boolean interrupts() default false;

    /**
     * Which time limits may run out at any moment: {@code any}, {@code idle} for none of them, or those shorter than a
     * duration ({@code 500ms}). Longer ones run out only when no thread can go on otherwise.
     */
    String timeouts() default "";

    /** What may go wrong on the network, as in {@code "refuse,segment=2"}; nothing if left out. */
    String faults() default "";

    /** A file that the test reads from standard input, in every execution. */
    String stdin() default "";

    /** Scheduling points at {@code all} shared accesses, or only at {@code sync}hronization and racy fields. */
    String memory() default "";

    /** An execution of more steps is a livelock suspect. */
    int steps() default 0;

    /** Report shared variables without one guarding lock. */
    boolean discipline() default false;

    /** What to look for: {@code all}, or {@code none}, which only counts executions. */
    String detect() default "";

    /** Do not report data races within classes of these names. */
    String[] ignoreRaces() default {};

    /** Interleave within these classes of java.util.concurrent, instead of taking a call for one step. */
    String[] inside() default {};

    /** Explore the outcomes of chance too, where they are few. */
    boolean random() default false;

    /** Variables whose accesses are scheduling points with {@code memory = "sync"}. */
    String[] points() default {};

    /** With {@code exitblock}: no switch inside of classes of these names. */
    String[] trusted() default {};

    /** Where threads end for the exploration: methods, or a number of operations. */
    String[] until() default {};

    /** A file that says which classes' methods count as one operation. */
    String granularity() default "";

    /** Classes whose objects are used by one thread only. */
    String[] unshared() default {};

    /** Check what {@link #unshared} says. */
    boolean checkUnshared() default false;

    /** Control only classes of these names. */
    String[] include() default {};

    /** Leave classes of these names alone. */
    String[] exclude() default {};

    /** A file that a long exhaustive search is kept in, to go on from there the next time. */
    String resume() default "";

    /** Where schedules go. */
    String out() default "";

    /** Where to write an HTML report. */
    String html() default "";

    /** What becomes of the test if nothing was found and the search did not come to its end. */
    Unfinished unfinished() default Unfinished.DEFAULT;

    /**
     * A recorded schedule, as text or as the name of its file: only that one is run. A regression test for a bug that
     * was found once; what else is set here must be as it was then.
     */
    String replay() default "";
}
