package io.selvage.libraries.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads add to one node, which is made for one thread. */
@Of(Library.JACKSON)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class JacksonNodeShared {
    private JacksonNodeShared() {}

    public static void main(String[] args) throws Exception {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        Threads.run(() -> array.add(1), () -> array.add(2));
        Check.that(array.size() == 2, "an element is lost");
        System.out.println(array.size());
    }
}
