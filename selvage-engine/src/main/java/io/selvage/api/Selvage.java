package io.selvage.api;

import io.selvage.explore.Exploration;
import io.selvage.hooks.HookThread;
import io.selvage.model.Result;
import io.selvage.options.BadOption;
import io.selvage.options.FrontEnd;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Explores a piece of code of the running program: every schedule of the threads that it starts, as
 * {@code ./selvage run} does with a whole program.
 *
 * <pre>{@code
 * Result result = Selvage.explore(() -> {
 *     Account account = new Account();
 *     Thread one = new Thread(() -> account.deposit(1));
 *     one.start();
 *     account.deposit(2);
 *     ...
 * });
 * }</pre>
 *
 * The code is run many times. What it makes is made anew each time, and so is the static state of woven classes, which
 * is left behind as the last execution left it. Objects that it finds already made, captured variables above all, are
 * the <em>same</em> in all executions: it must not change them, or its executions differ, which is reported as
 * {@code TOOL_FAULT}, not deterministic, as soon as it shows.
 *
 * <p>The JVM must have been started with {@code -javaagent:selvage-agent.jar}, so that the program's classes are woven
 * when they are loaded. Where that cannot be had, {@code @SelvageTest} needs no flag.
 */
public final class Selvage {
    private Selvage() {}

    /** As {@link #explore(Options, Runnable)}, with no option set. */
    public static Result explore(Runnable code) {
        return explore(Options.DEFAULTS, code);
    }

    /**
     * Blocks until there is a verdict. One exploration at a time; others wait for it.
     *
     * @throws IllegalStateException if this JVM's classes are not woven, or if code under test calls
     * @throws BadOption if an option cannot be used here
     */
    public static Result explore(Options options, Runnable code) {
        CodeSubject subject = CodeSubject.of(checked(code));
        synchronized (Selvage.class) {
            return Exploration.run(checked(options), subject);
        }
    }

    /**
     * Runs one schedule that an exploration of {@code code} has found.
     *
     * @param schedule the text of a schedule, or the name of its file
     * @throws io.selvage.replay.BadSchedule if there is no such schedule, or the code does not follow it
     */
    public static Result replay(String schedule, Runnable code) {
        CodeSubject subject = CodeSubject.of(checked(code));
        synchronized (Selvage.class) {
            return replay(schedule, subject);
        }
    }

    private static Result replay(String schedule, CodeSubject subject) {
        if (Schedule.isText(schedule)) {
            return Exploration.replay(Options.DEFAULTS, subject, Schedule.parse(schedule), null);
        }
        ScheduleFile file = ScheduleFile.read(Path.of(schedule));
        return Exploration.replay(file.options(), subject, file.schedule(), file);
    }

    private static Options checked(Options options) {
        for (Option<?> option : OptionList.all()) {
            if (options.isGiven(option) && !option.isFor(FrontEnd.CODE)) {
                throw new BadOption(
                        option.toString(), "it has no effect on code of the running program", "leave it out");
            }
        }
        return options;
    }

    private static Runnable checked(Runnable code) {
        Objects.requireNonNull(code);
        if (HookThread.below() != null) {
            throw new IllegalStateException("code under test cannot explore anything itself; call from outside of it");
        }
        return code;
    }
}
