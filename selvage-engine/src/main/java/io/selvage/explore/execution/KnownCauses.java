package io.selvage.explore.execution;

import io.selvage.model.Finding;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Causes of findings by the signature of the executions that showed them, so that detectors need not look twice. What
 * is learned comes from executions before those that run, so for the search it is the same whether an explorer knows it yet.
 */
public final class KnownCauses {
    private static final int MOST = 100_000;

    private final Map<Long, List<String>> bySignature = new ConcurrentHashMap<>();

    public static String of(Finding finding) {
        return FindingCause.of(finding).text();
    }

    boolean known(long signature) {
        return bySignature.containsKey(signature);
    }

    /** The causes known for this signature, or null. */
    public List<String> get(long signature) {
        return bySignature.get(signature);
    }

    public void learn(long signature, List<String> causes) {
        if (bySignature.size() < MOST) {
            bySignature.put(signature, causes);
        }
    }

    public void forget() {
        bySignature.clear();
    }
}
