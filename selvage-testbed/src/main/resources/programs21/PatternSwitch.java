package programs21;

import io.selvage.testbed.Expect;

/** Language of JDK 21 around shared state: patterns, records, switch. */
@Expect(outputs = {"none\n", "pair 1 2\n", "text x\n"}, since = 21)
public final class PatternSwitch {
    private sealed interface Shape permits Pair, Text {}

    private record Pair(int left, int right) implements Shape {}

    private record Text(String text) implements Shape {}

    private static volatile Shape shape;

    private static void print() {
        System.out.println(
                switch (shape) {
                    case null -> "none";
                    case Pair(int left, int right) -> "pair " + left + " " + right;
                    case Text(var text) -> "text " + text;
                });
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(PatternSwitch::print);
        reader.start();
        shape = new Pair(1, 2);
        shape = new Text("x");
        reader.join();
    }
}
