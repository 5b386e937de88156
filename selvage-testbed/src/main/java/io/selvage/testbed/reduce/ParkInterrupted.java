package io.selvage.testbed.reduce;

import java.util.concurrent.locks.LockSupport;

/** Looks at the interrupt flag of a thread that parks: set if an interrupt from outside has ended that. */
public final class ParkInterrupted {
    private ParkInterrupted() {}

    public static void main(String[] args) throws InterruptedException {
        Thread parked = new Thread(LockSupport::park);
        parked.start();
        boolean interrupted = parked.isInterrupted();
        LockSupport.unpark(parked);
        parked.join();
        System.out.println(interrupted);
    }
}
