package io.selvage.strategy;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How much of a search is done. Each way on from a place is taken to lead to as much as its siblings, as in Knuth, "Estimating
 * the efficiency of backtrack programs", Mathematics of Computation 29, 1975, and the weighted backtrack estimator of Kilby,
 * Slaney, Thiébaux, Walsh, "Estimating search tree size", AAAI 2006; what is done then is the sum of the shares of ways that
 * are done.
 *
 * <p>Ours differs in that most ways come to light only as the search goes on, so that this sum is too high until the end. It is
 * squared: of what is not known yet there is taken to be as large a share as of what is not done yet. On programs of known
 * size, in batches of 64, the answer was at most 9 points off at 10 %, 50 % and 90 % where all threads conflict on one lock or
 * variable; on others it was too low by up to 45. In the first percent it is an order of magnitude at best, and too high: 1.7 % after
 * 0.16 % of 1.8 million traces, 1.6 % after 0.0006 % of 518 million. Loops without an end that the program itself must leave, as polling
 * with {@code sleep}, look nearly done all the time.
 */
final class DporEstimate {
    /** A place with its share of the whole search. */
    private record Share(DporNode place, double size) {}

    private DporEstimate() {}

    static double done(DporNode root) {
        double done = 0;
        Deque<Share> open = new ArrayDeque<>();
        open.push(new Share(root, 1));
        while (!open.isEmpty()) {
            Share share = open.pop();
            if (share.place.isDone()) {
                done += share.size;
            } else {
                double each = share.size / ways(share.place);
                for (DporNode way = share.place.first(); way != null; way = way.next()) {
                    open.push(new Share(way, each));
                }
            }
        }
        return root.isDone() ? 1 : done * done;
    }

    private static int ways(DporNode place) {
        int ways = 0;
        for (DporNode way = place.first(); way != null; way = way.next()) {
            ways++;
        }
        return ways;
    }
}
