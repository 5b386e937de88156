package io.selvage.scheduler.network;

import io.selvage.model.Guard;
import io.selvage.model.system.Assumption;
import io.selvage.model.system.FaultBounds;
import io.selvage.scheduler.CallParts;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.process.TestProcess;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is connected to what in one execution, and all that changes it. All methods are for the running thread. */
final class Network {
    /** How many bytes may be on their way in one direction of a connection: what both buffers hold by default. */
    private static final int CAPACITY = 1 << 17;

    /** Instead of a number of bytes: the thread was interrupted. */
    static final int INTERRUPTED = -2;

    private static final int FIRST_EPHEMERAL = 49_152;
    private static final int THREADS = 256;
    private static final int PORTS_OF_THREAD = 64;

    private final NetworkSteps steps;
    private final Hosts hosts;
    private final Faults faults;
    private final Map<Integer, ListeningPort> listening = new HashMap<>();
    private final Map<Integer, DatagramPort> datagrams = new HashMap<>();
    private final Map<Integer, Integer> ephemeral = new HashMap<>();
    private final List<Endpoint> endpoints = new ArrayList<>();
    /** Of processes that others wait for, by position. */
    private final Map<Integer, Availability> awaited = new HashMap<>();

    Network(NetworkSteps steps, Hosts hosts, FaultBounds bounds) {
        this.steps = steps;
        this.hosts = hosts;
        faults = new Faults(steps, bounds);
    }

    /** A new execution begins. */
    void reset() {
        listening.clear();
        datagrams.clear();
        ephemeral.clear();
        endpoints.clear();
        awaited.clear();
        faults.reset();
    }

    NetworkSteps steps() {
        return steps;
    }

    Hosts hosts() {
        return hosts;
    }

    private String portName(int host, int port) {
        return hosts.name(host) + ":" + port;
    }

    private static int key(int host, int port) {
        return host << 16 | port;
    }

    private ListeningPort listeningPort(int host, int port) {
        return listening.computeIfAbsent(key(host, port), unknown -> new ListeningPort(portName(host, port)));
    }

    private DatagramPort datagramPort(int host, int port) {
        return datagrams.computeIfAbsent(key(host, port), unknown -> new DatagramPort(portName(host, port)));
    }

    /** A port that nobody else gets, the same in each execution: each thread has some of its own. */
    private int ephemeralPort(TestThread self) {
        int used = ephemeral.merge(self.id, 1, Integer::sum) - 1;
        return FIRST_EPHEMERAL + self.id % THREADS * PORTS_OF_THREAD + used % PORTS_OF_THREAD;
    }

    /** Each execution begins with processes that wait for {@code process}. */
    void willAwait(TestProcess process) {
        awaited.put(process.index, new Availability(process));
    }

    /** Waits until {@code process} has a port that others can reach. */
    void awaitAvailable(TestThread self, TestProcess process) {
        Availability state = awaited.get(process.index);
        steps.await(self, state, false, () -> 0, Guard.atLeast(1), NetworkSteps.FOR_EVER);
    }

    private void becomeAvailable(TestThread self) {
        Availability state = awaited.get(self.process.index);
        if (state != null && state.level() == 0) {
            steps.perform(self, state, true, () -> 0);
            state.set();
        }
    }

    // ---- connections

    /** A server socket that was bound. */
    final class Server {
        private final ListeningPort port;
        private final int generation;
        final int number;

        private Server(ListeningPort port, int generation, int number) {
            this.port = port;
            this.generation = generation;
            this.number = number;
        }

        void listen(TestThread self, int backlog) {
            steps.perform(self, port, true, () -> 0);
            port.listen(backlog);
            becomeAvailable(self);
        }

        /** @throws SocketTimeoutException if nobody has connected within {@code nanos} */
        Endpoint accept(TestThread self, long nanos) throws SocketException, SocketTimeoutException {
            if (!port.isBoundAs(generation)) {
                throw new SocketException("Socket closed");
            }
            if (!steps.await(self, port, true, port::partOfAccept, Guard.atLeast(1), nanos)) {
                throw new SocketTimeoutException("Accept timed out");
            }
            if (!port.isBoundAs(generation) || !port.hasConnection()) {
                throw new SocketException("Socket closed");
            }
            return port.accept();
        }

