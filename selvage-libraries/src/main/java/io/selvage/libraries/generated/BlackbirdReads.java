package io.selvage.libraries.generated;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads read with one mapper, by accessors that are made at run time. */
@Of(Library.BLACKBIRD)
@Expect(outputs = "7\n", enough = "dpor 20")
public final class BlackbirdReads {
    private BlackbirdReads() {}

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper().registerModule(new BlackbirdModule());
        int[] read = new int[2];
        Threads.run(
                () -> read[0] = mapper.readValue("{\"x\":3}", Point.class).getX(),
                () -> read[1] = mapper.readValue("{\"x\":4}", Point.class).getX());
        System.out.println(read[0] + read[1]);
    }

    /** What is read. */
    public static final class Point {
        private int x;

        public int getX() {
            return x;
        }

        public void setX(int x) {
            this.x = x;
        }
    }
}
