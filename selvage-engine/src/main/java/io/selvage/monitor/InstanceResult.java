package io.selvage.monitor;

/**
 * What the exploration from one starting point came to.
 *
 * @param number the number of the starting point, from 1
 * @param construction the arguments of the constructor, {@code (3)}; the empty string if they are unknown
 */
public record InstanceResult(
        int number, String construction, long states, long paths, long transitions, int findings) {}
