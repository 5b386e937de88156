package io.selvage.testbed.processes.programs;

/** Ends by itself, or by an exception if there is an argument; a shutdown hook prints something in either case. */
public final class LastWords {
    private LastWords() {}

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye")));
        System.out.println("hello");
        if (args.length > 0) {
            throw new IllegalStateException(args[0]);
        }
    }
}
