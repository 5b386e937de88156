package io.selvage.testbed.services;

import java.util.List;
import java.util.function.Consumer;

/** Asks all questions twice: in the main thread, and in a second one. */
public final class JdkServices {
    private static final List<Consumer<Answers>> GROUPS = List.of(
            Texts::ask,
            Dates::ask,
            Characters::ask,
            Loading::ask,
            Logs::ask,
            Security::ask,
            Documents::ask,
            Reflection::ask,
            Surroundings::ask);

    private JdkServices() {}

    public static void main(String[] args) throws InterruptedException {
        int first = askAll("main");
        Thread second = new Thread(() -> askAll("second"), "second");
        second.start();
        second.join();
        if (first < 200) {
            throw new AssertionError("only " + first + " questions");
        }
    }

    private static int askAll(String asker) {
        Answers answers = new Answers(asker);
        for (Consumer<Answers> group : GROUPS) {
            group.accept(answers);
        }
        return answers.count();
    }
}
