package io.selvage.testbed.waiting;

import java.util.ArrayList;

/** Calls on both ends of a deque. */
enum DequeCall implements Call {
    ADD_FIRST((world, self) -> world.deque.offerFirst(self.number)),
    ADD_LAST((world, self) -> world.deque.offerLast(10 + self.number)),
    PUSH((world, self) -> {
        world.deque.push(20 + self.number);
        return "";
    }),
    ADD((world, self) -> world.deque.add(30 + self.number)),
    POLL_FIRST((world, self) -> world.deque.pollFirst()),
    POLL_LAST((world, self) -> world.deque.pollLast()),
    POLL((world, self) -> world.deque.poll()),
    PEEK_FIRST((world, self) -> world.deque.peekFirst()),
    PEEK_LAST((world, self) -> world.deque.peekLast()),
    IS_EMPTY((world, self) -> world.deque.isEmpty()),
    SIZE((world, self) -> world.deque.size()),
    CONTAINS((world, self) -> world.deque.contains(self.number)),
    REMOVE((world, self) -> world.deque.remove((Object) self.number)),
    REMOVE_LAST_OCCURRENCE((world, self) -> world.deque.removeLastOccurrence(11)),
    LOOK((world, self) -> new ArrayList<>(world.deque)),
    BACKWARDS((world, self) -> world.deque.descendingIterator().hasNext()),
    CLEAR((world, self) -> {
        world.deque.clear();
        return "";
    }),
    PLAIN_READ((world, self) -> world.plain),
    PLAIN_WRITE((world, self) -> {
        world.plain = self.number;
        return "";
    });

    private final Body body;

    DequeCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
