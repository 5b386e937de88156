package io.selvage.explore.execution;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Causes of findings by the signature of the executions that showed them, so that detectors need not look twice. What
 * is added comes from executions before those that run, so for the search it is the same whether an explorer knows it
 * yet.
 */
public final class KnownCauses {
    private static final int MOST = 100_000;

    private final Map<Long, List<FindingCause>> bySignature = new ConcurrentHashMap<>();

    boolean contains(long signature) {
        return bySignature.containsKey(signature);
    }

    public Optional<List<FindingCause>> get(long signature) {
        return Optional.ofNullable(bySignature.get(signature));
    }

    public void put(long signature, List<FindingCause> causes) {
        if (bySignature.size() < MOST) {
            bySignature.put(signature, causes);
        }
    }

    public void clear() {
        bySignature.clear();
    }
}
