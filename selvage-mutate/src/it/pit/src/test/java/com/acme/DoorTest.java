package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.selvage.junit.SelvageTest;
import org.junit.jupiter.api.Test;

class DoorTest {
    private final Door door = new Door();

    @SelvageTest
    void two_enter_one_after_the_other() throws InterruptedException {
        Thread one = new Thread(this::visit);
        Thread two = new Thread(this::visit);
        one.start();
        two.start();
        one.join();
        two.join();
        assertEquals(2, door.visits());
    }

    private void visit() {
        try {
            door.enter();
            door.leave();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @SelvageTest
    void a_door_may_be_closed_while_another_looks() throws InterruptedException {
        Thread closing = new Thread(door::close);
        closing.start();
        door.isClosed();
        closing.join();
    }

    @Test
    void nobody_has_come_through_a_new_door() {
        assertEquals(0, door.visits());
        assertFalse(door.isClosed());
    }
}
