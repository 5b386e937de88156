package io.selvage.scheduler.network;

/** What a selector waits for: that one of its channels is ready, or that somebody wakes it. */
final class SelectorState extends Communication {
    private final SimulatedSelector selector;

    SelectorState(SimulatedSelector selector) {
        this.selector = selector;
    }

    @Override
    int level() {
        return selector.countReady();
    }

    @Override
    public String reportName() {
        return "port of a selector";
    }

    @Override
    public int awaited(int position) {
        return -1;
    }

    @Override
    public String awaitedWhat(int position) {
        return "one of its channels";
    }
}
