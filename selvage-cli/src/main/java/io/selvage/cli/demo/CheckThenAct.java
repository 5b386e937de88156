package io.selvage.cli.demo;

/** Every call is synchronized, yet two threads may both find the seat free before either takes it. */
public final class CheckThenAct {
    private int bookings;

    private CheckThenAct() {}

    public static void main(String[] args) throws InterruptedException {
        CheckThenAct seat = new CheckThenAct();
        Thread ann = new Thread(seat::bookIfFree, "ann");
        Thread ben = new Thread(seat::bookIfFree, "ben");
        ann.start();
        ben.start();
        ann.join();
        ben.join();
        if (!seat.bookedOnce()) {
            throw new AssertionError("the seat was booked twice");
        }
    }

    private void bookIfFree() {
        if (isFree()) {
            book();
        }
    }

    private synchronized boolean isFree() {
        return bookings == 0;
    }

    private synchronized void book() {
        bookings++;
    }

    private synchronized boolean bookedOnce() {
        return bookings == 1;
    }
}
