package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two diners hand the only spoon to one another for ever, since the other one is hungry too. */
@Expect(
        finding = "LIVELOCK",
        exhaustive = false,
        fork = true,
        enough = {"dfs 5", "dpor 5", "lapor 5", "random 5"})
public final class SpoonHandedOn {
    private static final class Diner {
        private boolean hungry = true;
    }

    private static Diner owner;

    private static void dine(Diner self, Diner other) {
        while (self.hungry) {
            synchronized (SpoonHandedOn.class) {
                if (owner == self && other.hungry) {
                    owner = other;
                } else if (owner == self) {
                    self.hungry = false;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Diner one = new Diner();
        Diner two = new Diner();
        owner = one;
        Threads.run(() -> dine(one, two), () -> dine(two, one));
    }
}
