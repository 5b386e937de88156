package io.selvage.scheduler.gates;

import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.process.TestProcess;

/** What others notice of the end of a process. */
public interface ProcessEnd {
    /** Nothing. */
    ProcessEnd UNNOTICED = new ProcessEnd() {
        @Override
        public boolean isNoticed(TestProcess process) {
            return false;
        }

        @Override
        public void leave(TestThread self, TestProcess process) {}
    };

    /** Whether others would notice the end of {@code process} now. */
    boolean isNoticed(TestProcess process);

    /** {@code self} ends {@code process} in the running step. */
    void leave(TestThread self, TestProcess process);
}
