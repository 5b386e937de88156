package io.selvage.testbed.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Calls on a blocking queue. */
enum QueueCall implements Call {
    PUT((world, self) -> {
        world.queue.put(self.number);
        return "";
    }),
    PUT_TEN((world, self) -> {
        world.queue.put(10 + self.number);
        return "";
    }),
    TAKE((world, self) -> world.queue.take()),
    TAKE_AGAIN((world, self) -> world.queue.take()),
    OFFER((world, self) -> world.queue.offer(20 + self.number)),
    TIMED_OFFER((world, self) -> world.queue.offer(30 + self.number, 1, TimeUnit.MILLISECONDS)),
    ADD((world, self) -> world.queue.add(40 + self.number)),
    POLL((world, self) -> world.queue.poll()),
    TIMED_POLL((world, self) -> world.queue.poll(1, TimeUnit.MILLISECONDS)),
    PEEK((world, self) -> world.queue.peek()),
    SIZE((world, self) -> world.queue.size()),
    IS_EMPTY((world, self) -> world.queue.isEmpty()),
    REMAINING((world, self) -> world.queue.remainingCapacity()),
    CONTAINS((world, self) -> world.queue.contains(self.number)),
    REMOVE((world, self) -> world.queue.remove(self.number)),
    DRAIN((world, self) -> {
        List<Integer> all = new ArrayList<>();
        world.queue.drainTo(all);
        return all;
    }),
    CLEAR((world, self) -> {
        world.queue.clear();
        return "";
    }),
    LOOK((world, self) -> new ArrayList<>(world.queue));

    private final Body body;

    QueueCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
