package io.selvage.libraries.frameworks;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.lang3.mutable.MutableInt;

/** Two threads increment a number that is made for one thread. */
@Of(Library.LANG3)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class LangMutableShared {
    private LangMutableShared() {}

    public static void main(String[] args) throws Exception {
        MutableInt number = new MutableInt();
        Threads.run(number::increment, number::increment);
        Check.that(number.intValue() == 2, "an update is lost");
        System.out.println(2);
    }
}
