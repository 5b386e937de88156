package io.selvage.cli.command;

import io.selvage.explore.Exploration;
import io.selvage.explore.SearchProgress;
import io.selvage.explore.subject.Program;
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
        public Result run(Options options, Program program) {
            return Exploration.run(options, program);
        }

        @Override
        public Result run(Options options, Program program, SearchProgress.Watcher watcher) {
            return Exploration.run(options, program, watcher);
        }

        @Override
        public Result replay(Options options, Program program, Schedule schedule, ScheduleFile file) {
            return Exploration.replay(options, program, schedule, file);
        }
    };

    Result run(Options options, Program program);

    /** {@code watcher} receives the progress now and then. */
    default Result run(Options options, Program program, SearchProgress.Watcher watcher) {
        return run(options, program);
    }

    default MonitorResult monitor(Options options, MonitorSpec<?> spec) {
        return spec.explore(options);
    }

    /** {@code file} is where {@code schedule} comes from, or null. */
    Result replay(Options options, Program program, Schedule schedule, ScheduleFile file);
}
