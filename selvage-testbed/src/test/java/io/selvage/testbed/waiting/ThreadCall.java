package io.selvage.testbed.waiting;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Calls on threads, monitors and variables, which mix with those on any other object. */
enum ThreadCall implements Call {
    READ((world, self) -> world.value),
    TOUCH((world, self) -> world.touch(self.number)),
    SYNCHRONIZED((world, self) -> {
        synchronized (world) {
            return world.touch(self.number);
        }
    }),
    INTERRUPT((world, self) -> {
        world.other(self).interrupt();
        return "";
    }),
    INTERRUPTED((world, self) -> Thread.interrupted()),
    IS_INTERRUPTED((world, self) -> world.other(self).isInterrupted()),
    PARK((world, self) -> {
        LockSupport.park();
        return "";
    }),
    TIMED_PARK((world, self) -> {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        return "";
    }),
    UNPARK((world, self) -> {
        LockSupport.unpark(world.other(self));
        return "";
    }),
    STATE((world, self) -> world.other(self).getState()),
    IS_ALIVE((world, self) -> world.other(self).isAlive()),
    BLOCKER((world, self) -> LockSupport.getBlocker(world.other(self)) == null),
    STACK((world, self) -> world.other(self).getStackTrace().length > 0 ? deepest(world.other(self)) : "none");

    private final Body body;

    ThreadCall(Body body) {
        this.body = body;
    }

    /** Whether the thread is parked, by what it runs. */
    private static Object deepest(Thread thread) {
        StackTraceElement[] stack = thread.getStackTrace();
        return stack.length > 0 && stack[0].getMethodName().contains("park");
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
