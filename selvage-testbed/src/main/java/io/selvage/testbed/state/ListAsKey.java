package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A list that is a key is changed while another thread looks for it. */
@Expect(
        outputs = {"found\n", "null\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class ListAsKey {
    private static final List<Integer> KEY = new ArrayList<>();
    private static final Map<List<Integer>, String> MAP = new ConcurrentHashMap<>();

    private ListAsKey() {}

    public static void main(String[] args) throws InterruptedException {
        MAP.put(KEY, "found");
        Threads.run(() -> KEY.add(1), () -> System.out.println(MAP.get(KEY)));
    }
}
