package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import java.util.Timer;
import java.util.TimerTask;

/** Cancelling a timer comes in time or too late. */
@Expect(outputs = {"", "ran\n"})
public final class TimerCancel {
    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        System.out.println("ran");
                    }
                },
                0);
        timer.cancel();
    }
}
