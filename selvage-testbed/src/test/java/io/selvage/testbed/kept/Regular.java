package io.selvage.testbed.kept;

import java.lang.management.ManagementFactory;
import java.util.Timer;
import java.util.TimerTask;
import javax.management.ObjectName;
import javax.management.StandardMBean;

/** Uses what the JVM keeps in many ways, and finds nothing of it the next time. */
public final class Regular {
    private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
    private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

    private Regular() {}

    public static void main(String[] args) throws Exception {
        LOCAL.set(LOCAL.get() + 1);
        StringBuilder out = new StringBuilder("" + LOCAL.get() + INHERITED.get());
        INHERITED.set("parent");
        Thread child = new Thread(() -> out.append(INHERITED.get()).append(LOCAL.get()));
        child.start();
        child.join();
        ManagementFactory.getPlatformMBeanServer()
                .registerMBean(new StandardMBean(() -> {}, Runnable.class), new ObjectName("kept:type=Bean"));
        Timer timer = new Timer("timer", true);
        Thread waiting = Thread.currentThread();
        boolean[] done = {false};
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        synchronized (waiting) {
                            done[0] = true;
                            waiting.notifyAll();
                        }
                    }
                },
                1);
        synchronized (waiting) {
            while (!done[0]) {
                waiting.wait();
            }
        }
        timer.cancel();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye")));
        System.out.println(out.append(Integer.valueOf(1000) == Integer.valueOf(1000)));
    }
}
