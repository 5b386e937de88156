package io.selvage.hooks.jdk;

import java.util.List;
import java.util.stream.Stream;

/**
 * Entries of classes that work on the network. What they do there is an operation of its own, on the connection or the
 * port; what is said here is about the objects themselves.
 */
final class NetworkClasses {
    private static final String STATE_OF_SOCKET = "isClosed isConnected isBound isInputShutdown isOutputShutdown";

    private NetworkClasses() {}

    static List<JdkClass> all() {
        return Stream.of(sockets(), streams(), values()).flatMap(List::stream).toList();
    }

    /** A socket that one thread closes tells others that it is closed. */
    private static List<JdkClass> sockets() {
        return Stream.of("Socket", "ServerSocket", "DatagramSocket", "MulticastSocket")
                .map(name -> new JdkClass("java/net/" + name)
                        .transparent()
                        .ordered(
                                STATE_OF_SOCKET + " accept getInputStream getOutputStream send receive get* toString",
                                "close connect bind disconnect shutdownInput shutdownOutput set*")
                        .reading("<init>"))
                .toList();
    }

    private static List<JdkClass> streams() {
        return List.of(
                new JdkClass("java/net/Socket$SocketInputStream")
                        .transparent()
                        .reading("*")
                        .filling("read([B)I read([BII)I readNBytes([BII)I"),
                new JdkClass("java/net/Socket$SocketOutputStream").transparent().reading("*"));
    }

    private static List<JdkClass> values() {
        return Stream.concat(
                        Stream.of(
                                new JdkClass("java/net/DatagramPacket").state().looking("get*")),
                        Stream.of("InetAddress", "Inet4Address", "Inet6Address", "InetSocketAddress", "SocketAddress")
                                .map(name -> new JdkClass("java/net/" + name)
                                        .value(ArgumentKind.CONSTANT)
                                        .reading("* <init>")))
                .toList();
    }
}
