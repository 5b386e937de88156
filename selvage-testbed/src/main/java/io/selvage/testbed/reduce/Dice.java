package io.selvage.testbed.reduce;

import java.util.Random;

/** Adds a die with three faces, thrown by one thread, and a coin, thrown by another. */
public final class Dice {
    private static int sum;

    private Dice() {}

    public static void main(String[] args) throws InterruptedException {
        Thread die = new Thread(() -> add(new Random().nextInt(3)));
        die.start();
        add(new Random().nextBoolean() ? 10 : 0);
        die.join();
        System.out.println(sum);
    }

    private static synchronized void add(int points) {
        sum += points;
    }
}
