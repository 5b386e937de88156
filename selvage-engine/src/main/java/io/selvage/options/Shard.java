package io.selvage.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a search.
 *
 * @param number from 1 to {@code of}
 * @param of how many parts there are
 */
public record Shard(int number, int of) {
    /** The only part. */
    public static final Shard WHOLE = new Shard(1, 1);

    static final int MOST = 1_000_000;

    private static final Pattern SHAPE = Pattern.compile("(\\d{1,7})/(\\d{1,7})");

    /** Null if {@code text} names no part. */
    static Shard parse(String text) {
        Matcher matcher = SHAPE.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        Shard shard = new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
        return shard.number < 1 || shard.number > shard.of || shard.of > MOST ? null : shard;
    }

    /** As it is given: {@code 3/8}. */
    public String text() {
        return number + "/" + of;
    }

    /** Whether the parts are dealt out so that this one gets the piece of that number, from 0. */
    public boolean owns(long piece) {
        return Math.floorMod(piece, (long) of) == number - 1;
    }

    /** For a sentence: {@code shard 3 of 8}. */
    @Override
    public String toString() {
        return "shard " + number + " of " + of;
    }
}
