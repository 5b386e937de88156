package io.selvage.testbed.programs;

/** Two threads that give way to one another, some for ever: a livelock among executions that end. */
public final class GivingWay {
    private static volatile boolean left;
    private static volatile boolean right;

    private GivingWay() {}

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            left = true;
            while (right) {
                left = false;
                left = true;
            }
            left = false;
        });
        Thread other = new Thread(() -> {
            right = true;
            while (left) {
                right = false;
                right = true;
            }
            right = false;
        });
        one.start();
        other.start();
        one.join();
        other.join();
        System.out.println("end");
    }
}