        /** Null if the thread was interrupted. */
        Endpoint acceptInterruptibly(TestThread self) throws SocketException {
            steps.await(
                    self, port, true, port::partOfAccept, Guard.interruptible(Guard.atLeast(1)), NetworkSteps.FOR_EVER);
            return self.isInterrupted() && !port.hasConnection() ? null : acceptOpen();
        }

        /** Null if there is none. */
        Endpoint acceptNow(TestThread self) throws SocketException {
            steps.perform(self, port, true, port::partOfAccept);
            return port.isBoundAs(generation) && port.hasConnection() ? port.accept() : null;
        }

        private Endpoint acceptOpen() throws SocketException {
            if (!port.isBoundAs(generation) || !port.hasConnection()) {
                throw new SocketException("Socket closed");
            }
            return port.accept();
        }

        /** Whether a connection is there to be accepted. */
        boolean isReady() {
            return port.isBoundAs(generation) && port.hasConnection();
        }

        ListeningPort port() {
            return port;
        }

        void close(TestThread self) {
            if (port.isBoundAs(generation)) {
                steps.perform(self, port, true, () -> 0);
                if (port.isBoundAs(generation)) {
                    closeNow(self);
                }
            }
        }

        /** As {@link #close}, of a channel. */
        void closeChannel(TestThread self) {
            if (steps.isCalledByProgram(self, "close")) {
                close(self);
            } else if (port.isBoundAs(generation)) {
                steps.touch(self, port);
                closeNow(self);
            }
        }

        private void closeNow(TestThread self) {
            for (Endpoint lost : port.close()) {
                steps.touch(self, lost.out);
                lost.out.reset();
                lost.in.closeReader();
                lost.markClosed();
            }
        }
    }

    /** @param wanted 0 for any port */
    Server bind(TestThread self, InetAddress address, int wanted) throws SocketException {
        int host = ownHost(self, address);
        int number = wanted != 0 ? wanted : ephemeralPort(self);
        ListeningPort port = listeningPort(host, number);
        steps.perform(self, port, true, port::partOfBind);
        if (port.isBound()) {
            throw new BindException("Address already in use");
        }
        return new Server(port, port.bind(self.process), number);
    }

    private int ownHost(TestThread self, InetAddress address) throws BindException {
        int own = hosts.of(self.process);
        if (address != null && hosts.find(address, own) != own) {
            throw new BindException("Cannot assign requested address");
        }
        return own;
    }

    /**
     * @param localPort 0 for any port
     * @param nanos {@link NetworkSteps#FOR_EVER} if there is no limit
     */
    Endpoint connect(TestThread self, InetSocketAddress to, int localPort, long nanos)
            throws SocketException, SocketTimeoutException {
        int own = hosts.of(self.process);
        int host = hosts.find(to.getAddress(), own);
        if (host < 0) {
            throw new NoRouteToHostException("No route to host");
        }
        if (to.getPort() == 0) {
            throw new ConnectException("Connection refused");
        }
        ListeningPort port = listeningPort(host, to.getPort());
        int guard = port.isListening() && !port.alwaysHasRoom() ? Guard.atMost(port.backlog() - 1) : Guard.NONE;
        if (guard == Guard.NONE) {
            steps.perform(self, port, true, port::partOfConnect);
        } else if (!steps.await(self, port, true, port::partOfConnect, guard, nanos)) {
            throw new SocketTimeoutException("Connect timed out");
        }
        if (!port.isListening() || faults.refuses(self)) {
            throw new ConnectException("Connection refused");
        }
        InetSocketAddress from = new InetSocketAddress(
                host == own ? to.getAddress() : hosts.address(own), localPort != 0 ? localPort : ephemeralPort(self));
        InetSocketAddress there = new InetSocketAddress(
                to.getAddress().isAnyLocalAddress() ? Hosts.loopback() : to.getAddress(), to.getPort());
        Endpoint[] both = Endpoint.connect(self.process, from, port.owner(), there, CAPACITY);
        endpoints.add(both[0]);
        endpoints.add(both[1]);
        port.add(both[1]);
        return both[0];
    }

