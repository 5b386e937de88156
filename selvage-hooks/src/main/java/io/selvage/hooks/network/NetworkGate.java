package io.selvage.hooks.network;

import java.net.DatagramSocketImplFactory;
import java.net.InetAddress;
import java.net.SocketImplFactory;
import java.net.UnknownHostException;
import java.nio.channels.spi.SelectorProvider;

/** The network that the program under test sees. */
public interface NetworkGate {
    /** The program is about to call the JDK at {@code site}: what that does on the network is done there. */
    void at(int site);

    /** Makes what sockets and server sockets work on. */
    SocketImplFactory sockets();

    DatagramSocketImplFactory datagramSockets();

    /** Makes channels and selectors. */
    SelectorProvider channels();

    /** @throws UnknownHostException if there is no such host */
    InetAddress[] addresses(String host) throws UnknownHostException;

    /** That of the host on which the program runs. */
    InetAddress localHost();

    /** The name of the host that has {@code address}; its text if there is none. */
    String name(InetAddress address);

    /** The program is about to open {@code what}, which is not simulated. Does not return. */
    void refuse(String what);
}
