package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Properties;

/** Properties ask their defaults for what they do not have. */
@Expect(
        outputs = {"null\n", "value\n"},
        proof = "dpor")
public final class PropertiesDefaults {
    private static final Properties DEFAULTS = new Properties();
    private static final Properties SETTINGS = new Properties(DEFAULTS);
    private static volatile String seen;

    private PropertiesDefaults() {}

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> DEFAULTS.setProperty("key", "value"), () -> seen = SETTINGS.getProperty("key"));
        System.out.println(seen);
    }
}
