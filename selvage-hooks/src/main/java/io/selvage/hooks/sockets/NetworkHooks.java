package io.selvage.hooks.sockets;

import io.selvage.hooks.HookThread;
import io.selvage.hooks.network.NetworkGate;
import java.net.DatagramSocketImplFactory;
import java.net.InetAddress;
import java.net.SocketImplFactory;
import java.net.UnknownHostException;
import java.nio.channels.spi.SelectorProvider;

/** What the JDK's network classes call: outside of control all is as it would be without. */
public final class NetworkHooks {
    private NetworkHooks() {}

    private static NetworkGate gate() {
        HookThread thread = HookThread.live();
        return thread == null ? null : thread.gates.network();
    }

    /** Before a call of a network class in woven code. */
    public static void at(int site) {
        NetworkGate gate = gate();
        if (gate != null) {
            gate.at(site);
        }
    }

    /** Behind a read of the factory that a program may have set. */
    public static SocketImplFactory sockets(SocketImplFactory own) {
        NetworkGate gate = gate();
        return gate == null ? own : gate.sockets();
    }

    /** Behind a read of the factory that a program may have set. */
    public static DatagramSocketImplFactory datagramSockets(DatagramSocketImplFactory own) {
        NetworkGate gate = gate();
        return gate == null ? own : gate.datagramSockets();
    }

    /** At the head of {@code SelectorProvider.provider()}; null outside of control. */
    public static SelectorProvider channels() {
        NetworkGate gate = gate();
        return gate == null ? null : gate.channels();
    }

    /** At the head of what looks up names; null outside of control. */
    public static InetAddress[] addresses(String host) throws UnknownHostException {
        NetworkGate gate = gate();
        return gate == null ? null : gate.addresses(host);
    }

    /** At the head of {@code InetAddress.getLocalHost()}; null outside of control. */
    public static InetAddress localHost() {
        NetworkGate gate = gate();
        return gate == null ? null : gate.localHost();
    }

    /** At the head of what looks up addresses; null outside of control. */
    public static String name(InetAddress address) {
        NetworkGate gate = gate();
        return gate == null ? null : gate.name(address);
    }

    /** Where the JDK is about to open a socket of the real network. */
    public static void opens(String what) {
        NetworkGate gate = gate();
        if (gate != null) {
            gate.refuse(what);
        }
    }
}
