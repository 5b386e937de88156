package io.selvage.testbed.processes.programs;

/** Two threads count in a static field; the exit code is the argument. */
public final class OwnStatics {
    private static int count;

    private OwnStatics() {}

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(OwnStatics::count);
        other.start();
        count();
        other.join();
        System.out.println(count + " " + other.getName());
        System.exit(Integer.parseInt(args[0]));
    }

    private static synchronized void count() {
        count++;
    }
}
