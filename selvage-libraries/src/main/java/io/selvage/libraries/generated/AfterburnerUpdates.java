package io.selvage.libraries.generated;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread updates what another one writes, by accessors that are made at run time. */
@Of(Library.AFTERBURNER)
@Expect(
        outputs = {"0\n", "3\n"},
        finding = "DATA_RACE",
        enough = "dpor 20")
public final class AfterburnerUpdates {
    private AfterburnerUpdates() {}

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper().registerModule(new AfterburnerModule());
        Point point = new Point();
        Threads.run(
                () -> mapper.readerForUpdating(point).readValue("{\"x\":3}"), () -> mapper.writeValueAsString(point));
        System.out.println(point.getX());
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
