package io.selvage.report;

import java.util.List;

/**
 * What threads do in the ticks of a logical clock.
 *
 * @param caption what it shows
 * @param ticks how many there are
 * @param bars those of one thread one after the other
 */
public record PageTimeline(String title, String caption, int ticks, List<Bar> bars) {
    /**
     * From one tick to another.
     *
     * @param from the tick in which it begins, from 1
     * @param to the tick in which it ends; 0 if it does not
     * @param wrong what is wrong with it; the empty string if nothing is
     */
    public record Bar(String thread, String label, int from, int to, String wrong) {}

    public PageTimeline {
        bars = List.copyOf(bars);
    }
}