    /**
     * At least one byte; -1 at the end of the stream.
     *
     * @param guard see {@link Guard}, to be combined with what it waits for
     * @throws SocketTimeoutException if nothing has come within {@code nanos}
     */
    int read(TestThread self, Endpoint at, byte[] into, int offset, int length, long nanos, boolean interruptible)
            throws SocketException, SocketTimeoutException {
        Direction in = at.in;
        int guard = interruptible ? Guard.interruptible(Guard.atLeast(1)) : Guard.atLeast(1);
        CallParts.Late part = faults.segments() ? () -> 0 : in::partOfRead;
        if (!steps.await(self, in, true, part, guard, nanos) || isLate(self, nanos)) {
            throw new SocketTimeoutException("Read timed out");
        }
        steps.touchReader(self, in, false);
        return readNow(self, at, into, offset, length);
    }

    /** Whether what has come is taken to come after the time limit. */
    private boolean isLate(TestThread self, long nanos) {
        if (nanos == NetworkSteps.FOR_EVER || !faults.isLate()) {
            return false;
        }
        steps.operations().effects().expire(self);
        return true;
    }

    /** As above without waiting; 0 if nothing is there. */
    int readNow(TestThread self, Endpoint at, byte[] into, int offset, int length) throws SocketException {
        if (at.isClosed()) {
            throw new SocketException("Socket closed");
        }
        if (at.in.isAtReset()) {
            throw new SocketException("Connection reset");
        }
        if (at.in.isAtEnd() || at.in.isReaderClosed()) {
            return -1;
        }
        return at.in.hasData() ? take(self, at.in, into, offset, length) : 0;
    }

    /** What is left of the first segment; or its first byte only, or with as many others as there is room for. */
    private int take(TestThread self, Direction in, byte[] into, int offset, int length) {
        if (length > 1) {
            steps.operations().execution().limits.assume(Assumption.WHOLE_WRITES);
        }
        boolean isDivisible = Math.min(length, in.leftOfFirst()) > 1;
        boolean hasMore = length > in.leftOfFirst() && in.hasSecond();
        int chosen = faults.segments() ? faults.cut(self, 1 + (isDivisible ? 1 : 0) + (hasMore ? 1 : 0)) : 0;
        if (isDivisible && chosen == 1) {
            return in.take(into, offset, 1);
        }
        int count = in.take(into, offset, length);
        while (chosen > 0 && count < length && in.hasData()) {
            count += in.take(into, offset + count, length - count);
        }
        return count;
    }

    /** As {@link #read}; {@link #INTERRUPTED} if the thread is. */
    int readInterruptibly(TestThread self, Endpoint at, byte[] into) throws SocketException, SocketTimeoutException {
        boolean isInterrupted = self.isInterrupted();
        int count = isInterrupted ? INTERRUPTED : read(self, at, into, 0, into.length, NetworkSteps.FOR_EVER, true);
        return count == 0 ? INTERRUPTED : count;
    }

    /** As {@link #read} without waiting; 0 if nothing is there. */
    int readAtOnce(TestThread self, Endpoint at, byte[] into) throws SocketException {
        CallParts.Late part = faults.segments() ? () -> 0 : at.in::partOfRead;
        steps.perform(self, at.in, true, part);
        steps.touchReader(self, at.in, false);
        return readNow(self, at, into, 0, into.length);
    }

    /** As {@link #write} without waiting: how many bytes had room. */
    int writeAtOnce(TestThread self, Endpoint at, byte[] from) throws SocketException {
        Direction out = at.out;
        boolean sure = out.alwaysHasRoom(from.length);
        steps.perform(self, out, true, sure ? () -> out.partOfWrite(from.length) : () -> 0);
        int room = sure ? from.length : Math.min(from.length, out.room());
        if (room > 0) {
            writeNow(self, at, Arrays.copyOf(from, room));
        }
        return room;
    }

