package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A record is known before its field is set; its text is made by the JDK. */
@Expect(
        outputs = {"nobody\n", "Part[size=0]\n", "Part[size=4]\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class RecordSeenEarly {
    private static volatile Part known;

    private record Part(int size) {
        Part(int size) {
            known = this;
            this.size = size;
        }
    }

    private static void read() {
        Part seen = known;
        System.out.println(seen == null ? "nobody" : seen.toString());
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new Part(4), RecordSeenEarly::read);
    }
}
