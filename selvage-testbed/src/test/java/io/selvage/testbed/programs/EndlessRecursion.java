package io.selvage.testbed.programs;

/** Computes for longer than anybody has time, and without a loop. */
public final class EndlessRecursion {
    private EndlessRecursion() {}

    private static int climb(int steps) {
        return steps < 2 ? steps : climb(steps - 1) + climb(steps - 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread climber = new Thread(() -> System.out.println(climb(90)));
        climber.start();
        climber.join();
    }
}
