package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/** Which objects one execution has used by extra accesses, and whether several threads have used them. */
final class ObjectUsers {
    private static final int SEVERAL = -1;

    private final LongIndex objects = new LongIndex();
    /** By object: the thread that uses it, or several; and whether there was an extra access. */
    private int[] users = new int[16];

    private boolean[] extra = new boolean[16];

    void clear() {
        objects.clear();
    }

    /** Adds a use; true if now several threads have used the object, at least one of them by an extra access. */
    boolean add(int object, int thread, boolean isExtra) {
        int before = objects.size();
        int number = objects.number(object);
        if (number == users.length) {
            users = Arrays.copyOf(users, number * 2);
            extra = Arrays.copyOf(extra, number * 2);
        }
        boolean isNew = number == before;
        users[number] = isNew || users[number] == thread ? thread : SEVERAL;
        extra[number] = isExtra || !isNew && extra[number];
        return users[number] == SEVERAL && extra[number];
    }
}
