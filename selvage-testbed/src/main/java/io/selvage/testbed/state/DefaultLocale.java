package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Locale;

/** One thread changes the default locale by which another formats. */
@Expect(outputs = {"1.5\n", "1,5\n"})
public final class DefaultLocale {
    private static volatile String seen;

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        Threads.run(() -> Locale.setDefault(Locale.GERMANY), () -> seen = String.format("%.1f", 1.5));
        System.out.println(seen);
    }
}
