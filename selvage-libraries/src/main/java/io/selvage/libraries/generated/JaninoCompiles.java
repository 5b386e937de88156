package io.selvage.libraries.generated;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.codehaus.janino.SimpleCompiler;

/** Two threads call methods of such a class that hold no lock. */
@Of(value = Library.JANINO, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class JaninoCompiles {
    private JaninoCompiles() {}

    public static void main(String[] args) throws Exception {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(JaninoCompiles.class.getClassLoader());
        compiler.cook(SOURCE);
        Counter counter = (Counter) compiler.getClassLoader()
                .loadClass("Made")
                .getDeclaredConstructor()
                .newInstance();
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }

    private static final String SOURCE = """
            public class Made implements io.selvage.libraries.generated.Counter {
                private int value;

                public int increment() {
                    return ++value;
                }

                public int value() {
                    return value;
                }
            }
            """;
}
