package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.Timer;
import java.util.TimerTask;

/** A timer task that cancels its timer. */
@Expect(outputs = "ran\n")
public final class TimerOnce {
    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        System.out.println("ran");
                        timer.cancel();
                    }
                },
                1);
    }
}
