package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.logging.Level;
import java.util.logging.Logger;

/** One thread changes the level of a logger that another asks. */
@Expect(
        outputs = {"true\n", "false\n"},
        proof = "dpor")
public final class LoggerLevels {
    private static final Logger LOGGER = Logger.getLogger("levels");
    private static volatile boolean seen;

    public static void main(String[] args) throws Exception {
        LOGGER.setLevel(Level.INFO);
        Threads.run(() -> LOGGER.setLevel(Level.OFF), () -> seen = LOGGER.isLoggable(Level.INFO));
        System.out.println(seen);
    }
}
