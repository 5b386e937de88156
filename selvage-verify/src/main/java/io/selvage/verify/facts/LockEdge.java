package io.selvage.verify.facts;

import java.util.List;

/** {@code inner} is taken while {@code outer} is held, and so are {@code gates}. */
public record LockEdge(String outer, String inner, List<String> gates, String site, String entry) {
    public LockEdge {
        gates = List.copyOf(gates);
    }
}
