package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.Timer;
import java.util.TimerTask;

/** A timer that nobody cancels keeps the program alive. */
@Expect(finding = "THREAD_LEAK", also = "ORPHANED_WAIT")
public final class TimerLeaks {
    private static final Timer TIMER = new Timer();

    public static void main(String[] args) {
        TIMER.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        System.out.println("ran");
                    }
                },
                1);
    }
}
