package io.selvage.libraries.generated;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.codehaus.janino.SimpleCompiler;

/** Two threads call synchronized methods of a class that is compiled at run time. */
@Of(Library.JANINO)
@Expect(outputs = "2\n", proof = "dpor")
public final class JaninoCompilesLocked {
    private JaninoCompilesLocked() {}

    public static void main(String[] args) throws Exception {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(JaninoCompilesLocked.class.getClassLoader());
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

                public synchronized int increment() {
                    return ++value;
                }

                public synchronized int value() {
                    return value;
                }
            }
            """;
}
