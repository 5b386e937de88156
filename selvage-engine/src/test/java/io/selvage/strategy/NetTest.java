package io.selvage.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testing.Net;
import io.selvage.testing.NetSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every search against brute force on random programs of all kinds of operations; what differs is told with the
 * smallest
 * program that shows it. {@code -Dselvage.net.programs=20000} for more of them.
 */
@Tag("once")
class NetTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.net.programs", 100);
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 500;

    @ParameterizedTest
    @EnumSource
    void it_reaches_what_it_promises_of_what_brute_force_reaches(NetSearch search) {
        Net net = new Net(search, LIMIT);
        assertThat(net.differences(0, PROGRAMS, 3)).isEmpty();
        assertThat(net.compared()).isGreaterThan(PROGRAMS / 5);
    }
}
