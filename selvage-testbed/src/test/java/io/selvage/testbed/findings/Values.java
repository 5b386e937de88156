package io.selvage.testbed.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Writes and reads values of all kinds, and fails at its end in every schedule. */
public final class Values {
    /** Has methods that must not be called to tell a story. */
    static final class Hostile {
        @Override
        public String toString() {
            throw new IllegalStateException("toString was called");
        }

        @Override
        public int hashCode() {
            // The map asks once; nobody else may.
            if (asked++ > 0) {
                throw new IllegalStateException("hashCode was called");
            }
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("equals was called");
        }

        private int asked;
    }

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                throw new IllegalStateException("toString was called");
            }
        }
    }

    static class Parent {
        int same = 1;
    }

    static final class Child extends Parent {
        int same = 2;
    }

    static long total;
    volatile boolean flag;
    byte small;
    char letter;
    double real;
    String text;
    Integer boxed;
    Object hostile;
    Colour colour;
    int[] cells = new int[4];
    Object nothing = "something";
    Runnable lambda;
    final AtomicInteger atomic = new AtomicInteger(5);
    final AtomicReference<String> reference = new AtomicReference<>();
    final List<String> list = new ArrayList<>();
    final Map<Object, Integer> map = new ConcurrentHashMap<>();
    final Queue<String> queue = new LinkedBlockingQueue<>();

    void run() {
        total = 10_000_000_000L;
        flag = true;
        small = -7;
        letter = '\n';
        real = 0.5;
        text = "a line\nand \"more\" than thirty characters";
        boxed = 12;
        hostile = new Hostile();
        colour = Colour.GREEN;
        nothing = null;
        lambda = () -> {};
        cells[2] = 9;
        System.arraycopy(new int[] {3, 4}, 0, cells, 0, 2);
        Child child = new Child();
        child.same = 20;
        ((Parent) child).same = 10;
        atomic.incrementAndGet();
        reference.set("held");
        list.add("element");
        map.merge("lamp", 1, Integer::sum);
        map.remove("lamp");
        map.put(hostile, 2);
        queue.add("element");
        // Reads what it wrote.
        int sum = cells[0] + cells[1] + cells[2] + child.same + ((Parent) child).same;
        throw new IllegalStateException("sum " + sum + " " + total + flag + small + real + letter);
    }

    public static void main(String[] args) throws InterruptedException {
        Values values = new Values();
        Thread thread = new Thread(values::run, "writer");
        thread.start();
        thread.join();
    }
}
