package io.selvage.cli.command;

import io.selvage.explore.Exploration;
import io.selvage.explore.SearchProgress;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Result;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;

/** What commands need of the engine, so that they can be tested without it. */
public interface Engine {
    Engine REAL = new Engine() {
        @Override
        public Result run(Options options, Subject subject) {
            return Exploration.run(options, subject);
        }

        @Override
        public Result run(Options options, Subject subject, SearchProgress.Watcher watcher) {
            return Exploration.run(options, subject, watcher);
        }

        @Override
        public Result replay(Options options, Subject subject, Schedule schedule, ScheduleFile file) {
            return Exploration.replay(options, subject, schedule, file);
        }
    };

    Result run(Options options, Subject subject);

    /** {@code watcher} receives the progress now and then. */
    default Result run(Options options, Subject subject, SearchProgress.Watcher watcher) {
        return run(options, subject);
    }

    default MonitorResult monitor(Options options, MonitorSpec<?> spec) {
        return spec.explore(options);
    }

    /** {@code file} is where {@code schedule} comes from, or null. */
    Result replay(Options options, Subject subject, Schedule schedule, ScheduleFile file);
}
