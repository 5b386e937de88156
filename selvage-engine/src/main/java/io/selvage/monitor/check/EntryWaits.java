package io.selvage.monitor.check;

/** For one state: where a new thread waits if it makes a given call there. */
public final class EntryWaits {
    /** By call; 0 if a new thread does not wait, or that was not tried. */
    private final int[] sites;

    public EntryWaits(int calls) {
        sites = new int[calls];
    }

    /** A new thread with that call had to wait at {@code site}. */
    public void record(int call, int site) {
        sites[call] = site;
    }

    boolean waitsAt(int call, int site) {
        return sites[call] == site;
    }
}
