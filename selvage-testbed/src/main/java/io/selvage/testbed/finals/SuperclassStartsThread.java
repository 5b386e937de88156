package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;

/** The constructor of a superclass starts a thread, which calls a method of the subclass. */
@Expect(
        outputs = {"null\n", "done\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class SuperclassStartsThread {
    private abstract static class Service {
        final Thread thread = new Thread(this::serve);

        Service() {
            thread.start();
        }

        abstract void serve();
    }

    private static final class Printing extends Service {
        private final Object text;

        Printing(Object text) {
            this.text = text;
        }

        @Override
        void serve() {
            System.out.println(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Printing("done").thread.join();
    }
}
