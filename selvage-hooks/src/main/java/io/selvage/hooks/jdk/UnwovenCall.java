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

    /** What a call on objects of {@code type} runs, as long as the same classes are woven. */
    private record Known(Class<?> type, Callee callee, int generation) {}

    /** Where it is; the site's member is what is called, as it is written there. */
    public final int site;

    private final Key key;
    private volatile Callees callees;
    private final Callee fixed;
    private final int statics;
    private final boolean isDeclaredWrite;
    private final boolean isPervasive;
    /** The receiver's class of the latest call; one value, so that threads that race for it see all of it. */
    private Known latest;

    private UnwovenCall(Key key) {
        site = key.site;
        fixed = key.fixed;
        statics = key.statics;
        isDeclaredWrite = JdkClasses.writesStatics(key.owner, key.method);
        isPervasive = JdkClasses.isPervasive(key.owner, key.method);
        this.key = key;
        callees = new Callees(key, InsideClasses.generation());
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

    /** Whether it is declared to write static state, which other classes may read without a declaration. */
    public boolean isDeclaredWrite() {
        return isDeclaredWrite;
    }

    /** Whether it changes what any code may depend on. */
    public boolean isPervasive() {
        return isPervasive;
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
        int generation = InsideClasses.generation();
        if (known == null || known.type != type || known.generation != generation) {
            known = new Known(type, callees(generation).get(type), generation);
            latest = known;
        }
        return known.callee == null ? RuntimeCallees.ofProxy(receiver) : known.callee;
    }

    private Callees callees(int generation) {
        Callees known = callees;
        if (known.generation != generation) {
            known = new Callees(key, generation);
            callees = known;
        }
        return known;
    }

    /** By the class of the receiver; null for a proxy, of which another object may do something else. */
    private static final class Callees extends ClassValue<Callee> {
        private final Key call;
        private final int generation;

        Callees(Key call, int generation) {
            this.call = call;
            this.generation = generation;
        }

        @Override
        protected Callee computeValue(Class<?> type) {
            if (Proxy.isProxyClass(type)) {
                return null;
            }
            Callee seen = RuntimeCallees.ofProgram(type, call.method, call.descriptor);
            return seen != null
                    ? seen
                    : CallTable.of(RuntimeCallees.nearestUnwoven(type), call.owner, call.method, call.descriptor);
        }
    }
}
