package io.selvage.testbed.door;

/** Two threads and what they share, with which nothing is wrong. */
public final class Careful {
    private Careful() {}

    private static final class Cell {
        private int value;

        synchronized void add() {
            value++;
        }
    }

    public static void main(String[] args) {
        Cell cell = new Cell();
        new Thread(cell::add).start();
        new Thread(cell::add).start();
    }
}
