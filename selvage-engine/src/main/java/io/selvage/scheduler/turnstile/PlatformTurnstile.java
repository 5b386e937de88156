package io.selvage.scheduler.turnstile;

import io.selvage.hooks.Gates;
import io.selvage.hooks.HookThread;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.TestThread;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Threads under test are played by pooled platform threads that hand over directly to one another. Making a platform thread
 * costs more than a whole execution, so they are kept.
 */
public final class PlatformTurnstile implements Turnstile {
    /**
     * How long a discarded thread may go on catching what is thrown at it before control is given up. Our tests wait longer:
     * they may run on a machine that is busy.
     */
    private static final long PATIENCE_NANOS = 2_000_000_000L * Integer.getInteger("selvage.patience", 1);

    /** How many players are looked at for one that is free again before another one is made. */
    private static final int LOOKED_AT = 8;

    /** After so many executions there will be more, and it pays to keep the players on one core. */
    private static final int MANY = 50;

    private final Thread explorer;
    private final Supplier<Gates> gates;
    private final OutputStream output;
    private final Deque<Player> idle = new ArrayDeque<>();
    private final List<Player> players = new ArrayList<>();
    private int cursor;
    private int executions;
    private boolean onOneCore;
    private volatile boolean over;
    private volatile int epoch;

    public PlatformTurnstile(Thread explorer, Supplier<Gates> gates, OutputStream output) {
        this.explorer = explorer;
        this.gates = gates;
        this.output = output;
    }

    /** The players' view of which execution runs. */
    public void epoch(int number) {
        epoch = number;
    }

    @Override
    public void prepare(TestThread strand, Runnable body) {
        Player player = idle.isEmpty() ? retired() : idle.poll();
        if (player == null) {
            player = new Player("selvage-player-" + players.size());
            players.add(player);
            player.start();
        }
        player.play((Thread) strand.thread, body);
        strand.runner = player;
    }

    /** One whose thread under test has ended in this very execution; null if none comes up soon. Only while none is idle. */
    private Player retired() {
        for (int i = Math.min(LOOKED_AT, players.size()); i > 0; i--) {
            cursor = cursor + 1 < players.size() ? cursor + 1 : 0;
            if (players.get(cursor).isIdle()) {
                return players.get(cursor);
            }
        }
        return null;
    }

    @Override
    public void run(TestThread first) {
        over = false;
        ((Player) first.runner).go();
        awaitOver();
    }

    private void awaitOver() {
        while (!over) {
            LockSupport.park(this);
        }
    }

    private void end() {
        over = true;
        LockSupport.unpark(explorer);
    }

    @Override
    public void pass(TestThread self, TestThread next) {
        Player player = (Player) self.runner;
        player.checkDiscarded();
        hand(next);
        player.await();
        player.checkDiscarded();
    }

    @Override
    public void leave(TestThread next) {
        hand(next);
    }

    private void hand(TestThread next) {
        if (next == null) {
            end();
        } else {
            ((Player) next.runner).go();
        }
    }

    @Override
    public void discard(Execution execution) {
        for (int i = 0; i < execution.liveCount; i++) {
            execution.current = execution.live[i];
            unwind(execution.live[i]);
        }
        for (Player player : players) {
            if (player.isIdle() && !idle.contains(player)) {
                idle.add(player);
            }
        }
        if (!onOneCore && ++executions >= MANY && idle.size() == players.size()) {
            moveToOneCore();
        }
    }

    /** Threads stay on the core of the one that made them, so the players are replaced. */
    private void moveToOneCore() {
        onOneCore = true;
        CoreAffinity.keepHere();
        close();
        players.clear();
        idle.clear();
    }

    private void unwind(TestThread strand) {
        Player player = (Player) strand.runner;
        over = false;
        player.discarded = true;
        player.go();
        long patience = System.nanoTime() + PATIENCE_NANOS;
        while (!over && System.nanoTime() < patience) {
            LockSupport.parkNanos(this, PATIENCE_NANOS);
        }
        if (!over) {
            throw new LostControlException(
                    "thread '" + strand.name + "' cannot be stopped after its execution is over: it goes on"
                            + " whatever is thrown at it; let it end, or run on JDK 21 or later");
        }
    }

    @Override
    public Thread[] platformThreads() {
        return players.toArray(Thread[]::new);
    }

    @Override
    public boolean makesCurrent() {
        return false;
    }

    @Override
    public String name() {
        return "platform";
    }

    @Override
    public void close() {
        for (Player player : players) {
            player.closed = true;
            player.go();
        }
    }

    /** Thrown out of hooks to unwind a thread whose execution is over. */
    public static final class Discarded extends Error {
        private static final long serialVersionUID = 1L;

        Discarded() {
            super("the execution is over", null, false, false);
        }
    }

    /** A platform thread that plays one thread under test after another. */
    private final class Player extends HookThread {
        private volatile boolean turn;
        private volatile Runnable body;
        volatile boolean discarded;
        volatile boolean closed;

        Player(String name) {
            super(null, null, name, 0);
            setDaemon(true);
            inert = 1;
        }

        void play(Thread thread, Runnable life) {
            subject = thread;
            body = life;
            discarded = false;
        }

        boolean isIdle() {
            return body == null;
        }

        void go() {
            turn = true;
            LockSupport.unpark(this);
        }

        /** One yield before parking halves the cost of a hand-over on one core. */
        void await() {
            if (!turn) {
                Thread.yield();
            }
            while (!turn) {
                LockSupport.park(this);
            }
            turn = false;
        }

        void checkDiscarded() {
            if (discarded) {
                throw new Discarded();
            }
        }

        @Override
        public void run() {
            while (true) {
                await();
                if (closed) {
                    return;
                }
                playOnce();
            }
        }

        private void playOnce() {
            super.gates = PlatformTurnstile.this.gates.get();
            super.output = PlatformTurnstile.this.output;
            super.epoch = PlatformTurnstile.this.epoch;
            try {
                if (!discarded) {
                    body.run();
                }
            } catch (Discarded done) {
                // That is how discarded threads end.
            } finally {
                inert = 1;
                boolean wasDiscarded = discarded;
                subject = null;
                body = null; // last: from here on the explorer may hand out this player again
                if (wasDiscarded) {
                    end();
                }
            }
        }
    }
}
