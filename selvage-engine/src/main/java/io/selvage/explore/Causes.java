package io.selvage.explore;

import io.selvage.model.Finding;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Causes of findings by the signature of the executions that showed them, so that detectors need not look twice. What
 * is learned comes from executions before those that run, so for the search it is the same whether an explorer knows it yet.
 */
final class Causes {
    private static final int MOST = 100_000;

    private final Map<Long, String> bySignature = new ConcurrentHashMap<>();

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
        learn(signature, of(finding));
    }

    void learn(long signature, String cause) {
        if (bySignature.size() < MOST) {
            bySignature.put(signature, cause);
        }
    }

    void forget() {
        bySignature.clear();
    }
}
