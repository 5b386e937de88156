package io.selvage.scheduler.gates;

import io.selvage.hooks.MonitorGate;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import java.util.Objects;

/** {@code synchronized}, {@code wait} and {@code notify} as operations. */
public final class MonitorOps implements MonitorGate {
    private final ThreadController conductor;
    private final SiteOrigins sites;

    public MonitorOps(ThreadController conductor, SiteOrigins sites) {
        this.conductor = conductor;
        this.sites = sites;
    }

    @Override
    public void enter(Object lock, int site) {
        Objects.requireNonNull(lock, "Cannot enter synchronized block because the lock is null");
        TestThread self = conductor.self();
        ShadowObject cell = conductor.execution.objects.of(lock);
        boolean free = cell.monitor().canEnter(self.id);
        if (cell.monitor.isHeldBy(self.id) || free && sites.isInsideCall(site, self)) {
            cell.monitor.enter(self.id);
            if (cell.monitor.holds() == 1) {
                self.silent.push(cell);
                if (sites.isOfJdk(site)) {
                    conductor.effects.touch(self, cell.numberedBy(self), ExtraAccess.LOCK, false);
                }
            }
            return;
        }
        self.leavePool();
        self.pend(OpKind.LOCK, cell.numberedBy(self), site);
        conductor.perform(self);
        if (sites.isOfJdk(site)) {
            conductor.execution.log.unseen(true);
        }
    }

    @Override
    public void exit(Object lock, int site) {
        TestThread self = conductor.self();
        ShadowObject cell = conductor.execution.objects.of(Objects.requireNonNull(lock));
        if (cell.monitor == null || !cell.monitor.isHeldBy(self.id)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (cell.monitor.holds() > 1) {
            cell.monitor.exit(self.id);
        } else if (self.silent.contains(cell)) {
            cell.monitor.exit(self.id);
            if (self.silent.pop(cell)) {
                conductor.effects.touch(self, cell, ExtraAccess.RELEASED_ACROSS_STEPS, true);
            }
        } else {
            conductor.effects.unlock(self, cell, site);
        }
    }

    @Override
    public void await(Object lock, long nanos, int site) throws InterruptedException {
        TestThread self = conductor.self();
        ShadowObject cell = owned(lock, self);
        self.pend(OpKind.WAIT, cell, site);
        if (nanos > 0) {
            self.until(conductor.execution.time.deadline(nanos));
        }
        conductor.perform(self);
        if (self.wasInterrupted()) {
            throw new InterruptedException();
        }
    }

    @Override
    public void signal(Object lock, int site) {
        conductor.point(OpKind.NOTIFY, owned(lock, conductor.self()), site);
    }

    @Override
    public void signalAll(Object lock, int site) {
        conductor.point(OpKind.NOTIFY_ALL, owned(lock, conductor.self()), site);
    }

    @Override
    public boolean holds(Object lock) {
        ShadowObject cell = conductor.execution.objects.find(Objects.requireNonNull(lock));
        return cell != null && cell.monitor != null && cell.monitor.isHeldBy(conductor.self().id);
    }

    private ShadowObject owned(Object lock, TestThread self) {
        ShadowObject cell = conductor.cell(Objects.requireNonNull(lock));
        if (cell.monitor == null || !cell.monitor.isHeldBy(self.id)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return cell;
    }
}
