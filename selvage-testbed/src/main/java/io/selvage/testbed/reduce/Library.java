package io.selvage.testbed.reduce;

/** Two threads write into a book under a lock; who keeps the book may be left out of what is woven. */
public final class Library {
    private static final Object LOCK = new Object();

    private Library() {}

    /** What the program knows of it. */
    interface Book {
        void write(String line);
    }

    /** Keeps its lines. */
    static final class Ledger implements Book {
        private String text = "";

        @Override
        public void write(String line) {
            text += line;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static void write(Book book, String line) {
        synchronized (LOCK) {
            book.write(line);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        Thread first = new Thread(() -> write(ledger, "a"));
        Thread second = new Thread(() -> write(ledger, "b"));
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(ledger);
    }
}
