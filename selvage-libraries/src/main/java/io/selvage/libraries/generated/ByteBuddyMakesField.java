package io.selvage.libraries.generated;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Modifier;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.implementation.FieldAccessor;

/** The whole class is made at run time, its field too, below a class of the JDK. */
@Of(value = Library.BYTE_BUDDY, says = "an update is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION", also = "DATA_RACE")
public final class ByteBuddyMakesField {
    private ByteBuddyMakesField() {}

    public static void main(String[] args) throws Exception {
        Cell cell = new ByteBuddy()
                .subclass(Object.class)
                .implement(Cell.class)
                .defineField("value", int.class, Modifier.PRIVATE)
                .method(named("getValue").or(named("setValue")))
                .intercept(FieldAccessor.ofField("value"))
                .make()
                .load(ByteBuddyMakesField.class.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
                .getLoaded()
                .asSubclass(Cell.class)
                .getDeclaredConstructor()
                .newInstance();
        Threads.run(() -> cell.setValue(cell.getValue() + 1), () -> cell.setValue(cell.getValue() + 1));
        Check.that(cell.getValue() == 2, "an update is lost");
        System.out.println(2);
    }

    /** What is implemented. */
    public interface Cell {
        int getValue();

        void setValue(int value);
    }
}
