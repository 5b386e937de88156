package io.selvage.scheduler.network;

import io.selvage.model.CallPart;
import io.selvage.scheduler.process.TestProcess;
import java.util.ArrayDeque;

/** A port of a host, for connections: who listens on it, if anybody does, and the connections not yet accepted. */
final class ListeningPort extends Communication {
    /** Slots that are none of the backlog. */
    private static final int BOUND = (1 << 24) - 1;

    private static final int LISTENS = BOUND - 1;

    private final String name;
    private final ArrayDeque<Endpoint> waiting = new ArrayDeque<>();
    private TestProcess owner;
    private boolean listens;
    private int backlog;
    private int added;
    private int taken;
    private int sinceBound;
    /** Counts how often it has been bound: an owner that closed it finds another one's state. */
    private int generation;

    ListeningPort(String name) {
        this.name = name;
    }

    @Override
    int level() {
        return listens ? waiting.size() : 1;
    }

    @Override
    public String reportName() {
        return "port " + name;
    }

    /** Anybody may connect. */
    @Override
    public int awaited(int process) {
        return -1;
    }

    @Override
    public String awaitedWhat(int process) {
        return owner != null && process == owner.index ? "a connection" : "room in the backlog";
    }

    boolean isBound() {
        return owner != null;
    }

    boolean isListening() {
        return listens;
    }

    TestProcess owner() {
        return owner;
    }

    int bind(TestProcess process) {
        owner = process;
        return ++generation;
    }

    void listen(int most) {
        backlog = Math.max(most, 1);
        sinceBound = 0;
        listens = true;
    }

    boolean isBoundAs(int which) {
        return owner != null && generation == which;
    }

    /** Whether a further connection has room even if none has been accepted. */
    boolean alwaysHasRoom() {
        return sinceBound < backlog;
    }

    int backlog() {
        return backlog;
    }

    /** Who has bound it matters to those who want to, too, and not to those who connect. */
    int partOfBind() {
        return CallPart.of(CallPart.PART, BOUND);
    }

    int partOfConnect() {
        if (!listens) {
            return CallPart.of(CallPart.PART, LISTENS) | CallPart.ONLY_READS;
        }
        return alwaysHasRoom() ? CallPart.of(CallPart.LAST, added) : CallPart.WHOLE;
    }

    int partOfAccept() {
        return listens && !waiting.isEmpty() ? CallPart.of(CallPart.FIRST, taken) : CallPart.WHOLE;
    }

    void add(Endpoint serverSide) {
        waiting.add(serverSide);
        added++;
        sinceBound++;
    }

    boolean hasConnection() {
        return !waiting.isEmpty();
    }

    Endpoint accept() {
        taken++;
        return waiting.poll();
    }

    /** Nobody listens any more; answers with connections that nobody will accept. */
    Endpoint[] close() {
        owner = null;
        listens = false;
        Endpoint[] lost = waiting.toArray(new Endpoint[0]);
        waiting.clear();
        return lost;
    }
}
