package io.selvage.scheduler.network;

import java.net.SocketException;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.util.HashMap;
import java.util.Map;

/** The options of a socket. Most have no effect on the simulated network. */
final class SocketOptionValues {
    private static final Map<SocketOption<?>, Integer> NUMBERS = Map.of(
            StandardSocketOptions.SO_RCVBUF, SocketOptions.SO_RCVBUF,
            StandardSocketOptions.SO_SNDBUF, SocketOptions.SO_SNDBUF,
            StandardSocketOptions.SO_REUSEADDR, SocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, SocketOptions.SO_REUSEPORT,
            StandardSocketOptions.SO_KEEPALIVE, SocketOptions.SO_KEEPALIVE,
            StandardSocketOptions.SO_LINGER, SocketOptions.SO_LINGER,
            StandardSocketOptions.SO_BROADCAST, SocketOptions.SO_BROADCAST,
            StandardSocketOptions.IP_TOS, SocketOptions.IP_TOS,
            StandardSocketOptions.TCP_NODELAY, SocketOptions.TCP_NODELAY);

    private final Map<Integer, Object> values = new HashMap<>();

    /** @throws SocketException if there is no such option */
    static int number(SocketOption<?> name) throws SocketException {
        Integer number = NUMBERS.get(name);
        if (number == null) {
            throw new SocketException("the option " + name.name() + " is not simulated");
        }
        return number;
    }

    void set(int option, Object value) {
        values.put(option, value);
    }

    /** Null if it was not set. */
    Object get(int option) {
        return values.get(option);
    }

    /** What {@code option} is if it was not set. */
    static Object preset(int option, int buffer) {
        return switch (option) {
            case SocketOptions.SO_RCVBUF, SocketOptions.SO_SNDBUF -> buffer;
            case SocketOptions.SO_TIMEOUT, SocketOptions.IP_TOS -> 0;
            case SocketOptions.SO_LINGER -> -1;
            default -> Boolean.FALSE;
        };
    }
}
