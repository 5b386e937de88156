package io.selvage.verify.callers;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.Map;

/**
 * Template of the program whose threads call a component. Its class file is copied beside the component under another
 * name, where a generated subclass makes the component and calls it; so this class uses nothing but the JDK. It is a
 * program with {@code main}, so that its schedules can be replayed like those of any program.
 *
 * <p>{@code together 1 2 0 1.0 = a b}: one component; call 2 is made at the end; a thread makes call 0, another one the
 * calls 1 and 0; then the results have to be {@code a} or {@code b}. {@code turns 1 2 0|1.0:011}: the same calls one at
 * a time, in the order of the threads' numbers after the colon; prints the results. A plan that begins with {@code ~}
 * is about the other of two components, one that begins with {@code !} looks at what it was given. {@code 3.4>1}
 * instead of {@code 1}: the calls 3 and 4 were made before. {@code -1} instead of {@code 1}: input never comes.
 */
public abstract class CallersTemplate extends Thread {
    static final String TOGETHER = "together";
    static final String TURNS = "turns";
    static final String ALLOWED = "=";
    static final String WAITS = "waits";
    static final String THROWS = "throws ";
    static final String NO_ORDER = "no order of the calls gives ";
    static final String OTHER = "~";
    static final String USES = "!";
    static final String BEFORE = ">";
    static final String NO_INPUT = "-";

    /**
     * Longer than any time limit of a component, so that it runs out last: when nobody can go on. Hundreds of them in a
     * row are not longer than the clock can show.
     */
    private static final long LONGER_THAN_ANY = 10_000_000_000L;

    private static final long LARGE = 1_000;

    private final Object mine;
    private final Object second;
    private final String[] plan;
    private final boolean isInTurn;
    private final boolean usesResults;
    private final Object turn = new Object();
    /** In turn, how many calls it may make, and how many it has made. */
    private int permitted;

    private int made;
    private String results = "";

    /** The main thread's own; it makes no calls but at the end. */
    protected CallersTemplate() {
        this("main", new Object[1], "", false);
    }

    /** @param calls begin with {@code ~} if they are about the second component */
    protected CallersTemplate(String name, Object[] components, String calls, boolean isInTurn) {
        super(name);
        boolean isOther = calls.startsWith(OTHER);
        mine = components[isOther ? 1 : 0];
        second = components[isOther || components.length == 1 ? 0 : 1];
        String rest = isOther ? calls.substring(1) : calls;
        usesResults = rest.startsWith(USES);
        plan = (usesResults ? rest.substring(1) : rest).split("\\.");
        this.isInTurn = isInTurn;
    }

    /** Another thread of the same class. */
    protected abstract CallersTemplate another(String name, Object[] components, String calls, boolean isInTurn);

    protected abstract Object make() throws Exception;

    /** Makes the call of this number; a method without a result gives some constant. */
    protected abstract Object call(Object component, Object other, int number) throws Exception;

    /** Input that never comes. */
    static final class NoInput extends InputStream {
        @Override
        public synchronized int read() throws IOException {
            try {
                while (true) {
                    wait();
                }
            } catch (InterruptedException stopped) {
                throw new InterruptedIOException();
            }
        }
    }

    /** The whole program. */
    protected final void begin(String[] args) throws Exception {
        String before = upTo(args[1]);
        args[1] = args[1].substring(before.length());
        if (args[1].startsWith(NO_INPUT)) {
            System.setIn(new NoInput());
            args[1] = args[1].substring(1);
        }
        if (args[0].equals(TOGETHER)) {
            together(args, before);
        } else {
            for (int i = 3; i < args.length; i++) {
                System.out.println(args[i] + ALLOWED + inTurn(args, args[i]));
            }
        }
    }

    /** What is said of the calls before, with the sign behind it; the empty string if there are none. */
    private static String upTo(String text) {
        return text.substring(0, text.indexOf(BEFORE) + 1);
    }

    private void callBefore(String numbers, Object[] components) {
        if (!numbers.isEmpty()) {
            for (String number : numbers.substring(0, numbers.length() - 1).split("\\.")) {
                result(components[0], components[components.length - 1], number);
            }
        }
    }

    private void together(String[] args, String before) throws Exception {
        int end = 3;
        while (end < args.length && !args[end].equals(ALLOWED)) {
            end++;
        }
        String[] plans = new String[end - 3];
        System.arraycopy(args, 3, plans, 0, plans.length);
        Object[] components = components(args);
        callBefore(before, components);
        CallersTemplate[] threads = threads(plans, components, false);
        for (CallersTemplate thread : threads) {
            thread.start();
        }
        for (CallersTemplate thread : threads) {
            thread.join();
        }
        // a thread that has died is reported anyway
        if (end < args.length && areWhole(threads)) {
            check(outcome(threads, args[2], components), args, end + 1);
        }
    }