    /** Waits until there is room for all of it. */
    void write(TestThread self, Endpoint at, byte[] from, int offset, int length) throws SocketException {
        Direction out = at.out;
        int done = 0;
        do {
            int count = Math.min(length - done, out.capacity() / 2);
            byte[] segment = Arrays.copyOfRange(from, offset + done, offset + done + count);
            if (out.alwaysHasRoom(count)) {
                steps.perform(self, out, true, () -> out.partOfWrite(count));
            } else {
                int guard = Guard.atMost(out.levelWithRoomFor(count));
                steps.await(self, out, true, () -> out.partOfWrite(count), guard, NetworkSteps.FOR_EVER);
            }
            writeNow(self, at, segment);
            done += count;
        } while (done < length);
    }

    void writeNow(TestThread self, Endpoint at, byte[] segment) throws SocketException {
        steps.touchReader(self, at.out, false);
        if (at.isClosed()) {
            throw new SocketException("Socket closed");
        }
        if (at.out.isEnded() || at.out.isRefused()) {
            throw new SocketException("Broken pipe");
        }
        if (!at.out.isReaderClosed()) {
            at.out.add(segment);
            return;
        }
        // The first write to one who has gone is lost, and answered by a reset.
        at.out.refuse();
        steps.touch(self, at.in);
        at.in.reset();
    }

    int available(TestThread self, Endpoint at) {
        steps.perform(self, at.in, false, () -> 0);
        return at.in.available();
    }

    void shutdownOutput(TestThread self, Endpoint at) {
        if (!at.out.isEnded()) {
            steps.perform(self, at.out, true, at.out::partOfEnd);
            at.out.end();
        }
    }

    void shutdownInput(TestThread self, Endpoint at) {
        steps.perform(self, at.in, true, at.in::partOfClose);
        steps.touchReader(self, at.in, true);
        at.in.closeReader();
    }

    /** @param abruptly whether what was sent may be lost */
    void close(TestThread self, Endpoint at, boolean abruptly) {
        if (at.isClosed()) {
            return;
        }
        steps.perform(self, at.in, true, at.in::partOfClose);
        if (at.isClosed()) {
            return;
        }
        steps.touchReader(self, at.in, true);
        at.markClosed();
        boolean lost = at.in.closeReader();
        if (lost || abruptly || !at.out.isEnded()) {
            steps.perform(self, at.out, true, at.out::partOfEnd);
            endOutput(at, lost || abruptly);
        }
    }

    /**
     * As {@link #close}, of a channel: code of the JDK may hold locks while it closes one, so that it must not be
     * stopped there.
     */
    void closeChannel(TestThread self, Endpoint at, boolean abruptly) {
        if (steps.isCalledByProgram(self, "close")) {
            close(self, at, abruptly);
        } else {
            steps.touch(self, at.in);
            closeNow(self, at, abruptly);
        }
    }

    private static void endOutput(Endpoint at, boolean lost) {
        if (lost) {
            at.out.reset();
        } else if (!at.out.isEnded()) {
            at.out.end();
        }
    }

    private void closeNow(TestThread self, Endpoint at, boolean abruptly) {
        if (at.isClosed()) {
            return;
        }
        at.markClosed();
        boolean lost = at.in.closeReader();
        steps.touch(self, at.out);
        endOutput(at, lost || abruptly);
    }

    // ---- datagrams

    /** A datagram socket that was bound. */
    final class Mailbox {
        private final DatagramPort port;
        private final int generation;
        private final InetAddress address;
        final int number;

        private Mailbox(DatagramPort port, int generation, InetAddress address, int number) {
            this.port = port;
            this.generation = generation;
            this.address = address;
            this.number = number;
        }

        DatagramPort port() {
            return port;
        }

        boolean isReady() {
            return port.isBoundAs(generation) && port.peek() != null;
        }

        boolean isOpen() {
            return port.isBoundAs(generation);
        }

