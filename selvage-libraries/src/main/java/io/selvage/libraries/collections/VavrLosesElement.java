package io.selvage.libraries.collections;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import io.vavr.collection.List;

/** Two threads read a field and set it to a longer list: an element can be lost. */
@Of(value = Library.VAVR, says = "an element is lost")
@Expect(outputs = "2\n", finding = "UNCAUGHT_EXCEPTION")
public final class VavrLosesElement {
    private static volatile List<Integer> list = List.empty();

    private VavrLosesElement() {}

    public static void main(String[] args) throws Exception {
        Threads.run(() -> list = list.prepend(1), () -> list = list.prepend(2));
        Check.that(list.size() == 2, "an element is lost");
        System.out.println(list.size());
    }
}
