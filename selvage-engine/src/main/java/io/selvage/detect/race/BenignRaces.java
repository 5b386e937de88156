package io.selvage.detect.race;

import java.util.List;

/**
 * Races inside of libraries that are known to do no harm, and are not reported unless a class of another name takes
 * part. Each was looked into; {@code docs/limits.md} shows the list.
 *
 * @param pattern class names, a {@code *} for any characters; nested classes are meant too
 * @param reason why they do no harm
 */
public record BenignRaces(String pattern, String reason) {
    private static final String CACHE =
            " of an immutable object: whoever does not see the value computes an equal one, and it is read once";

    public static final List<BenignRaces> KNOWN = List.of(
            new BenignRaces(
                    "java.util.concurrent.*",
                    "the JDK's own code, seen with --inside: it orders such accesses by others, or lets them race on"
                            + " purpose"),
            new BenignRaces(
                    "ch.qos.logback.core.util.COWArrayList",
                    "a copy on write: readers may use the previous copy, which is complete and never changed"),
            new BenignRaces(
                    "com.google.common.collect.Immutable*",
                    "views and hash codes made when first asked for (@LazyInit)" + CACHE),
            new BenignRaces(
                    "com.google.common.collect.*Immutable*",
                    "views and hash codes made when first asked for (@LazyInit)" + CACHE),
            new BenignRaces(
                    "com.google.common.base.Suppliers$*MemoizingSupplier",
                    "the value is written before the volatile flag that readers check first"),
            new BenignRaces("io.netty.util.AsciiString", "the hash code and the text, cached" + CACHE),
            new BenignRaces("okio.ByteString", "the hash code and the text, cached" + CACHE),
            new BenignRaces("org.eclipse.collections.impl.string.immutable.*", "the hash code, cached" + CACHE),
            new BenignRaces(
                    "com.lmax.disruptor.*",
                    "sequences and entries are ordered by fences and padded fields written before publication; the"
                            + " ring buffer's cursor, which is read first, orders them"));
}
