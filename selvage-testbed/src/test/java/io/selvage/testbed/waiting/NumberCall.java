package io.selvage.testbed.waiting;

import java.util.List;

/** Calls on numbers, and on a list that is copied when it changes. */
enum NumberCall implements Call {
    INCREMENT((world, self) -> {
        world.number.incrementAndGet();
        return "";
    }),
    DECREMENT((world, self) -> {
        world.number.getAndDecrement();
        return "";
    }),
    ADD((world, self) -> {
        world.number.addAndGet(5);
        return "";
    }),
    INCREMENT_AND_GET((world, self) -> world.number.incrementAndGet()),
    GET_AND_ADD((world, self) -> world.number.getAndAdd(7)),
    GET((world, self) -> world.number.get()),
    SET((world, self) -> {
        world.number.set(self.number);
        return "";
    }),
    COMPARE_AND_SET((world, self) -> world.number.compareAndSet(1, 3)),
    UPDATE((world, self) -> world.number.updateAndGet(old -> old * 2)),
    UPDATE_UNSEEN((world, self) -> {
        world.number.updateAndGet(old -> old * 3 + 1);
        return "";
    }),
    SUM_INCREMENT((world, self) -> {
        world.sum.increment();
        return "";
    }),
    SUM_ADD((world, self) -> {
        world.sum.add(4);
        return "";
    }),
    SUM((world, self) -> world.sum.sum()),
    SUM_TEXT((world, self) -> world.sum.toString()),
    SUM_RESET((world, self) -> {
        world.sum.reset();
        return "";
    }),
    SUM_THEN_RESET((world, self) -> world.sum.sumThenReset()),
    ELEMENT_INCREMENT((world, self) -> {
        world.numbers.incrementAndGet(0);
        return "";
    }),
    ELEMENT_INCREMENT_OWN((world, self) -> world.numbers.incrementAndGet(self.number % 3)),
    ELEMENT_GET((world, self) -> world.numbers.get(0)),
    ELEMENT_SET((world, self) -> {
        world.numbers.set(0, self.number);
        return "";
    }),
    ELEMENT_GET_OTHER((world, self) -> world.numbers.get((self.number + 1) % 3)),
    ELEMENTS((world, self) -> world.numbers.toString()),
    LIST_ADD((world, self) -> world.list.add(self.number)),
    LIST_ADD_IF_ABSENT((world, self) -> world.list.contains(7) || world.list.add(7)),
    LIST_REMOVE((world, self) -> world.list.remove((Object) self.number)),
    LIST_SIZE((world, self) -> world.list.size()),
    LIST((world, self) -> List.copyOf(world.list)),
    COUNT_DOWN((world, self) -> {
        world.latch.countDown();
        return "";
    }),
    COUNT((world, self) -> world.latch.getCount()),
    AWAIT((world, self) -> {
        world.latch.await();
        return "";
    }),
    PLAIN_READ((world, self) -> world.plain),
    PLAIN_WRITE((world, self) -> {
        world.plain = self.number;
        return "";
    });

    private final Body body;

    NumberCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
