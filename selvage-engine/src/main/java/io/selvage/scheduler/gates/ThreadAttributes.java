package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;

/**
 * Names, priorities and daemon flags of threads. Most programs set them before they start a thread, and from then on
 * everybody only reads them. So accesses are no operations until an execution shows that one thread has changed what
 * another uses: then the search begins anew, and they are scheduling points.
 */
final class ThreadAttributes {
    /** Stands for all attributes of a thread, as a variable of its object. */
    static final String NAME = "java.lang.Thread.name";

    private final OperationRunner operations;
    private final MonitorOps monitors;
    private final RacyVariables shared;
    /** What stands for {@link #NAME}; 0 until the first access. */
    private int attributes;

    ThreadAttributes(OperationRunner operations, MonitorOps monitors, RacyVariables shared) {
        this.operations = operations;
        this.monitors = monitors;
        this.shared = shared;
    }

    /** @param caller the site of the program's call, or 0 */
    void access(Thread thread, boolean changes, int caller) {
        TestThread self = operations.self();
        ShadowObject shadow = thread == self.threadObject ? self.shadow() : operations.shadow(thread);
        int variable = variable();
        if (shared.contains(thread, variable)) {
            int site = caller != 0 ? caller : self.pending.site();
            self.pending.announceAccess(shadow, variable, changes, true, site);
            operations.performForCaller(self, caller);
        } else if (shadow.useAttributes(self.id, changes)) {
            operations.execution.noteHiddenPoint(NAME);
        }
    }

    private int variable() {
        if (attributes == 0) {
            attributes = Sites.memberNumber(NAME) + 1;
        }
        return attributes;
    }

    void setName(Thread thread, String name, int caller) {
        monitors.enter(thread, caller);
        try {
            access(thread, true, 0);
            thread.setName(name);
        } finally {
            monitors.exit(thread, caller);
        }
    }
}
