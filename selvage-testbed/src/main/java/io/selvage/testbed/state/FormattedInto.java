package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HexFormat;

/** Two threads let formatters append to the same text. */
@Expect(
        outputs = {"0102\n", "0201\n"},
        also = "UNCAUGHT_EXCEPTION",
        finding = "DATA_RACE")
public final class FormattedInto {
    public static void main(String[] args) throws Exception {
        StringBuilder text = new StringBuilder();
        Threads.run(
                () -> HexFormat.of().formatHex(text, new byte[] {1}),
                () -> HexFormat.of().formatHex(text, new byte[] {2}));
        System.out.println(text);
    }
}