    private static boolean areWhole(CallersTemplate[] threads) {
        for (CallersTemplate thread : threads) {
            if (thread.results.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static void check(String outcome, String[] args, int from) {
        for (int i = from; i < args.length; i++) {
            if (args[i].equals(outcome)) {
                return;
            }
        }
        throw new AssertionError(NO_ORDER + outcome);
    }

    private Object[] components(String[] args) throws Exception {
        return args[1].equals("2") ? new Object[] {make(), make()} : new Object[] {make()};
    }

    private CallersTemplate[] threads(String[] plans, Object[] components, boolean inTurn) {
        CallersTemplate[] threads = new CallersTemplate[plans.length];
        for (int i = 0; i < plans.length; i++) {
            threads[i] = another("T" + (i + 1), components, plans[i], inTurn);
        }
        return threads;
    }

    /** One call after the other; who waits does so while others go on. */
    private String inTurn(String[] args, String plansAndOrder) throws Exception {
        int colon = plansAndOrder.indexOf(':');
        Object[] components = components(args);
        String before = upTo(plansAndOrder);
        callBefore(before, components);
        String[] plans = plansAndOrder.substring(before.length(), colon).split("\\|");
        CallersTemplate[] threads = threads(plans, components, true);
        for (CallersTemplate thread : threads) {
            thread.setDaemon(true);
            thread.start();
        }
        for (int i = colon + 1; i < plansAndOrder.length(); i++) {
            threads[plansAndOrder.charAt(i) - '0'].letCall(1);
        }
        for (CallersTemplate thread : threads) {
            thread.letCall(0);
        }
        return outcome(threads, args[2], components);
    }

    /** Lets it make so many more calls, and waits until they are made or nobody can go on. */
    private void letCall(int more) throws InterruptedException {
        synchronized (turn) {
            permitted += more;
            turn.notifyAll();
            if (made < permitted) {
                turn.wait(LONGER_THAN_ANY);
            }
        }
    }

    private String outcome(CallersTemplate[] threads, String observers, Object[] components) {
        StringBuilder all = new StringBuilder();
        for (CallersTemplate thread : threads) {
            all.append(thread.isInTurn ? thread.resultsSoFar() : thread.results).append(" | ");
        }
        for (Object component : components) {
            for (String number : observers.isEmpty() ? new String[0] : observers.split("\\.")) {
                all.append(result(component, null, number)).append(' ');
            }
        }
        return all.toString().strip();
    }

    /** Whether the first call of an outcome is still waiting, or threw. */
    static boolean isWaitOrThrow(String outcome) {
        return outcome.startsWith(WAITS) || outcome.startsWith(THROWS);
    }

    private String resultsSoFar() {
        synchronized (turn) {
            return made < plan.length ? results + WAITS : results;
        }
    }

    /** Takes no steps of its own beside the calls, so that their interleaving stays small. */
    @Override
    public final void run() {
        if (isInTurn) {
            runInTurn();
            return;
        }
        String all = "";
        for (String number : plan) {
            all += result(mine, second, number) + " ";
        }
        results = all;
    }

    private void runInTurn() {
        for (String number : plan) {
            awaitTurn();
            String result = result(mine, second, number);
            synchronized (turn) {
                results += result + " ";
                made++;
                turn.notifyAll();
            }
        }
    }

    private void awaitTurn() {
        synchronized (turn) {
            while (permitted <= made) {
                try {
                    turn.wait();
                } catch (InterruptedException nobodyDoes) {
                    return;
                }
            }
        }
    }

    private String result(Object component, Object other, String number) {
        try {
            Object value = call(component, other, Integer.parseInt(number));
            if (usesResults) {
                look(value);
            }
            return show(value);
        } catch (IllegalMonitorStateException thrown) {
            if (!isInTurn) {
                throw thrown;
            }
            return THROWS + thrown.getClass().getName();
        } catch (Exception | AssertionError thrown) {
            return THROWS + thrown.getClass().getName();
        }
    }

    /** Reads all that is in a container or array, as a caller may. */
    private static int look(Object value) {
        int seen = 0;
        try {
            if (value instanceof Iterable<?> all) {
                for (Object one : all) {
                    seen += one == null ? 0 : 1;
                }
            } else if (value instanceof Map<?, ?> map) {
                return look(map.keySet());
            } else if (value instanceof CharSequence text) {
                seen = text.length();
            } else if (value != null && value.getClass().isArray()) {
                seen = lookAtArray(value);
            }
        } catch (RuntimeException disturbed) {
            // The race is reported.
        }
        return seen;
    }

    private static int lookAtArray(Object value) {
        int seen = 0;
        if (value instanceof Object[] all) {
            for (Object one : all) {
                seen += one == null ? 0 : 1;
            }
        } else if (value instanceof int[] numbers) {
            for (int one : numbers) {
                seen += one;
            }
        } else if (value instanceof long[] numbers) {
            for (long one : numbers) {
                seen += one == 0 ? 0 : 1;
            }
        } else if (value instanceof byte[] numbers) {
            for (byte one : numbers) {
                seen += one;
            }
        } else if (value instanceof char[] letters) {
            for (char one : letters) {
                seen += one;
            }
        } else if (value instanceof boolean[] truths) {
            for (boolean one : truths) {
                seen += one ? 1 : 0;
            }
        } else if (value instanceof double[] numbers) {
            for (double one : numbers) {
                seen += one == 0 ? 0 : 1;
            }
        }
        return seen;
    }

    /** Objects differ in each run, and so do times and hash codes, which are large. */
    private static String show(Object value) {
        if (value == null || value instanceof Boolean || value instanceof Character || value instanceof String) {
            return String.valueOf(value);
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        boolean isWhole = value instanceof Integer || value instanceof Long || value instanceof Short;
        if (isWhole && Math.abs(((Number) value).longValue()) < LARGE) {
            return value.toString();
        }
        return value instanceof Number ? "a number" : "an object";
    }
}
