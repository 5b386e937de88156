package io.selvage.testbed.reduce;

/** Each thread has an object of its own, unless an argument says otherwise: then they share one, under a lock. */
public final class Private {
    /** Belongs to one thread. */
    static final class Notes {
        private int lines;

        synchronized void add() {
            lines++;
        }
    }

    private Private() {}

    public static void main(String[] args) throws InterruptedException {
        Notes mine = new Notes();
        Notes others = args.length == 0 ? new Notes() : mine;
        Thread other = new Thread(others::add);
        other.start();
        mine.add();
        other.join();
        System.out.println(mine.lines);
    }
}