        void send(TestThread self, byte[] data, InetSocketAddress to) throws SocketException {
            int own = hosts.of(self.process);
            int host = hosts.find(to.getAddress(), own);
            if (host < 0) {
                throw new NoRouteToHostException("No route to host");
            }
            DatagramPort target = datagramPort(host, to.getPort());
            steps.perform(self, target, true, target::partOfSend);
            if (target.isBound()) {
                port.talksTo(target.owner().index);
                target.talksTo(self.process.index);
                InetAddress from = host == own ? Hosts.loopback() : hosts.address(own);
                steps.operations().execution().limits.assume(Assumption.PERFECT_DATAGRAMS);
                Faults.Fate fate = faults.ofDatagram(self);
                DatagramPort.Datagram datagram =
                        new DatagramPort.Datagram(data.clone(), new InetSocketAddress(from, number));
                for (int copies = copies(fate); copies > 0; copies--) {
                    target.add(datagram);
                }
            }
        }

        private int copies(Faults.Fate fate) {
            return switch (fate) {
                case ARRIVES -> 1;
                case IS_LOST -> 0;
                case ARRIVES_TWICE -> 2;
            };
        }

        /** @throws SocketTimeoutException if none has come within {@code nanos} */
        DatagramPort.Datagram receive(TestThread self, boolean takes, long nanos)
                throws SocketException, SocketTimeoutException {
            CallParts.Late part = faults.reorders() ? () -> 0 : () -> port.partOfReceive(takes);
            if (!steps.await(self, port, takes, part, Guard.atLeast(1), nanos) || isLate(self, nanos)) {
                throw new SocketTimeoutException("Receive timed out");
            }
            return receiveNow(takes);
        }

        /** Null if none has come. */
        DatagramPort.Datagram receiveNow(boolean takes) throws SocketException {
            if (!port.isBoundAs(generation)) {
                throw new SocketException("Socket closed");
            }
            if (takes && port.count() > 1) {
                port.bringForward(faults.next(port.count()));
            }
            DatagramPort.Datagram first = port.peek();
            if (takes && first != null) {
                port.take();
            }
            return first;
        }

        void close(TestThread self) {
            if (port.isBoundAs(generation)) {
                steps.perform(self, port, true, () -> 0);
                if (port.isBoundAs(generation)) {
                    port.close();
                }
            }
        }
    }

    /** @param wanted 0 for any port */
    Mailbox bindDatagrams(TestThread self, InetAddress address, int wanted) throws SocketException {
        int host = ownHost(self, address);
        int number = wanted != 0 ? wanted : ephemeralPort(self);
        DatagramPort port = datagramPort(host, number);
        steps.perform(self, port, true, () -> 0);
        if (port.isBound()) {
            throw new BindException("Address already in use");
        }
        Mailbox mailbox = new Mailbox(port, port.bind(self.process), address, number);
        if (wanted != 0) {
            becomeAvailable(self);
        }
        return mailbox;
    }

    // ---- processes

    /** Whether {@code process} has anything open that others may notice the end of. */
    boolean isUsedBy(TestProcess process) {
        Availability state = awaited.get(process.index);
        return state != null && state.level() == 0
                || endpoints.stream().anyMatch(end -> end.process == process && !end.isClosed())
                || listening.values().stream().anyMatch(port -> port.owner() == process)
                || datagrams.values().stream().anyMatch(port -> port.owner() == process);
    }

    /** {@code process} has ended: all that it has open is closed, in the running step. Nobody waits for it any more. */
    void leave(TestThread self, TestProcess process) {
        Availability state = awaited.get(process.index);
        if (state != null && state.level() == 0) {
            steps.touch(self, state);
            state.set();
        }
        for (ListeningPort port : List.copyOf(listening.values())) {
            if (port.owner() == process) {
                steps.touch(self, port);
                for (Endpoint lost : port.close()) {
                    close(self, lost);
                }
            }
        }
        for (Endpoint end : endpoints) {
            if (end.process == process && !end.isClosed()) {
                close(self, end);
            }
        }
        for (DatagramPort port : datagrams.values()) {
            if (port.owner() == process) {
                steps.touch(self, port);
                port.close();
            }
        }
    }

    private void close(TestThread self, Endpoint end) {
        steps.touch(self, end.in);
        closeNow(self, end, false);
    }
}
