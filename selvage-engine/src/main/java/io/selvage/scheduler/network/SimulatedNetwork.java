package io.selvage.scheduler.network;

import io.selvage.hooks.network.NetworkGate;
import io.selvage.model.system.FaultBounds;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.OperationRunner;
import io.selvage.scheduler.gates.ThreadLifecycle;
import io.selvage.scheduler.process.TestProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocketImplFactory;
import java.net.InetAddress;
import java.net.SocketImplFactory;
import java.net.UnknownHostException;
import java.nio.channels.spi.SelectorProvider;
import java.util.List;

/** The network of the processes under test, below the JDK's classes. Belongs to one explorer. */
public final class SimulatedNetwork implements NetworkGate, ThreadLifecycle.ProcessEnd {
    private final OperationRunner operations;
    private final Network network;
    private final SocketImplFactory sockets;
    private final DatagramSocketImplFactory datagramSockets;
    private final SelectorProvider channels;

    public SimulatedNetwork(OperationRunner operations, List<TestProcess> processes, FaultBounds faults) {
        this.operations = operations;
        network = new Network(new NetworkSteps(operations), new Hosts(processes), faults);
        sockets = () -> new SimulatedSocket(network);
        datagramSockets = () -> new SimulatedDatagramSocket(network);
        channels = new SimulatedProvider(network, this);
    }

    /** A new execution begins. */
    public void reset() {
        network.reset();
    }

    /** The execution that begins has processes that wait for {@code process}. */
    public void willAwait(TestProcess process) {
        network.willAwait(process);
    }

    /** The running thread waits until {@code process} has a port that others can reach. */
    public void awaitAvailable(TestProcess process) {
        try {
            network.steps().within(self -> {
                network.awaitAvailable(self, process);
                return null;
            });
        } catch (IOException outside) {
            throw new UncheckedIOException(outside);
        }
    }

    @Override
    public boolean isNoticed(TestProcess process) {
        return network.isUsedBy(process);
    }

    @Override
    public void leave(TestThread self, TestProcess process) {
        network.leave(self, process);
    }

    @Override
    public void at(int site) {
        operations.self().jdk.calledAt(site);
    }

    @Override
    public SocketImplFactory sockets() {
        return sockets;
    }

    @Override
    public DatagramSocketImplFactory datagramSockets() {
        return datagramSockets;
    }

    @Override
    public SelectorProvider channels() {
        return channels;
    }

    @Override
    public InetAddress[] addresses(String host) throws UnknownHostException {
        return network.hosts().lookUp(host);
    }

    @Override
    public InetAddress localHost() {
        Hosts hosts = network.hosts();
        return hosts.address(hosts.of(operations.self().process));
    }

    @Override
    public String name(InetAddress address) {
        return network.hosts().name(address);
    }

    @Override
    public void refuse(String what) {
        throw operations
                .execution()
                .ending
                .fault("the program opens " + what
                        + ", and the simulated network has none; see docs/processes.md for what it has");
    }
}
