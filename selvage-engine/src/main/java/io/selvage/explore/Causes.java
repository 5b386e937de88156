package io.selvage.explore;

import io.selvage.model.Finding;
import java.util.HashMap;
import java.util.Map;

/**
 * Causes of findings by the signature of the executions that showed them, so that detectors need not look twice. Changed
 * only while no execution runs, so that explorers may read it without a lock.
 */
final class Causes {
    private static final int MOST = 100_000;

    private final Map<Long, String> bySignature = new HashMap<>();

    static String of(Finding finding) {
        return Cause.of(finding).text();
    }

    boolean known(long signature) {
        return bySignature.containsKey(signature);
    }

    /** The cause known for this signature, or null. */
    String get(long signature) {
        return bySignature.get(signature);
    }

    void learn(long signature, Finding finding) {
        if (bySignature.size() < MOST) {
            bySignature.put(signature, of(finding));
        }
    }

    void forget() {
        bySignature.clear();
    }
}
