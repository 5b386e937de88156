package io.selvage.testbed.waiting;

import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;

/** A thread of a random program: makes its calls and keeps what it sees. */
final class Actor implements Runnable {
    final int number;
    private final World world;
    private final Call[] calls;
    private volatile Thread before;
    private final StringBuilder seen = new StringBuilder();

    Actor(int number, World world, Call[] calls) {
        this.number = number;
        this.world = world;
        this.calls = calls;
    }

    @Override
    public void run() {
        for (Call call : calls) {
            seen.append(result(call)).append(' ');
        }
    }

    private Object result(Call call) {
        try {
            return call.make(world, this);
        } catch (InterruptedException
                | ExecutionException
                | TimeoutException
                | IllegalStateException
                | IllegalMonitorStateException
                | RejectedExecutionException expected) {
            return expected.getClass().getSimpleName();
        } catch (CompletionException thrown) {
            return thrown.getCause().getClass().getSimpleName();
        } catch (Exception other) {
            throw new IllegalStateException(other);
        }
    }

    /** Whether {@code worker} is the one that was named here before. */
    boolean sameAsBefore(Thread worker) {
        boolean same = worker == before;
        before = worker;
        return same;
    }

    /** What it has seen; only once its thread has ended. */
    String seen() {
        return seen.toString();
    }
}
