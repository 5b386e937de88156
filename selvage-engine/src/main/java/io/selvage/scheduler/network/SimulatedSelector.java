package io.selvage.scheduler.network;

import io.selvage.model.Guard;
import io.selvage.scheduler.TestThread;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A selector of simulated channels. */
final class SimulatedSelector extends AbstractSelector {
    private static final long NANOS_PER_MILLI = 1_000_000L;

    private final Network network;
    private final SelectorState state = new SelectorState(this);
    private final Set<SelectionKey> keys = new LinkedHashSet<>();
    private final Set<SelectionKey> selected = new LinkedHashSet<>();
    private final Set<SelectionKey> shownKeys = Collections.unmodifiableSet(keys);
    private final Set<SelectionKey> shownSelected = new RemoveOnly();
    private boolean woken;

    SimulatedSelector(SimulatedProvider provider) {
        super(provider);
        network = provider.network();
    }

    @Override
    public Set<SelectionKey> keys() {
        check();
        return shownKeys;
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
        check();
        return shownSelected;
    }

    private void check() {
        if (!isOpen()) {
            throw new ClosedSelectorException();
        }
    }

    /** How many keys are ready, and one more if it is to come back in any case. */
    int countReady() {
        int count = woken || !isOpen() ? 1 : 0;
        for (SelectionKey key : keys) {
            count += ((SimulatedKey) key).selectable() != 0 ? 1 : 0;
        }
        return count;
    }

    /**
     * Does {@code change}, by which keys may become ready. It is an operation if the program asks for it by calling
     * {@code method}. Code of the JDK may hold locks while it does, so that it must not be stopped there.
     */
    void change(String method, Runnable change) {
        try {
            network.steps().within(self -> {
                if (network.steps().isCalledByProgram(self, method)) {
                    network.steps().perform(self, state, true, () -> 0);
                } else {
                    network.steps().touch(self, state);
                }
                change.run();
                return null;
            });
        } catch (IOException outside) {
            throw new UncheckedIOException(outside);
        }
    }

    @Override
    public int selectNow() throws IOException {
        return network.steps().within(self -> {
            network.steps().perform(self, state, true, () -> 0);
            return collect(self);
        });
    }

    @Override
    public int select(long millis) throws IOException {
        if (millis < 0) {
            throw new IllegalArgumentException("Negative timeout");
        }
        return network.steps().within(self -> {
            int guard = Guard.interruptible(Guard.atLeast(1));
            network.steps().await(self, state, true, () -> 0, guard, millis * NANOS_PER_MILLI);
            return collect(self);
        });
    }

    @Override
    public int select() throws IOException {
        return select(0);
    }

    private int collect(TestThread self) {
        check();
        woken = false;
        removeCancelled(self);
        int count = 0;
        for (SelectionKey each : keys) {
            SimulatedKey key = (SimulatedKey) each;
            int ready = key.selectable();
            if (ready != 0) {
                boolean isNew = !selected.contains(key);
                int before = isNew ? 0 : key.readyOps();
                key.ready(before | ready);
                selected.add(key);
                count += isNew || (before | ready) != before ? 1 : 0;
            }
        }
        return count;
    }

    private void removeCancelled(TestThread self) {
        Set<SelectionKey> cancelled = cancelledKeys();
        List<SelectionKey> gone;
        synchronized (cancelled) {
            gone = new ArrayList<>(cancelled);
            cancelled.clear();
        }
        for (SelectionKey key : gone) {
            forget(self, (SimulatedKey) key);
        }
    }

    private void forget(TestThread self, SimulatedKey key) {
        keys.remove(key);
        selected.remove(key);
        deregister((AbstractSelectionKey) key);
        for (Communication watched : ((SelectableState) key.channel()).watched()) {
            watched.unwatch(state);
        }
    }

    @Override
    public Selector wakeup() {
        change("wakeup", () -> woken = true);
        return this;
    }

    @Override
    protected void implCloseSelector() throws IOException {
        network.steps().within(self -> {
            network.steps().touch(self, state);
            removeCancelled(self);
            for (SelectionKey key : List.copyOf(keys)) {
                forget(self, (SimulatedKey) key);
            }
            return null;
        });
    }

    /** The caller holds locks of the JDK: it is a part of the running step. */
    @Override
    protected SelectionKey register(AbstractSelectableChannel channel, int ops, Object attachment) {
        if (!(channel instanceof SelectableState selectable)) {
            throw new java.nio.channels.IllegalSelectorException();
        }
        SimulatedKey key = new SimulatedKey(this, channel, ops);
        key.attach(attachment);
        try {
            network.steps().within(self -> {
                keys.add(key);
                network.steps().touch(self, state);
                for (Communication watched : selectable.watched()) {
                    watched.watch(state);
                    network.steps().touch(self, watched);
                }
                return null;
            });
        } catch (IOException outside) {
            throw new UncheckedIOException(outside);
        }
        return key;
    }

    /** Programs remove keys that they have seen to, and add none. */
    private final class RemoveOnly extends AbstractSet<SelectionKey> {
        @Override
        public Iterator<SelectionKey> iterator() {
            return selected.iterator();
        }

        @Override
        public int size() {
            return selected.size();
        }

        @Override
        public boolean contains(Object key) {
            return selected.contains(key);
        }

        @Override
        public boolean remove(Object key) {
            return selected.remove(key);
        }

        @Override
        public void clear() {
            selected.clear();
        }
    }
}
