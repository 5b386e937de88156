package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** What exceptions say of calls on null: it names what is null, as the program has it. */
@Expect(
        outputs = {"""
            Cannot invoke "java.util.List.add(Object)" because "list" is null
            Cannot invoke "java.util.List.size()" because "holder.list" is null
            Cannot invoke "java.util.concurrent.atomic.AtomicInteger.get()" because "holder.counters[1]" is null
            Cannot invoke "java.util.concurrent.BlockingQueue.take()" because "CallsOnNull.queue" is null
            Cannot invoke "java.util.Map.get(Object)" because the return value of "CallsOnNull$Holder.map()" is null
            Cannot invoke "String.length()" because "text" is null
            Cannot invoke "java.lang.StringBuffer.append(String)" because "holder.next.buffer" is null
            """},
        proof = "dpor")
public final class CallsOnNull {
    private static BlockingQueue<String> queue;

    /** Has nothing. */
    private static final class Holder {
        private List<String> list;
        private Holder next;
        private StringBuffer buffer;
        private final AtomicInteger[] counters = new AtomicInteger[2];

        Map<String, String> map() {
            return null;
        }
    }

    private CallsOnNull() {}

    public static void main(String[] args) throws Exception {
        Threads.run(() -> tell(null, new Holder(), null));
    }

    private static void tell(List<String> list, Holder holder, String text) {
        holder.next = new Holder();
        print(() -> list.add("x"));
        print(() -> holder.list.size());
        print(() -> holder.counters[1].get());
        print(() -> queue.take());
        print(() -> holder.map().get("x"));
        print(() -> text.length());
        print(() -> holder.next.buffer.append("x"));
    }

    private static void print(Threads.Task call) {
        try {
            call.run();
        } catch (NullPointerException told) {
            System.out.println(told.getMessage().replace("io.selvage.testbed.jdk.", ""));
        } catch (Exception other) {
            throw new IllegalStateException(other);
        }
    }
}
