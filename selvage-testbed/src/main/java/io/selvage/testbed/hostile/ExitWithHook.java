package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** System.exit runs the hooks; whoever called it never comes back. */
@Expect(outputs = "hook\n", fork = true)
public final class ExitWithHook {
    private static void exit() {
        try {
            System.exit(0);
        } finally {
            System.out.println("never");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Threads.run(ExitWithHook::exit);
        System.out.println("never");
    }
}
