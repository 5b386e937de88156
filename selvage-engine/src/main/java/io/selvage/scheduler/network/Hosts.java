package io.selvage.scheduler.network;

import io.selvage.scheduler.process.TestProcess;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** The names and addresses of the hosts that the processes run on. */
final class Hosts {
    private static final String LOCALHOST = "localhost";
    private static final int NETWORK = 10;

    /** By number; the first is the one that processes run on which name none. */
    private final List<String> names = new ArrayList<>();

    private final List<TestProcess> processes;

    Hosts(List<TestProcess> processes) {
        this.processes = List.copyOf(processes);
        names.add(LOCALHOST);
        for (TestProcess process : processes) {
            if (!process.host.isEmpty() && !names.contains(process.host)) {
                names.add(process.host);
            }
        }
    }

    /** The host of {@code process}. */
    int of(TestProcess process) {
        return process.host.isEmpty() ? 0 : names.indexOf(process.host);
    }

    String name(int host) {
        return names.get(host);
    }

    /** A host by its name, or by that of a process on it. */
    InetAddress[] lookUp(String name) throws UnknownHostException {
        if (name.equals(LOCALHOST)) {
            return new InetAddress[] {loopback()};
        }
        int host = names.indexOf(name);
        for (TestProcess process : processes) {
            host = host < 0 && process.name.equals(name) ? of(process) : host;
        }
        if (host < 0) {
            throw new UnknownHostException(name + ": Name or service not known");
        }
        return new InetAddress[] {host == 0 ? loopback() : address(host)};
    }

    static InetAddress loopback() {
        return make(LOCALHOST, 127, 0, 1);
    }

    /** The address under which others find {@code host}. */
    InetAddress address(int host) {
        return host == 0 ? loopback() : make(names.get(host), NETWORK, 0, host);
    }

    private static InetAddress make(String name, int first, int third, int last) {
        try {
            return InetAddress.getByAddress(name, new byte[] {(byte) first, 0, (byte) third, (byte) last});
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The host that {@code address} means to a process on {@code own}; -1 if there is none. */
    int find(InetAddress address, int own) {
        if (address.isAnyLocalAddress() || address.isLoopbackAddress()) {
            return own;
        }
        byte[] bytes = address.getAddress();
        boolean isOurs = address instanceof Inet4Address && bytes[0] == NETWORK && bytes[1] == 0 && bytes[2] == 0;
        return isOurs && bytes[3] > 0 && bytes[3] < names.size() ? bytes[3] : -1;
    }

    /** The name of the host that has {@code address}; its text if there is none. */
    String name(InetAddress address) {
        int host = address.isLoopbackAddress() ? 0 : find(address, -1);
        return host < 0 ? address.getHostAddress() : names.get(host);
    }
}
