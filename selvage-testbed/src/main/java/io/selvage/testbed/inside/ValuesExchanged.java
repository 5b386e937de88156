package io.selvage.testbed.inside;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Exchanger;

/** Two threads exchange values. */
@Expect(outputs = "2 1\n", exhaustive = false, inside = "java.util.concurrent.Exchanger")
public final class ValuesExchanged {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        int[] got = new int[2];
        Threads.run(() -> got[0] = exchanger.exchange(1), () -> got[1] = exchanger.exchange(2));
        System.out.println(got[0] + " " + got[1]);
    }
}
