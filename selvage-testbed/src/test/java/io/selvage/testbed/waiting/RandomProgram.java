package io.selvage.testbed.waiting;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A small program, drawn at random: what each of its threads calls. */
public final class RandomProgram implements Runnable {
    private static final Call[][] FAMILIES = {
        LockCall.values(),
        SharedLockCall.values(),
        SemaphoreCall.values(),
        QueueCall.values(),
        FutureCall.values(),
        PoolCall.values(),
        MapCall.values(),
        NumberCall.values(),
        DequeCall.values(),
        ExecutorCall.values()
    };
    private static final Call[] ANYWHERE = ThreadCall.values();
    private static final int KINDS = 12 * Pools.KINDS;

    private final Call[][] calls;
    private final int kind;

    private RandomProgram(Call[][] calls, int kind) {
        this.calls = calls;
        this.kind = kind;
    }

    static RandomProgram ofKind(int kind, Call[]... calls) {
        return new RandomProgram(calls, kind);
    }

    /** The program of {@code seed}; its first thread is main. */
    public static RandomProgram draw(long seed) {
        Random random = new Random(seed * 7919 + 17);
        Call[] family = FAMILIES[random.nextInt(FAMILIES.length)];
        // Few different calls, so that they meet.
        Call[] some = new Call[2 + random.nextInt(4)];
        for (int i = 0; i < some.length; i++) {
            some[i] = random.nextInt(5) == 0 ? any(random, ANYWHERE) : any(random, family);
        }
        int threads = random.nextInt(3) == 0 ? 3 : 2;
        Call[][] calls = new Call[threads + random.nextInt(2)][];
        for (int i = 0; i < calls.length; i++) {
            calls[i] = new Call[1 + random.nextInt(calls.length == 2 ? 4 : calls.length == 3 ? 3 : 2)];
            Arrays.setAll(calls[i], at -> any(random, some));
        }
        return new RandomProgram(calls, random.nextInt(KINDS));
    }

    /** The program of the seed given first. */
    public static void main(String[] args) {
        draw(Long.parseLong(args[0])).run();
    }

    private static Call any(Random random, Call[] calls) {
        return calls[random.nextInt(calls.length)];
    }

    @Override
    public void run() {
        World world = new World(calls.length, kind);
        if (uses(PoolCall.class)) {
            world.openPool();
        }
        if (uses(ExecutorCall.class)) {
            world.openExecutor();
        }
        Actor[] actors = new Actor[calls.length];
        world.threads[0] = Thread.currentThread();
        for (int i = 0; i < actors.length; i++) {
            actors[i] = new Actor(i, world, calls[i]);
            if (i > 0) {
                world.threads[i] = new Thread(actors[i], "t" + i);
            }
        }
        for (int i = 1; i < actors.length; i++) {
            world.threads[i].start();
        }
        actors[0].run();
        finish(world, actors);
    }

    private void finish(World world, Actor[] actors) {
        for (int i = 1; i < actors.length; i++) {
            join(world.threads[i]);
        }
        world.shutDown();
        StringBuilder text = new StringBuilder();
        for (Actor actor : actors) {
            text.append(actor.seen()).append('|');
        }
        System.out.println(text.append(world.value));
        System.out.println(world.contents());
    }

    private static void join(Thread thread) {
        while (true) {
            try {
                thread.join();
                return;
            } catch (InterruptedException again) {
                // Others may interrupt the first thread as well.
            }
        }
    }

    private boolean uses(Class<? extends Call> family) {
        return uses(List.of(family));
    }

    /** Whether it makes calls of one of these families. */
    boolean uses(List<Class<? extends Call>> families) {
        return Arrays.stream(calls).flatMap(Arrays::stream).anyMatch(call -> families.contains(call.getClass()));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("kind " + kind);
        for (Call[] some : calls) {
            text.append("\n  ");
            for (Call call : some) {
                text.append(call.getClass().getSimpleName().replace("Call", ""))
                        .append('.')
                        .append(call.name())
                        .append("  ");
            }
        }
        return text.toString();
    }
}
