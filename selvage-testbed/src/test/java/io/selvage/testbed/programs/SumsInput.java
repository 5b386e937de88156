package io.selvage.testbed.programs;

import java.util.Scanner;

/** Adds two numbers of standard input, beside threads that print. */
public final class SumsInput {
    private SumsInput() {}

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.out.println("other"));
        other.start();
        Scanner input = new Scanner(System.in);
        int sum = input.nextInt() + input.nextInt();
        if (System.console() != null) {
            throw new AssertionError("there is a console");
        }
        System.out.println("sum " + sum);
        other.join();
    }
}
