package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Two threads encode into the same array. */
@Expect(
        outputs = {"AQID\n", "BAUG\n"},
        finding = "DATA_RACE")
public final class EncodedIntoArray {
    private static void encode(byte[] target, int first) {
        byte[] source = {(byte) first, (byte) (first + 1), (byte) (first + 2)};
        Base64.getEncoder().encode(source, target);
    }

    public static void main(String[] args) throws Exception {
        byte[] target = new byte[4];
        Threads.run(() -> encode(target, 1), () -> encode(target, 4));
        System.out.println(new String(target, StandardCharsets.US_ASCII));
    }
}
