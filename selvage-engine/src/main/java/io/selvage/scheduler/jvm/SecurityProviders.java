package io.selvage.scheduler.jvm;

import java.security.Provider;
import java.security.Security;
import java.util.Arrays;
import java.util.List;

/** Who provides algorithms, in which order. */
final class SecurityProviders {
    private SecurityProviders() {}

    static Snapshot snapshot() {
        List<Provider> before = List.of(Security.getProviders());
        return () -> restore(before);
    }

    private static void restore(List<Provider> before) {
        if (Arrays.asList(Security.getProviders()).equals(before)) {
            return;
        }
        for (Provider provider : Security.getProviders()) {
            Security.removeProvider(provider.getName());
        }
        before.forEach(Security::addProvider);
    }
}
