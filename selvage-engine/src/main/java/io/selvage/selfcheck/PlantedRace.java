package io.selvage.selfcheck;

/** Two threads add one without synchronization: prints 2, or 1 if an update is lost. */
public final class PlantedRace extends Thread {
    private static int count;

    @Override
    public void run() {
        int seen = count;
        count = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new PlantedRace();
        Thread second = new PlantedRace();
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.print(count);
    }
}
