package io.selvage.hooks.jdk;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A call, at one place of the program, of a method that may not be woven. Which method it is depends on the receiver
 * unless that is known from the beginning.
 */
public final class UnwovenCall {
    private static final Map<Key, Integer> NUMBERS = new HashMap<>();
    private static volatile UnwovenCall[] calls = new UnwovenCall[64];
    private static int count;

    /** What makes two calls the same. */
    private record Key(int site, int statics, String owner, String method, String descriptor, Callee fixed) {}

    /** What a call on objects of {@code type} runs. */
    private record Known(Class<?> type, Callee callee) {}

    /** Where it is; the site's member is what is called, as it is written there. */
    public final int site;

    private final Callees callees;
    private final Callee fixed;
    private final int statics;
    /** The receiver's class of the latest call; one value, so that threads that race for it see all of it. */
    private Known latest;

    private UnwovenCall(Key key) {
        site = key.site;
        fixed = key.fixed;
        statics = key.statics;
        callees = new Callees(key.owner, key.method, key.descriptor);
    }

    /**
     * The number of a call, the same for equal ones.
     *
     * @param statics the number of the member that stands for static state of the class of the method
     * @param fixed what is run whatever the receiver; null if that depends on it
     */
    public static synchronized int register(
            int site, int statics, String owner, String method, String descriptor, Callee fixed) {
        Key key = new Key(site, statics, owner, method, descriptor, fixed);
        Integer known = NUMBERS.get(key);
        if (known != null) {
            return known;
        }
        int number = count++;
        if (number == calls.length) {
            calls = Arrays.copyOf(calls, number * 2);
        }
        calls[number] = new UnwovenCall(key);
        NUMBERS.put(key, number);
        return number;
    }

    /** The number of the member that stands for static state of the class of the method. */
    public int statics() {
        return statics;
    }

    public static UnwovenCall get(int number) {
        return calls[number];
    }

    /** What is run on {@code receiver}, which is null for a static method or a constructor. */
    public Callee callee(Object receiver) {
        if (fixed != null) {
            return fixed;
        }
        if (receiver == null) {
            return Callee.HARMLESS;
        }
        Known known = latest;
        Class<?> type = receiver.getClass();
        if (known == null || known.type != type) {
            known = new Known(type, callees.get(type));
            latest = known;
        }
        return known.callee == null ? RuntimeCallees.ofProxy(receiver) : known.callee;
    }

    /** By the class of the receiver; null for a proxy, of which another object may do something else. */
    private static final class Callees extends ClassValue<Callee> {
        private final String owner;
        private final String method;
        private final String descriptor;

        Callees(String owner, String method, String descriptor) {
            this.owner = owner;
            this.method = method;
            this.descriptor = descriptor;
        }

        @Override
        protected Callee computeValue(Class<?> type) {
            if (Proxy.isProxyClass(type)) {
                return null;
            }
            Callee seen = RuntimeCallees.ofProgram(type, method, descriptor);
            return seen != null ? seen : CallTable.of(RuntimeCallees.nearestUnwoven(type), owner, method, descriptor);
        }
    }
}
