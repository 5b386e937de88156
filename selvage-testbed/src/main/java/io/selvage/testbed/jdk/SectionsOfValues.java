package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Sections of a lock that work on lists, maps and texts of their own have nothing to do with each other. */
@Expect(outputs = "a1 [A, 2] b2 [B, 4]\n")
public final class SectionsOfValues {
    private static final Object LOCK = new Object();

    /** What a thread works on. */
    private static final class Work {
        private final List<String> list = new ArrayList<>();
        private final Map<String, Integer> map = new HashMap<>();
        private String text = "";

        void doIt(String name, int number) {
            synchronized (LOCK) {
                map.merge(name, number, Integer::sum);
                list.add(Objects.requireNonNull(name).toUpperCase());
                StringBuilder builder = new StringBuilder(name);
                builder.append(Math.max(0, map.get(name)));
                text = builder.toString();
            }
            synchronized (LOCK) {
                list.add(String.valueOf(Integer.parseInt(text.substring(1)) * 2));
            }
        }

        @Override
        public String toString() {
            return text + " " + list;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Work left = new Work();
        Work right = new Work();
        Threads.run(() -> left.doIt("a", 1), () -> right.doIt("b", 2));
        System.out.println(left + " " + right);
    }
}
