package io.selvage.testbed;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/**
 * Which of many cases a build tries: another share each day, and on each JDK, so that all get their turn. {@code
 * -Dselvage.share=20000} tries the shares of that day, {@code -Dselvage.share=all} tries all there are.
 */
public final class Share {
    private static final String PROPERTY = "selvage.share";
    private static final String CHOSEN = System.getProperty(
            PROPERTY, Long.toString(LocalDate.now(ZoneOffset.UTC).toEpochDay()));

    private Share() {}

    /** Every n-th of {@code all}, in the same order. What was chosen is printed under {@code title}. */
    public static <T> List<T> of(String title, List<T> all, int n) {
        List<T> chosen = CHOSEN.equals("all") || n == 1 ? all : every(all, n);
        System.out.println(title + ": " + chosen.size() + " of " + all.size() + ", " + again());
        return chosen;
    }

    private static <T> List<T> every(List<T> all, int n) {
        int first = Math.floorMod(Integer.parseInt(CHOSEN) + Runtime.version().feature(), n);
        return IntStream.range(0, all.size())
                .filter(i -> i % n == first)
                .mapToObj(all::get)
                .toList();
    }

    /** A test whose failure says how to get it again on another day. */
    public static DynamicTest test(String name, Executable body) {
        return DynamicTest.dynamicTest(name, () -> {
            try {
                body.execute();
            } catch (AssertionError failure) {
                throw new AssertionError(again() + "\n" + failure.getMessage(), failure);
            }
        });
    }

    private static String again() {
        return "again by -Dselvage.share=" + CHOSEN;
    }
}
