package io.selvage.scheduler.gates;

import io.selvage.hooks.MonitorGate;
import io.selvage.hooks.Sites;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.sync.Monitor;
import java.util.Objects;

/** {@code synchronized}, {@code wait} and {@code notify} as operations. */
public final class MonitorOps implements MonitorGate {
    private final OperationRunner operations;
    private final SiteOrigins sites;

    public MonitorOps(OperationRunner operations, SiteOrigins sites) {
        this.operations = operations;
        this.sites = sites;
    }

    @Override
    public void enter(Object lock, int site) {
        Objects.requireNonNull(lock, "Cannot enter synchronized block because the lock is null");
        TestThread self = operations.self();
        ShadowObject shadow = operations.execution.objects.getOrCreate(lock);
        Monitor monitor = shadow.monitor();
        if (monitor.isHeldBy(self.id) || monitor.canEnter(self.id) && sites.isInsideCall(site, self)) {
            monitor.enter(self.id);
            if (monitor.holds() == 1) {
                enteredInsideCall(self, shadow, site);
            }
            return;
        }
        self.jdk.runAt(Sites.get(site));
        self.pending.announce(OpKind.LOCK, self.number(shadow), site);
        operations.performAtPoint(self);
        if (sites.isOfJdk(site)) {
            operations.execution.log.markUnwoven(true);
        }
    }

    private void enteredInsideCall(TestThread self, ShadowObject lock, int site) {
        self.jdk.unrecordedLocks().push(lock);
        if (sites.isOfJdk(site)) {
            operations.effects.recordExtraAccess(self, self.number(lock), ExtraAccess.LOCK, false);
        }
    }

    @Override
    public void exit(Object lock, int site) {
        TestThread self = operations.self();
        ShadowObject shadow = operations.execution.objects.getOrCreate(Objects.requireNonNull(lock));
        if (!shadow.isLockedBy(self.id)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (shadow.monitor().holds() > 1) {
            shadow.monitor().exit(self.id);
        } else if (self.jdk.hasUnrecordedLock(shadow)) {
            shadow.monitor().exit(self.id);
            if (self.jdk.unrecordedLocks().pop(shadow)) {
                operations.effects.recordExtraAccess(self, shadow, ExtraAccess.RELEASED_ACROSS_STEPS, true);
            }
        } else {
            operations.effects.unlock(self, shadow, site);
        }
    }

    @Override
    public void await(Object lock, long nanos, int site) throws InterruptedException {
        TestThread self = operations.self();
        ShadowObject shadow = owned(lock, self);
        self.pending.announce(OpKind.WAIT, shadow, site);
        if (nanos > 0) {
            if (sites.isOfJdk(site)) {
                operations.limitInside(self, nanos);
            } else {
                operations.limit(self, nanos);
            }
        }
        operations.performAtPoint(self);
        if (self.pending.consumeInterruption()) {
            throw new InterruptedException();
        }
    }

    @Override
    public void signal(Object lock, int site) {
        operations.performAtPoint(OpKind.NOTIFY, owned(lock, operations.self()), site);
    }

    @Override
    public void signalAll(Object lock, int site) {
        operations.performAtPoint(OpKind.NOTIFY_ALL, owned(lock, operations.self()), site);
    }

    @Override
    public boolean holds(Object lock) {
        ShadowObject shadow = operations.execution.objects.find(Objects.requireNonNull(lock));
        return shadow != null && shadow.isLockedBy(operations.self().id);
    }

    private ShadowObject owned(Object lock, TestThread self) {
        ShadowObject shadow = operations.shadow(Objects.requireNonNull(lock));
        if (!shadow.isLockedBy(self.id)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return shadow;
    }
}
